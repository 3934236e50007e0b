-- How many pieces of a product there are: of a vehicle one unless staff say more, of an appliance
-- any number (null) until they count them. `catalogue/stock.ts` decides what is written.
alter table product add column stock integer default 1
  constraint product_stock check (stock between 1 and 999);
update product set stock = null where category = 'electrodomesticos';
alter table product add constraint product_vehicle_is_counted
  check (category = 'electrodomesticos' or stock is not null);

create function wire_with_stock(wire text, stock integer) returns text
  language sql immutable parallel safe
  return left(wire, -1) || ',"stock":' || coalesce(stock::text, 'null') || '}';

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
    'alter table product add column wire text generated always as (wire_with_stock(%s, stock)) stored',
    made);
end $$;
