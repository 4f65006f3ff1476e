-- Claims of mail-sync: who may make them, and that a row is never held twice.
begin;
select no_plan();
delete from public.subscribers;
insert into public.subscribers (email) values ('Miso@example.com'), ('pho@example.com');
update private.settings set sync_backoff = '1 minute', sync_backoff_cap = '10 minutes', sync_max_attempts = 8;

select is(tests.outcome(call), '42501', role || ' may not ' || call)
from unnest(array['anon', 'authenticated']) as role,
  lateral (select tests.become(role)) as _,
  unnest(array['select public.claim_sync(''miso@example.com'')', 'select public.claim_syncs(10)',
    'select public.sync_succeeded(gen_random_uuid())', 'select public.sync_failed(gen_random_uuid(), 1, '''')',
    'select public.release_syncs(''{}'')']) as call;

select tests.become('service_role');
select is((select count(*)::int from public.claim_sync('nobody@example.com')), 0, 'an unknown address claims nothing');
select is((select email from public.claim_sync(' miso@EXAMPLE.com ')), 'Miso@example.com', 'an address is found without regard to case');
select is((select count(*)::int from public.claim_sync('miso@example.com')), 0, 'and is claimed once');
select is((select count(*)::int from public.claim_syncs(10, true)), 1, 'a retry takes the other row, not the one in progress');

select public.sync_failed((select id from public.subscribers where email like 'Miso%'), 1, 'The provider is asleep.');
select is((select sync_error from public.subscribers where email like 'Miso%'), 'The provider is asleep.', 'the reason is kept');
select ok((select next_sync_at between now() + interval '50 seconds' and now() + interval '70 seconds' from public.subscribers where email like 'Miso%'), 'the first retry waits about a minute');
select is((select count(*)::int from public.claim_sync('miso@example.com')), 0, 'an impatient visitor does not shorten it');
select is((select count(*)::int from public.claim_syncs(10)), 0, 'nor does the schedule');
select is((select count(*)::int from public.claim_syncs(10, true, (select id from public.subscribers where email like 'Miso%'))), 1, 'an admin does, for one row');
select public.sync_failed((select id from public.subscribers where email like 'Miso%'), 1, 'Late news from the first worker.');
select is((select sync_error from public.subscribers where email like 'Miso%'), 'The provider is asleep.', 'a worker whose claim is over settles nothing');
select public.sync_failed((select id from public.subscribers where email like 'Miso%'), 2, 'Again.');
select ok((select next_sync_at between now() + interval '100 seconds' and now() + interval '140 seconds' from public.subscribers where email like 'Miso%'), 'the second retry waits twice as long');

update public.subscribers set sync_attempts = 6 where email like 'Miso%';
select public.sync_failed((select id from public.subscribers where email like 'Miso%'), 6, 'Again.');
select ok((select next_sync_at between now() + interval '9 minutes' and now() + interval '11 minutes' from public.subscribers where email like 'Miso%'), 'up to the cap');
update public.subscribers set sync_attempts = 7 where email like 'Miso%';
select public.sync_failed((select id from public.subscribers where email like 'Miso%'), 7, 'Slow down.', 3000);
select ok((select next_sync_at > now() + interval '49 minutes' from public.subscribers where email like 'Miso%'), 'or as long as the provider asks');
update public.subscribers set sync_attempts = 8 where email like 'Miso%';
select public.sync_failed((select id from public.subscribers where email like 'Miso%'), 8, 'Enough.');
select is((select next_sync_at from public.subscribers where email like 'Miso%'), null, 'after the last try it is given up');
select is((select count(*)::int from public.claim_syncs(10, true)), 1, 'until an admin asks for it');
select public.sync_succeeded((select id from public.subscribers where email like 'Miso%'));
select results_eq('select synced_at is not null, sync_error, next_sync_at from public.subscribers where email like ''Miso%''',
  $$values (true, null::text, null::timestamptz)$$, 'a success clears the trouble');
select is((select count(*)::int from public.claim_sync('miso@example.com')), 0, 'and is never claimed again');

-- A worker that died
update public.subscribers set sync_claimed_until = now() - interval '1 second' where email = 'pho@example.com';
select is((select attempt from public.claim_sync('pho@example.com')), 2, 'a claim that ran out is free again');
select public.release_syncs(array(select id from public.subscribers where email = 'pho@example.com'), 30);
select results_eq('select sync_attempts, sync_claimed_until, next_sync_at > now() + interval ''29 seconds'' from public.subscribers where email = ''pho@example.com''',
  $$values (1, null::timestamptz, true)$$, 'a row given back has not used up a try');
select public.sync_failed((select id from public.subscribers where email = 'pho@example.com'), 1, 'Refused.', 0, true);
select is((select next_sync_at from public.subscribers where email = 'pho@example.com'), null, 'a permanent refusal is not tried again');
select tests.become_database();

select * from finish();
rollback;
