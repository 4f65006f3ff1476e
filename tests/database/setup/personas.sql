-- Personas for the pgTAP files: accounts as the auth server leaves them, and requests as the API makes them.
create schema if not exists tests;
grant usage on schema tests to anon, authenticated, service_role;
create schema if not exists extensions;
create extension if not exists pgtap with schema extensions;
-- The files ask for grants and functions by name; pgTAP itself must not be among them.
do $$ begin execute format('alter database %I set search_path = "$user", public, extensions', current_database()); end $$;
set search_path = "$user", public, extensions;
grant usage on schema extensions to anon, authenticated, service_role;

-- An account for the address, confirmed by its link or not; answers its id.
create or replace function tests.account(address text, confirmed boolean) returns uuid
language plpgsql as $$
declare
  account uuid := gen_random_uuid();
begin
  insert into auth.users (id, email, encrypted_password, confirmation_token, confirmation_sent_at)
    values (account, address, 'first-password', md5(address), now());
  if confirmed then
    update auth.users set email_confirmed_at = now(), confirmation_token = '' where id = account;
  end if;
  return account;
end $$;

-- The rest of the transaction runs as this role, like a request of the API.
create or replace function tests.become(role_name text, account uuid default null, headers text default '') returns void
language plpgsql as $$
begin
  perform set_config('request.jwt.claim.sub', coalesce(account::text, ''), true);
  perform set_config('request.jwt.claim.role', role_name, true);
  perform set_config('request.jwt.claims', json_build_object('sub', account, 'role', role_name)::text, true);
  perform set_config('request.headers', headers, true);
  perform set_config('role', role_name, true);
end $$;

create or replace function tests.become_database() returns void
language plpgsql as $$ begin perform set_config('role', 'none', true); end $$;

-- The personas, by name: anonymous, stranger, owner_unconfirmed, owner_confirmed, admin, role_removed.
create or replace function tests.become_persona(persona text) returns uuid
language plpgsql as $$
declare
  account uuid;
begin
  if persona = 'anonymous' then
    perform tests.become('anon');
    return null;
  end if;
  if persona <> 'stranger' then
    insert into private.owners (email) values (persona || '@persona.example.com');
  end if;
  account := tests.account(persona || '@persona.example.com', persona <> 'owner_unconfirmed');
  if persona in ('admin', 'role_removed') then
    insert into public.user_roles (user_id, role) values (account, 'admin');
  end if;
  if persona = 'role_removed' then
    delete from private.owners where email = 'role_removed@persona.example.com';
  end if;
  perform tests.become('authenticated', account);
  return account;
end $$;

-- Runs a statement and answers 'rows: n' or its SQLSTATE, with everything it did undone where it failed.
create or replace function tests.outcome(statement text) returns text
language plpgsql as $$
declare
  n bigint;
begin
  execute statement;
  get diagnostics n = row_count;
  return 'rows: ' || n;
exception when others then
  return sqlstate;
end $$;

-- True for "nothing happened": refused, or no row was found to do it to.
create or replace function tests.is_nothing(outcome text) returns boolean
language sql as $$ select outcome in ('42501', 'rows: 0') $$;
