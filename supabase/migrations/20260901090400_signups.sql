-- What a visitor's sign-up has to pass, with messages that a visitor may read.
-- PostgREST answers SQLSTATE PTxyz with HTTP status xyz.

-- Sign-ups by minute: one line for all together (client ''), one for each client address (a salted hash).
create table private.signup_counts (
  client text not null,
  minute timestamptz not null,
  signups int not null,
  primary key (client, minute)
);
create index signup_counts_minute on private.signup_counts (minute);

-- The caller's address as a salted hash, or null where the server passes no headers.
create function private.client_hash() returns text
language sql stable security definer set search_path = ''
as $$
  select encode(sha256(convert_to(settings.client_salt || found.address, 'UTF8')), 'hex')
  from private.settings,
  lateral (
    select btrim(split_part(headers.value ->> name, ',', 1)) as address
    from (select nullif(current_setting('request.headers', true), '')::json as value) as headers,
         unnest(settings.client_headers) with ordinality as wanted (name, rank)
    where coalesce(headers.value ->> name, '') <> ''
    order by rank
    limit 1
  ) as found
$$;

-- Counts one sign-up and refuses it above the limits. Sums whole minutes, so the window may be up to a minute
-- longer than the setting, never shorter. The row lock makes parallel sign-ups of one client wait their turn.
create function private.count_signup() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  limits private.settings;
  this_minute constant timestamptz := date_trunc('minute', now());
  client_id constant text := private.client_hash();
begin
  select * into strict limits from private.settings;

  insert into private.signup_counts as counts (client, minute, signups)
    select unnest(array_remove(array['', client_id], null)), this_minute, 1
    on conflict (client, minute) do update set signups = counts.signups + 1;

  if client_id is not null and limits.signups_per_client <
     (select sum(signups) from private.signup_counts
      where client = client_id and minute >= date_trunc('minute', now() - limits.signup_window)) then
    raise sqlstate 'PT429' using message = 'Too many sign-ups from your network. Please try again in ten minutes.';
  end if;
  if limits.signups_site_wide <
     (select sum(signups) from private.signup_counts
      where client = '' and minute >= date_trunc('minute', now() - limits.signup_window)) then
    raise sqlstate 'PT429' using message = 'Too many sign-ups right now. Please try again in ten minutes.';
  end if;

  delete from private.signup_counts where (client, minute) in (
    select client, minute from private.signup_counts
    where minute < now() - greatest(limits.signup_window, interval '5 minutes') * 2
    limit 100 for update skip locked);
end $$;

create function private.check_subscriber() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.email := btrim(new.email);
  -- The grammar of <input type=email>, plus a dot in the domain, and no first character that a spreadsheet
  -- or a shell reads as the start of something.
  if new.email is null or length(new.email) > 254 or new.email !~ (
    '^[A-Za-z0-9_][A-Za-z0-9.!#$%&''*+/=?^_`{|}~-]{0,63}@'
    '[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?(\.[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$') then
    raise sqlstate 'PT422' using message = 'Please enter a valid email address.';
  end if;
  if new.source !~ '^[a-z0-9][a-z0-9_-]{0,63}$' then
    raise sqlstate 'PT422' using message = 'The source has to be a short word in lower case.';
  end if;

  if private.is_visitor() then
    new.id := gen_random_uuid();
    perform private.count_signup();
  end if;

  -- The unique index would refuse it too, in words that no visitor should read.
  if exists (select from public.subscribers where lower(email) = lower(new.email)) then
    raise unique_violation using message = 'This email address is already subscribed.';
  end if;
  return new;
end $$;

create trigger check_subscriber before insert on public.subscribers
  for each row execute function private.check_subscriber();

-- One visitor, one address: an array of rows would use up everybody's limit in one request.
create function private.refuse_bulk_signup() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if private.is_visitor() and (select count(*) from added) > 1 then
    raise sqlstate 'PT422' using message = 'Please subscribe one address at a time.';
  end if;
  return null;
end $$;

create trigger refuse_bulk_signup after insert on public.subscribers
  referencing new table as added
  for each statement execute function private.refuse_bulk_signup();

revoke execute on function
  private.client_hash(), private.count_signup(), private.check_subscriber(), private.refuse_bulk_signup()
  from public, anon, authenticated;
