-- Who may become admin: a signed-in user whose confirmed address stands on the owners' list.

create table private.owners (
  email text primary key check (email = lower(btrim(email)) and email like '_%@_%'),
  added_at timestamptz not null default now()
);

create table public.user_roles (
  user_id uuid not null references auth.users (id) on delete cascade,
  role text not null check (role = 'admin'),
  created_at timestamptz not null default now(),
  primary key (user_id, role)
);

create function private.is_admin() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from public.user_roles where user_id = (select auth.uid()) and role = 'admin')
$$;

create function private.may_claim_admin() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from auth.users
    join private.owners on owners.email = lower(users.email)
    where users.id = (select auth.uid()) and users.email_confirmed_at is not null
  )
$$;

revoke execute on function private.is_admin(), private.may_claim_admin() from public, anon, authenticated;
grant execute on function private.is_admin(), private.may_claim_admin() to authenticated;

alter table public.user_roles enable row level security;
revoke all on public.user_roles from public, anon, authenticated, service_role;
grant select on public.user_roles to authenticated;
grant insert (user_id, role) on public.user_roles to authenticated;
grant select, insert, delete on public.user_roles to service_role;

create policy "users see their own roles" on public.user_roles
  for select to authenticated using (user_id = (select auth.uid()));

create policy "owners claim their own admin role" on public.user_roles
  for insert to authenticated with check (
    user_id = (select auth.uid())
    and role = 'admin'
    and created_at = now()
    and (select private.may_claim_admin())
  );

-- Whether the caller is an admin; the mail-sync function asks it with the caller's token.
create function public.is_admin() returns boolean
language sql stable security definer set search_path = ''
as $$ select private.is_admin() $$;

revoke execute on function public.is_admin() from public, anon, authenticated;
grant execute on function public.is_admin() to authenticated;
