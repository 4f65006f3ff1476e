-- public.subscribers, as an admin.
begin;
select no_plan();
delete from public.subscribers;
insert into public.subscribers (email, source) values ('miso@example.com', 'popup'), ('pho@example.com', null);
select tests.become_persona('admin');

select is(tests.outcome('select * from public.subscribers'), 'rows: 2', 'an admin reads every subscriber');
select is(tests.outcome('select * from public.subscriber_list where email ilike ''%mis%'''), 'rows: 1', 'an admin searches the list');
select results_eq('select * from public.subscriber_counts()', $$values (2::bigint, 0::bigint, 2::bigint)$$, 'an admin gets the counts');

select is(tests.outcome('update public.subscribers set reviewed = true where email = ''miso@example.com'''), 'rows: 1', 'an admin marks reviewed');
select results_eq('select * from public.subscriber_counts()', $$values (2::bigint, 1::bigint, 1::bigint)$$, 'the counts follow');
select is(tests.outcome('update public.subscribers set reviewed = false'), 'rows: 2', 'an admin marks several unreviewed');
select results_eq('select * from public.subscriber_counts()', $$values (2::bigint, 0::bigint, 2::bigint)$$, 'the counts follow again');

select is(tests.outcome(format('update public.subscribers set %I = %L', change.name, change.value)), '42501', 'an admin can not change ' || change.name)
from (values ('id', gen_random_uuid()::text), ('email', 'x@example.com'), ('source', 'popup2'), ('early_access', 'false'),
  ('created_at', '2020-01-01'), ('synced_at', '2020-01-01'), ('sync_attempts', '9'), ('sync_error', 'x'),
  ('next_sync_at', '2020-01-01'), ('sync_claimed_until', '2020-01-01')) as change (name, value);
select is(tests.outcome('update public.subscribers set reviewed = true, email = ''x@example.com'''), '42501', 'an admin can not change more along with reviewed');
select ok(tests.is_nothing(tests.outcome('delete from public.subscribers')), 'an admin deletes nobody');
select is(tests.outcome('update public.subscriber_list set reviewed = true'), '42501', 'an admin writes nothing through the list');
select is(tests.outcome('insert into public.subscribers (email) values (''new@example.com'')'), 'rows: 1', 'an admin may subscribe too');
select is(tests.outcome('insert into public.subscribers (email, reviewed) values (''a@example.com'', true)'), '42501', 'an admin inserts nobody as reviewed');
select is(tests.outcome('select public.claim_sync(''miso@example.com'')'), '42501', 'an admin claims nothing from mail-sync');

select tests.become_database();
select is((select count(*)::int from public.subscribers), 3, 'two rows and the one new subscription are there');
select is((select count(*)::int from public.subscribers where reviewed), 0, 'and nothing was changed by the refused statements');

select * from finish();
rollback;
