-- The list that the backoffice reads: the same rows as "subscribers", for admins alone.
--
-- Under row-level security PostgreSQL puts no condition into an index scan that could leak rows by an error
-- message, and ILIKE counts as such: a search by e-mail would read the whole table. In this view the only other
-- condition is a constant, "the caller is an admin", which is decided before any row is read; so the search may
-- use the index and nobody else sees a row.
create view public.subscriber_list as
  select id, email, source, early_access, reviewed, created_at,
         synced_at, sync_attempts, sync_error, next_sync_at, sync_claimed_until
  from public.subscribers
  where (select private.is_admin());

revoke all on public.subscriber_list from public, anon, authenticated, service_role;
grant select on public.subscriber_list to authenticated;

-- A plain view passes writes on with its owner's rights; where the server re-grants everything, this refuses them.
create function private.refuse_write() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  raise insufficient_privilege using message = 'This list is for reading. Change "subscribers" instead.';
end $$;

create trigger refuse_write instead of insert or update or delete on public.subscriber_list
  for each row execute function private.refuse_write();

revoke execute on function private.refuse_write() from public, anon, authenticated;
