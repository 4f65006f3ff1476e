-- What the schema may hold at all, on a database whose server grants nothing by itself.
begin;
select no_plan();

select is_empty($$
  select c.relname from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relrowsecurity
$$, 'every table in public has row-level security');

select is_empty($$
  select p.proname from pg_proc p
  where p.pronamespace = 'private'::regnamespace and has_function_privilege('anon', p.oid, 'execute')
$$, 'anonymous executes no function in private');

select set_eq($$
  select p.proname::text from pg_proc p
  where p.pronamespace = 'private'::regnamespace and has_function_privilege('authenticated', p.oid, 'execute')
$$, array['is_admin', 'may_claim_admin'], 'a signed-in user executes the two that policies ask, and no other, in private');

select is_empty($$
  select p.proname from pg_proc p
  where p.pronamespace = 'public'::regnamespace and has_function_privilege('anon', p.oid, 'execute')
$$, 'anonymous executes no function in public');

select set_eq($$
  select p.proname::text from pg_proc p
  where p.pronamespace = 'public'::regnamespace and has_function_privilege('authenticated', p.oid, 'execute')
$$, array['is_admin', 'owner_needs_password', 'subscriber_counts'], 'a signed-in user executes these three in public');

select is_empty($$
  select p.proname from pg_proc p
  where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    and p.prosecdef and not coalesce(p.proconfig, '{}') @> array['search_path=""']
$$, 'every security definer function has an empty search_path');

select is_empty($$
  select grantee, table_name, privilege_type from information_schema.role_table_grants
  where table_schema = 'private' and grantee in ('anon', 'authenticated', 'service_role', 'PUBLIC')
$$, 'no role of the API has anything in private');

select ok(not has_schema_privilege('anon', 'private', 'usage'), 'anonymous may not look into private');
select ok(not has_schema_privilege('authenticated', 'private', 'usage'), 'a signed-in user may not look into private');

select set_eq($$
  select grantee || ' ' || lower(privilege_type) || ' ' || table_name
  from information_schema.role_table_grants
  where table_schema = 'public' and grantee in ('anon', 'authenticated', 'PUBLIC')
$$, array['authenticated select subscribers', 'authenticated select subscriber_list', 'authenticated select user_roles'],
  'grants on whole tables are these and no others');

select set_eq($$
  select grantee || ' ' || lower(privilege_type) || ' ' || table_name || '.' || column_name
  from information_schema.role_column_grants
  where table_schema = 'public' and grantee in ('anon', 'authenticated', 'PUBLIC') and privilege_type <> 'SELECT'
$$, array[
  'anon insert subscribers.email', 'anon insert subscribers.source', 'anon insert subscribers.early_access',
  'authenticated insert subscribers.email', 'authenticated insert subscribers.source',
  'authenticated insert subscribers.early_access', 'authenticated update subscribers.reviewed',
  'authenticated insert user_roles.user_id', 'authenticated insert user_roles.role'],
  'grants to write are these columns and no others');

select is_empty($$
  select c.relname, p.polname, p.polcmd from pg_policy p join pg_class c on c.oid = p.polrelid
  where c.relnamespace = 'public'::regnamespace and (p.polcmd = '*' or p.polroles = '{0}' or array_length(p.polroles, 1) <> 1)
$$, 'every policy is for one command and one role');

select is_empty($$
  select polrelid, polcmd, polroles from pg_policy group by 1, 2, 3 having count(*) > 1
$$, 'and there is one for each');

select * from finish();
rollback;
