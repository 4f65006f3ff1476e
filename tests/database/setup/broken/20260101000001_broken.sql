-- A migration that fails on purpose, in the middle of its second statement.
create table public.half_way (id int);

create view public.half_way_view as
  select id,
    no_such_column
  from public.half_way;
