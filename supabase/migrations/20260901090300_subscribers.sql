-- The newsletter's subscribers. Visitors insert with the public key; only an admin reads, and marks reviewed.

create table public.subscribers (
  id uuid primary key default gen_random_uuid(),
  -- As typed; unique without regard to case. The exact grammar is in the trigger below, this is its backstop.
  email text not null check (length(email) <= 254 and email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$'),
  source text check (source ~ '^[a-z0-9][a-z0-9_-]{0,63}$'),
  early_access boolean not null default true,
  reviewed boolean not null default false,
  created_at timestamptz not null default now(),
  -- mail-sync. Waiting: synced_at null, next_sync_at set. Failed: sync_error set; given up: next_sync_at null too.
  synced_at timestamptz,
  sync_attempts int not null default 0,
  sync_error text,
  next_sync_at timestamptz default now(),
  sync_claimed_until timestamptz
);

-- Newest first, with the id as tie-breaker, so that pages by key neither skip nor repeat a row.
create unique index subscribers_email_key on public.subscribers (lower(email));
create index subscribers_newest on public.subscribers (created_at desc, id desc);
create index subscribers_reviewed_newest on public.subscribers (reviewed, created_at desc, id desc);
create index subscribers_source_newest on public.subscribers (source, created_at desc, id desc);
create index subscribers_early_access_newest on public.subscribers (early_access, created_at desc, id desc);
create index subscribers_by_email on public.subscribers (email, id);
create index subscribers_due on public.subscribers (next_sync_at) where synced_at is null;

do $$
begin
  if exists (select from pg_extension where extname = 'pg_trgm') then
    create index subscribers_email_search on public.subscribers using gin (email extensions.gin_trgm_ops);
  end if;
end $$;

alter table public.subscribers enable row level security;
revoke all on public.subscribers from public, anon, authenticated, service_role;
grant insert (email, source, early_access) on public.subscribers to anon, authenticated;
grant select on public.subscribers to authenticated;
grant update (reviewed) on public.subscribers to authenticated;
grant select, insert, update, delete on public.subscribers to service_role;

-- Grants alone protect nothing where the server re-grants them, so the policies say the columns' rule again:
-- a visitor's row has the defaults in every column that the server owns.
create policy "visitors subscribe" on public.subscribers
  for insert to anon with check (
    not reviewed and created_at = now() and next_sync_at = now() and synced_at is null
    and sync_attempts = 0 and sync_error is null and sync_claimed_until is null
  );

create policy "signed-in visitors subscribe" on public.subscribers
  for insert to authenticated with check (
    not reviewed and created_at = now() and next_sync_at = now() and synced_at is null
    and sync_attempts = 0 and sync_error is null and sync_claimed_until is null
  );

create policy "admins read" on public.subscribers
  for select to authenticated using ((select private.is_admin()));

create policy "admins mark reviewed" on public.subscribers
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));

-- An admin changes "reviewed" and nothing else.
create function private.guard_subscriber_update() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if private.is_visitor()
     and to_jsonb(new) - 'reviewed' is distinct from to_jsonb(old) - 'reviewed' then
    raise insufficient_privilege using message = 'Only "reviewed" can be changed.';
  end if;
  return new;
end $$;

create trigger guard_subscriber_update before update on public.subscribers
  for each row execute function private.guard_subscriber_update();

revoke execute on function private.guard_subscriber_update() from public, anon, authenticated;
