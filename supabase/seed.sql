-- A dozen subscribers to look at, in every state that the backoffice shows. Applied once, by the local stack only.
insert into public.subscribers
  (email, source, early_access, reviewed, created_at, synced_at, sync_attempts, sync_error, next_sync_at)
select
  email, source, early_access, reviewed, now() - age,
  case when state = 'synced' then now() - age end,
  case state when 'waiting' then 0 when 'failed' then 3 when 'given up' then 10 else 1 end,
  case state when 'failed' then 'The provider did not answer within 8 seconds.'
             when 'given up' then 'The provider refused the address.' end,
  case state when 'waiting' then now() + interval '1 day' when 'failed' then now() + interval '1 day' end
from (values
  ('miso@example.com',            'newsletter_homepage', true,  true,  interval '94 days', 'synced'),
  ('weeknight.ramen@example.com', 'popup',               true,  true,  interval '71 days', 'synced'),
  ('bun-bo-hue@example.org',      'popup',               true,  true,  interval '58 days', 'synced'),
  ('dumpling+news@example.com',   'newsletter_homepage', true,  true,  interval '44 days', 'synced'),
  ('old-list@example.org',        null,                  false, true,  interval '40 days', 'synced'),
  ('mapo@example.com',            'newsletter_homepage', true,  false, interval '23 days', 'synced'),
  ('Katsu@Example.org',           'popup',               true,  false, interval '15 days', 'synced'),
  ('pho.sunday@example.com',      'popup',               true,  false, interval '9 days',  'synced'),
  ('market-stall@example.org',    null,                  false, false, interval '6 days',  'given up'),
  ('tteokbokki@example.com',      'newsletter_homepage', true,  false, interval '3 days',  'failed'),
  ('congee@example.org',          'popup',               true,  false, interval '26 hours','synced'),
  ('banh-mi@example.com',         'newsletter_homepage', true,  false, interval '2 hours', 'waiting')
) as seeds (email, source, early_access, reviewed, age, state);
