-- Whoever registers an owner's address before the owner must end with nothing.
--
-- The auth server keeps the first password that was registered for an address, so a stranger's password would
-- live on after the owner follows the confirmation link. Therefore: when an address on the owners' list is
-- confirmed, its password is wiped. The link has signed its reader in, and the backoffice asks for a new one.

create function private.guard_owner_account() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  was_email text := '';
  was_confirmed boolean := false;
begin
  if tg_op = 'UPDATE' then
    was_email := lower(coalesce(old.email, ''));
    was_confirmed := old.email_confirmed_at is not null;

    -- An account with a password of its own must not turn into the owner's by a change of address.
    if lower(coalesce(new.email_change, '')) is distinct from lower(coalesce(old.email_change, ''))
       and exists (select from private.owners where email = lower(new.email_change)) then
      raise insufficient_privilege using message = 'This address can not be taken over. Sign up with it instead.';
    end if;
    if lower(coalesce(new.email, '')) <> was_email
       and exists (select from private.owners where email = lower(new.email)) then
      raise insufficient_privilege using message = 'This address can not be taken over. Sign up with it instead.';
    end if;
  end if;

  if new.email_confirmed_at is not null and not was_confirmed
     and exists (select from private.owners where email = lower(new.email)) then
    -- Confirmed without a mail (confirmations switched off) proves nothing about who holds the address.
    if coalesce(new.confirmation_sent_at, new.recovery_sent_at, new.invited_at) is null then
      raise insufficient_privilege using message = 'An owner''s address has to be confirmed by mail.';
    end if;
    new.encrypted_password := '';
  end if;
  return new;
end $$;

create trigger guard_owner_account
  before insert or update of email, email_change, email_confirmed_at on auth.users
  for each row execute function private.guard_owner_account();

-- An account that existed before its address was listed loses its password and sessions too: nobody can tell
-- who chose that password. The owner gets in with "forgotten password", which goes to the owner's mailbox.
create function private.reset_listed_account() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update auth.users set encrypted_password = ''
    where lower(email) = new.email and email_confirmed_at is not null;
  delete from auth.sessions
    where user_id in (select id from auth.users where lower(email) = new.email);
  return new;
end $$;

create trigger reset_listed_account after insert on private.owners
  for each row execute function private.reset_listed_account();

-- Taking an address off the list takes its role too; otherwise the role would outlive the permission.
create function private.remove_unlisted_role() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.user_roles
    where user_id in (select id from auth.users where lower(email) = old.email);
  return old;
end $$;

create trigger remove_unlisted_role after delete on private.owners
  for each row execute function private.remove_unlisted_role();

-- True for a signed-in owner who has no password yet. It reads the account itself, so it turns false by the
-- very update that sets the password, on every auth server.
create function public.owner_needs_password() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from auth.users
    join private.owners on owners.email = lower(users.email)
    where users.id = (select auth.uid())
      and users.email_confirmed_at is not null
      and coalesce(users.encrypted_password, '') = ''
  )
$$;

-- What `npm run owner` calls with the secret key. Answers the account's state, so that the script can say what
-- to do next: none, unconfirmed or confirmed.
create function public.allow_owner(p_email text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  address constant text := lower(btrim(p_email));
begin
  insert into private.owners (email) values (address) on conflict do nothing;
  return coalesce(
    (select case when email_confirmed_at is null then 'unconfirmed' else 'confirmed' end
     from auth.users where lower(email) = address limit 1),
    'none');
end $$;

create function public.disallow_owner(p_email text) returns boolean
language sql volatile security definer set search_path = ''
as $$
  with gone as (delete from private.owners where email = lower(btrim(p_email)) returning 1)
  select exists (select from gone)
$$;

revoke execute on function
  private.guard_owner_account(), private.reset_listed_account(), private.remove_unlisted_role(),
  public.owner_needs_password(), public.allow_owner(text), public.disallow_owner(text)
  from public, anon, authenticated;
grant execute on function public.owner_needs_password() to authenticated;
grant execute on function public.allow_owner(text), public.disallow_owner(text) to service_role;
