-- What the mail-sync function calls with the secret key. A row is claimed for a while, tried, and settled; a
-- function that dies in between loses nothing, because the claim runs out and the row is due again.

create type public.sync_claim as (id uuid, email text, attempt int);

-- Takes the row of an address, if there is one that is due. Twenty callers at once: one gets it.
create function public.claim_sync(p_email text) returns setof public.sync_claim
language sql volatile security definer set search_path = ''
as $$
  update public.subscribers set
    sync_attempts = sync_attempts + 1,
    sync_claimed_until = now() + (select sync_lease from private.settings)
  where lower(email) = lower(btrim(p_email))
    and synced_at is null
    and next_sync_at <= now()
    and coalesce(sync_claimed_until, '-infinity') < now()
  returning id, email, sync_attempts
$$;

-- Takes up to p_limit rows that are due. An admin's retry (p_all) also takes those that wait for their turn or
-- were given up, and p_id picks one of them; rows in progress are never taken twice.
create function public.claim_syncs(p_limit int, p_all boolean default false, p_id uuid default null)
returns setof public.sync_claim
language sql volatile security definer set search_path = ''
as $$
  with due as (
    select id from public.subscribers
    where synced_at is null
      and (p_all or next_sync_at <= now())
      and (p_id is null or id = p_id)
      and coalesce(sync_claimed_until, '-infinity') < now()
    order by next_sync_at nulls last
    limit greatest(0, least(p_limit, 500))
    for update skip locked
  )
  update public.subscribers set
    sync_attempts = sync_attempts + 1,
    sync_claimed_until = now() + (select sync_lease from private.settings)
  from due where subscribers.id = due.id
  returning subscribers.id, subscribers.email, subscribers.sync_attempts
$$;

create function public.sync_succeeded(p_id uuid) returns void
language sql volatile security definer set search_path = ''
as $$
  update public.subscribers
    set synced_at = now(), sync_error = null, next_sync_at = null, sync_claimed_until = null
    where id = p_id and synced_at is null
$$;

-- p_attempt: a worker whose claim ran out must not settle the next worker's. p_retry_after: seconds that the
-- provider asked for. p_permanent: trying again can't help (the provider refuses this address).
create function public.sync_failed(
  p_id uuid, p_attempt int, p_error text, p_retry_after int default 0, p_permanent boolean default false
) returns void
language sql volatile security definer set search_path = ''
as $$
  update public.subscribers set
    sync_error = left(p_error, 500),
    sync_claimed_until = null,
    next_sync_at = case
      when p_permanent or sync_attempts >= settings.sync_max_attempts then null
      else now() + greatest(
        make_interval(secs => p_retry_after),
        least(settings.sync_backoff_cap, settings.sync_backoff * power(2, least(p_attempt, 30) - 1)) * (0.9 + random() * 0.2))
    end
  from private.settings
  where id = p_id and sync_attempts = p_attempt and synced_at is null
$$;

-- Gives claims back untried, for instance after the provider said "too many requests" or is not configured.
create function public.release_syncs(p_ids uuid[], p_retry_after int default 0) returns void
language sql volatile security definer set search_path = ''
as $$
  update public.subscribers set
    sync_attempts = greatest(0, sync_attempts - 1),
    sync_claimed_until = null,
    next_sync_at = case when next_sync_at is null then null
      else greatest(next_sync_at, now() + make_interval(secs => p_retry_after)) end
  where id = any (p_ids) and synced_at is null
$$;

revoke execute on function
  public.claim_sync(text), public.claim_syncs(int, boolean, uuid), public.sync_succeeded(uuid),
  public.sync_failed(uuid, int, text, int, boolean), public.release_syncs(uuid[], int)
  from public, anon, authenticated;
grant execute on function
  public.claim_sync(text), public.claim_syncs(int, boolean, uuid), public.sync_succeeded(uuid),
  public.sync_failed(uuid, int, text, int, boolean), public.release_syncs(uuid[], int)
  to service_role;
