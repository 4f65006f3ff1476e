-- Whoever registers an owner's address first ends with nothing.
begin;
select no_plan();
insert into private.owners (email) values ('cook@example.com');

create temp table accounts as select
  tests.account('Cook@example.com', false) as cook, tests.account('ordinary@example.com', false) as stranger;
select is((select encrypted_password::text from auth.users where id = cook), 'first-password', 'an unconfirmed owner''s account has the first password') from accounts;

update auth.users set email_confirmed_at = now() where id in (select cook from accounts union select stranger from accounts);
select is((select encrypted_password::text from auth.users where id = cook), '', 'confirming the owner wipes it') from accounts;
select is((select encrypted_password::text from auth.users where id = stranger), 'first-password', 'an ordinary address keeps its password') from accounts;

select tests.become('authenticated', (select cook from accounts));
select is(public.owner_needs_password(), true, 'the owner is asked for a password');
select tests.become_database();
update auth.users set encrypted_password = 'second-password' where id = (select cook from accounts);
select tests.become('authenticated', (select cook from accounts));
select is(public.owner_needs_password(), false, 'until there is one');
select tests.become_database();
update auth.users set email_confirmed_at = now() where id = (select cook from accounts);
select is((select encrypted_password::text from auth.users where id = cook), 'second-password', 'a later update of the date leaves it alone') from accounts;
select tests.become('authenticated', (select stranger from accounts));
select is(public.owner_needs_password(), false, 'a stranger is never asked');
select tests.become_database();

-- Other ways to hold the owner's address
select is(tests.outcome($$ insert into auth.users (id, email, encrypted_password, email_confirmed_at)
  values (gen_random_uuid(), 'second@example.com', 'x', now()) $$), 'rows: 1', 'an ordinary account may be confirmed without a mail');
insert into private.owners (email) values ('third@example.com');
select is(tests.outcome($$ insert into auth.users (id, email, encrypted_password, email_confirmed_at)
  values (gen_random_uuid(), 'third@example.com', 'x', now()) $$), '42501', 'an owner''s may not');
select is(tests.outcome(format('update auth.users set email = ''third@example.com'' where id = %L', stranger)), '42501', 'no account changes its address to an owner''s') from accounts;
select is(tests.outcome(format('update auth.users set email_change = ''Third@example.com'' where id = %L', stranger)), '42501', 'nor asks to') from accounts;
select is(tests.outcome(format('update auth.users set email_change = ''free@example.com'' where id = %L', stranger)), 'rows: 1', 'other addresses are free to change to') from accounts;

-- An account that was there before its address was listed
select is((select encrypted_password::text from auth.users where email = 'second@example.com'), 'x', 'a known account, not listed yet');
insert into private.owners (email) values ('second@example.com');
select is((select encrypted_password::text from auth.users where email = 'second@example.com'), '', 'listing its address wipes its password');

-- Taking an address off the list
insert into public.user_roles (user_id, role) select cook, 'admin' from accounts;
select is(public.disallow_owner('COOK@example.com'), true, 'an owner taken off the list');
select is_empty('select from public.user_roles where user_id = (select cook from accounts)', 'loses the role with it');
select is(public.allow_owner(' Cook@Example.com '), 'confirmed', 'listing says what the account is: confirmed');
select is(public.allow_owner('nobody@example.com'), 'none', 'or none');
select is(tests.outcome('select public.allow_owner(''nonsense'')'), '23514', 'nonsense is refused');

select * from finish();
rollback;
