-- What nobody may reach through the API: the owners' list, limits, counters and the helpers of policies.
--
-- Tables in "private" have no row-level security on purpose: no role is granted anything here, and the
-- embedded backend re-grants everything in each schema that holds a table with row-level security.

create schema if not exists private;
revoke all on schema private from public, anon, authenticated;

create schema if not exists extensions;
grant usage on schema extensions to anon, authenticated, service_role;

-- Functions are executable by everyone unless this is said; hosted projects also grant them to the API's roles.
alter default privileges in schema private revoke execute on functions from public;

-- Substring search by e-mail needs trigrams; a database without the extension works, only slower.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_trgm') then
    create extension if not exists pg_trgm with schema extensions;
  end if;
end $$;

-- One row: every limit of the database. Change it with an update; nothing caches it.
create table private.settings (
  singleton boolean primary key default true check (singleton),
  -- Sign-ups by visitors: how many in which time, from one client address and from all together.
  signup_window interval not null default '10 minutes',
  signups_per_client int not null default 10,
  signups_site_wide int not null default 1000,
  -- Request headers that may hold the client's address, the most trustworthy first.
  client_headers text[] not null default '{cf-connecting-ip,x-real-ip,x-forwarded-for}',
  -- Client addresses are kept as salted hashes, and for an hour at most.
  client_salt text not null default gen_random_uuid()::text,
  -- mail-sync: how long one worker holds a row, and when a failed row is tried again (doubling up to the cap).
  sync_lease interval not null default '2 minutes',
  sync_backoff interval not null default '1 minute',
  sync_backoff_cap interval not null default '6 hours',
  sync_max_attempts int not null default 10
);
insert into private.settings default values;

-- Whether the statement comes from a browser: the API sets the role, owners of the database and servers don't.
create function private.is_visitor() returns boolean
language sql stable set search_path = ''
as $$ select coalesce(current_setting('role', true), '') in ('anon', 'authenticated') $$;

-- Default privileges of a schema only add to the global ones, so each function says it again.
revoke execute on function private.is_visitor() from public, anon, authenticated;
