-- The dashboard's three counters, kept by triggers: counting a million rows on each visit is linear, this is not.

create table private.subscriber_counts (
  singleton boolean primary key default true check (singleton),
  total bigint not null,
  reviewed bigint not null
);
insert into private.subscriber_counts (total, reviewed)
  select count(*), count(*) filter (where reviewed) from public.subscribers;

create function private.count_added() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update private.subscriber_counts set
    total = total + (select count(*) from added),
    reviewed = reviewed + (select count(*) from added where added.reviewed);
  return null;
end $$;

create function private.count_removed() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update private.subscriber_counts set
    total = total - (select count(*) from removed),
    reviewed = reviewed - (select count(*) from removed where removed.reviewed);
  return null;
end $$;

create function private.count_reviewed() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  change bigint;
begin
  select (select count(*) from after where after.reviewed) - (select count(*) from before where before.reviewed)
    into change;
  -- mail-sync updates rows all the time without a change here; it must not queue for this one row.
  if change <> 0 then
    update private.subscriber_counts set reviewed = reviewed + change;
  end if;
  return null;
end $$;

create function private.count_none() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update private.subscriber_counts set total = 0, reviewed = 0;
  return null;
end $$;

create trigger count_added after insert on public.subscribers
  referencing new table as added for each statement execute function private.count_added();
create trigger count_removed after delete on public.subscribers
  referencing old table as removed for each statement execute function private.count_removed();
create trigger count_reviewed after update on public.subscribers
  referencing old table as before new table as after
  for each statement execute function private.count_reviewed();
create trigger count_none after truncate on public.subscribers
  for each statement execute function private.count_none();

-- One object: {"total", "reviewed", "unreviewed"}. Admins alone; anyone else is refused, not shown zeros.
create function public.subscriber_counts(out total bigint, out reviewed bigint, out unreviewed bigint)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if private.is_visitor() and not private.is_admin() then
    raise insufficient_privilege using message = 'Only an admin may see the subscribers.';
  end if;
  select c.total, c.reviewed, c.total - c.reviewed into total, reviewed, unreviewed
    from private.subscriber_counts as c;
end $$;

revoke execute on function
  private.count_added(), private.count_removed(), private.count_reviewed(), private.count_none(),
  public.subscriber_counts()
  from public, anon, authenticated;
grant execute on function public.subscriber_counts() to authenticated, service_role;
