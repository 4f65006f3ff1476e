-- Addresses, limits and counters of sign-ups.
begin;
select no_plan();
delete from public.subscribers;
delete from private.signup_counts;
update private.settings set signups_per_client = 3, signups_site_wide = 6;

create function tests.subscribe(address text) returns text language sql as $$
  select tests.outcome(format('insert into public.subscribers (email) values (%L)', address))
$$;

-- Grammar, without a limit in the way: as the database itself
select is(tests.subscribe(address), 'rows: 1', 'an address: ' || address) from unnest(array[
  'a@b.co', 'first.last+tag@sub.example.com', '_under@example.com', '0@example.org', 'UPPER@EXAMPLE.COM',
  'o''brien@example.com', '  spaces.around@example.com  ']) as address;
select is(tests.subscribe(address), 'PT422', 'not an address: ' || quote_literal(address)) from unnest(array[
  '', 'plain', '@example.com', 'a@', 'a@localhost', 'a@example.', 'a@.com', 'a b@example.com', 'a@exa mple.com',
  'a@@example.com', '=cmd@example.com', '+1@example.com', '-x@example.com', '@x@example.com', 'é@example.com',
  'a@exämple.com', 'a@example.com, b@example.com', E'a@example.com\nBcc: b@example.com', 'a@-example.com',
  repeat('a', 65) || '@example.com', 'a@' || repeat('b', 64) || '.com', 'a@' || repeat('bcd.', 64) || 'com']) as address;
select is(tests.outcome('insert into public.subscribers (email) values (null)'), 'PT422', 'no address at all');
select is((select email from public.subscribers where email like 'spaces%'), 'spaces.around@example.com', 'spaces around are dropped');
select is((select email from public.subscribers where email like 'UPPER%'), 'UPPER@EXAMPLE.COM', 'case is kept');
select is(tests.subscribe('upper@example.com'), '23505', 'and does not make it another address');
select throws_ok($$ insert into public.subscribers (email) values ('upper@example.com') $$, '23505',
  'This email address is already subscribed.', 'a person can read the duplicate''s message');
select throws_ok($$ insert into public.subscribers (email) values ('nope') $$, 'PT422',
  'Please enter a valid email address.', 'and the malformed address''s');
select is((select count(*)::int from private.signup_counts), 0, 'the database''s own inserts are not counted');
delete from public.subscribers;

-- By client address
select tests.become('anon', null, '{"x-forwarded-for": "203.0.113.7, 10.0.0.1"}');
select is(tests.subscribe('a' || n || '@example.com'), 'rows: 1', 'sign-up ' || n || ' of one client') from generate_series(1, 3) n;
select is(tests.subscribe('a4@example.com'), 'PT429', 'sign-up 4 of the same client is too many');
select is(tests.subscribe('a1@example.com'), 'PT429', 'above the limit not even a known address is told');
select tests.become('anon', null, '{"x-forwarded-for": "203.0.113.8"}');
select is(tests.subscribe('b1@example.com'), 'rows: 1', 'another client still may');
select tests.become('anon', null, '{"cf-connecting-ip": "203.0.113.7", "x-forwarded-for": "198.51.100.1"}');
select is(tests.subscribe('a5@example.com'), 'PT429', 'a forged x-forwarded-for does not help where the host sets its own header');

-- All together
select tests.become('anon');
select is(tests.subscribe('c' || n || '@example.com'), 'rows: 1', 'without the header only the site''s ceiling holds: ' || n) from generate_series(1, 2) n;
select is(tests.subscribe('c3@example.com'), 'PT429', 'above the ceiling nobody may');
select tests.become_database();
select is((select count(*)::int from public.subscribers), 6, 'six rows came in');
select is((select sum(signups)::int from private.signup_counts where client = ''), 6, 'and six were counted: refused ones don''t count');
select is((select count(*)::int from private.signup_counts where client like '%203.0.113%'), 0, 'no client address is kept in clear');

-- Later
update private.signup_counts set minute = minute - interval '11 minutes';
select tests.become('anon', null, '{"x-forwarded-for": "203.0.113.7"}');
select is(tests.subscribe('a6@example.com'), 'rows: 1', 'after the window the client may again');
select tests.become_database();
update private.signup_counts set minute = minute - interval '1 hour';
select tests.become('anon');
select is(tests.subscribe('a7@example.com'), 'rows: 1', 'a later sign-up');
select tests.become_database();
select is((select count(*)::int from private.signup_counts), 1, 'cleans the old counters up');

-- The three counters
select results_eq('select total, reviewed from private.subscriber_counts', 'select count(*), count(*) filter (where reviewed) from public.subscribers', 'counters after inserts');
update public.subscribers set reviewed = true where email in ('a1@example.com', 'a2@example.com');
delete from public.subscribers where email in ('a1@example.com', 'a3@example.com');
select results_eq('select total, reviewed from private.subscriber_counts', 'select count(*), count(*) filter (where reviewed) from public.subscribers', 'counters after updates and deletes');
truncate public.subscribers;
select results_eq('select total, reviewed from private.subscriber_counts', $$values (0::bigint, 0::bigint)$$, 'counters after truncate');

select * from finish();
rollback;
