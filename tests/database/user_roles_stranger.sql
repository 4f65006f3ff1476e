-- public.user_roles, as a signed-in stranger.
begin;
select no_plan();
create temp table other on commit drop as select tests.account('someone.else@example.com', true) as id;
insert into public.user_roles (user_id, role) select id, 'admin' from other;
create temp table me on commit drop as select tests.become_persona('stranger') as id;
select tests.become_database();
grant select on other, me to anon, authenticated;
select tests.become('authenticated', (select id from me));
select ok(tests.is_nothing(tests.outcome('select * from public.user_roles')), 'a signed-in stranger sees no role');
select is(tests.outcome('insert into public.user_roles (user_id, role) values (coalesce((select id from me), gen_random_uuid()), ''admin'')'), '42501', 'a signed-in stranger can not claim the admin role');
select is((select public.is_admin()), false, 'a signed-in stranger is no admin');
select is(tests.outcome('insert into public.user_roles (user_id, role) select id, ''admin'' from other'), '42501', 'a signed-in stranger gives nobody else a role');
select ok(tests.outcome('insert into public.user_roles (user_id, role) values (coalesce((select id from me), gen_random_uuid()), ''superuser'')') in ('42501', '23514'), 'a signed-in stranger can not claim an unknown role');
select ok(tests.is_nothing(tests.outcome('update public.user_roles set role = ''admin'', user_id = user_id')), 'a signed-in stranger changes no role');
select ok(tests.is_nothing(tests.outcome('delete from public.user_roles')), 'a signed-in stranger deletes no role');
select isnt(tests.outcome('select * from private.owners'), 'rows: 1', 'a signed-in stranger does not see the owners'' list');
select is(tests.outcome('insert into private.owners (email) values (''x@example.com'')'), '42501', 'a signed-in stranger does not write the owners'' list');
select is(tests.outcome('select public.allow_owner(''x@example.com'')'), '42501', 'a signed-in stranger can not list an owner through the API');
select tests.become_database();
select is((select count(*)::int from public.user_roles where user_id = (select id from other)), 1, 'the other admin is still one');

select * from finish();
rollback;
