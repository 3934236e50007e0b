-- Staff describe a product in Spanish, in English or in both, and say of a picture what it shows:
-- 'inside', 'odometer' (pictures/picture-kinds.ts). Both go along with the product, for the server, which
-- makes of them what a page shows in its language.
alter table product add column description_en text not null default '';

create function wire_with_english(wire text, description_en text, pictures json) returns text
  language sql immutable parallel safe
  return left(wire, -1)
    || case when description_en > '' then ',"descriptionEn":' || to_json(description_en)::text else '' end
    || coalesce((
      select ',"imageKinds":' || json_agg(p ->> 'kind' order by n)::text
        from json_array_elements(pictures) with ordinality as e (p, n) having bool_or(p ->> 'kind' > '')
    ), '') || '}';

-- Around whatever makes it now: other migrations add to it too.
do $$
declare
  made text;
begin
  select pg_get_expr(d.adbin, d.adrelid) into made
    from pg_attrdef d join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
    where a.attrelid = 'product'::regclass and a.attname = 'wire';
  alter table product drop column wire;
  execute format(
    'alter table product add column wire text generated always as (wire_with_english(%s, description_en, pictures)) stored',
    made);
end $$;
