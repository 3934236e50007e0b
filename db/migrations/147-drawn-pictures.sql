-- A drawn picture is no photo of what is sold, and says so wherever it stands. Which are drawn is
-- known by their files, so that no form, copy or import can lose it.
create table drawn_picture (
  hash text primary key,
  constraint drawn_picture_hash check (hash ~ '^([0-9a-f]{32}){1,2}$')
);

create function product_pictures_drawn() returns trigger language plpgsql as $$
begin
  select coalesce(json_agg(
      case when d.hash is null then (p::jsonb - 'drawn')::json else (p::jsonb || '{"drawn": true}')::json end
      order by n), '[]') into new.pictures
    from json_array_elements(new.pictures) with ordinality as e (p, n)
      left join drawn_picture d on d.hash = p ->> 'hash';
  return new;
end $$;
create trigger product_pictures_drawn before insert or update of pictures on product
  for each row when (json_typeof(new.pictures) = 'array') execute function product_pictures_drawn();

-- The places of the drawn pictures among the others; left out where there are none.
create function wire_with_drawn(wire text, pictures json) returns text
  language sql immutable parallel safe
  return left(wire, -1) || coalesce((
    select ',"drawn":[' || string_agg((n - 1)::text, ',' order by n) || ']'
      from json_array_elements(pictures) with ordinality as e (p, n) where (p ->> 'drawn')::boolean
  ), '') || '}';

alter table product drop constraint product_pictures_check;
alter table product add constraint product_pictures_check check (
  json_typeof(pictures) = 'array' and json_array_length(pictures) <= 40
);

do $$
declare
  made text;
begin
  select pg_get_expr(d.adbin, d.adrelid) into made
    from pg_attrdef d join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
    where a.attrelid = 'product'::regclass and a.attname = 'wire';
  alter table product drop column wire;
  execute format(
    'alter table product add column wire text generated always as (wire_with_drawn(%s, pictures)) stored',
    made);
end $$;
