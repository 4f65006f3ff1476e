-- public.subscribers, as an anonymous visitor.
begin;
select no_plan();
delete from public.subscribers;
insert into public.subscribers (email, source) values ('miso@example.com', 'popup'), ('pho@example.com', null);
select tests.become_persona('anonymous');

-- Reading
select ok(tests.is_nothing(tests.outcome('select * from public.subscribers')), 'an anonymous visitor reads no subscriber');
select ok(tests.is_nothing(tests.outcome('select id from public.subscribers where email = ''miso@example.com''')), 'an anonymous visitor finds no subscriber by address');
select ok(tests.is_nothing(tests.outcome('select * from public.subscriber_list')), 'an anonymous visitor reads no row of the list');
select is(tests.outcome('select public.subscriber_counts()'), '42501', 'an anonymous visitor gets no counts');

-- Writing what is there
select ok(tests.is_nothing(tests.outcome('update public.subscribers set reviewed = true')), 'an anonymous visitor marks nobody reviewed');
select ok(tests.is_nothing(tests.outcome('update public.subscribers set email = ''x@example.com'' where true')), 'an anonymous visitor changes no address');
select ok(tests.is_nothing(tests.outcome('delete from public.subscribers')), 'an anonymous visitor deletes nobody');
select ok(tests.is_nothing(tests.outcome('update public.subscriber_list set reviewed = true')), 'an anonymous visitor writes nothing through the list');
select ok(tests.is_nothing(tests.outcome('delete from public.subscriber_list')), 'an anonymous visitor deletes nothing through the list');

-- Subscribing
select is(tests.outcome('insert into public.subscribers (email, source, early_access) values (''new@example.com'', ''popup'', true)'), 'rows: 1', 'an anonymous visitor may subscribe');
select is(tests.outcome('insert into public.subscribers (email) values (''MISO@example.com'')'), '23505', 'an anonymous visitor is told of a known address, in any case');
select is(tests.outcome('insert into public.subscribers (email) values (''not an address'')'), 'PT422', 'an anonymous visitor is refused a malformed address');
select is(tests.outcome('insert into public.subscribers (email, source) values (''a@example.com'', ''=1+1'')'), 'PT422', 'an anonymous visitor is refused a source that is no word');
select is(tests.outcome('insert into public.subscribers (email) values (''a@example.com''), (''b@example.com'')'), 'PT422', 'an anonymous visitor subscribes one address at a time');
select is(tests.outcome('insert into public.subscribers (email, reviewed) values (''a@example.com'', true)'), '42501', 'an anonymous visitor can not arrive reviewed');
select is(tests.outcome('insert into public.subscribers (email, created_at) values (''a@example.com'', ''2020-01-01'')'), '42501', 'an anonymous visitor can not choose the date');
select is(tests.outcome('insert into public.subscribers (email, synced_at) values (''a@example.com'', now())'), '42501', 'an anonymous visitor can not arrive synced');
select is(tests.outcome('insert into public.subscribers (email, sync_attempts) values (''a@example.com'', 9)'), '42501', 'an anonymous visitor can not use up the tries');
select is(tests.outcome('insert into public.subscribers (email, next_sync_at) values (''a@example.com'', null)'), '42501', 'an anonymous visitor can not keep a row from being synced');
select is(tests.outcome('insert into public.subscribers (email) values (''a@example.com'') returning id'), '42501', 'an anonymous visitor gets nothing back');
select isnt(tests.outcome('insert into public.subscribers (email) values (''miso@example.com'') on conflict (id) do update set reviewed = true'), 'rows: 1', 'an anonymous visitor can not upsert over a row');
select is(tests.outcome('insert into public.subscriber_list (email, reviewed) values (''c@example.com'', true)'), '42501', 'an anonymous visitor can not insert through the list');

select tests.become_database();
select is((select count(*)::int from public.subscribers), 3, 'two rows and the one new subscription are there');
select is((select count(*)::int from public.subscribers where reviewed), 0, 'nobody is reviewed');
select results_eq('select source, early_access, reviewed, synced_at is null from public.subscribers where email = ''new@example.com''',
  $$values ('popup', true, false, true)$$, 'the new row has what was sent, and the defaults');

select * from finish();
rollback;
