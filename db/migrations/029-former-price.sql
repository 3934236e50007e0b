-- What a product cost before its price was lowered, and since when it has cost less: an offer names a
-- saving only where there is one.
alter table product
  add column former_price_cents bigint,
  add column former_price_since date,
  add constraint product_former_price check (former_price_cents is null and former_price_since is null
    or price_cents is not null and former_price_cents > price_cents);

-- Its day is when one of the two prices changed, on the clock of Cuba; a restored row brings it along.
create function product_former_price_dated() returns trigger language plpgsql as $$
begin
  if new.former_price_cents is null then
    new.former_price_since := null;
  elsif tg_op = 'UPDATE' and (new.former_price_cents, new.price_cents)
      is not distinct from (old.former_price_cents, old.price_cents) then
    new.former_price_since := old.former_price_since;
  elsif tg_op = 'UPDATE' or new.former_price_since is null then
    new.former_price_since := (now() at time zone 'America/Havana')::date;
  end if;
  return new;
end $$;
create trigger product_former_price_since before insert or update on product
  for each row execute function product_former_price_dated();

create function wire_with_former_price(wire text, cents bigint, since date) returns text
  language sql immutable parallel safe
  return left(wire, -1) || ',"formerPrice":' || coalesce('"' || money_text(cents) || '"', 'null')
    || ',"formerPriceSince":' || coalesce('"' || extract(year from since)::text || '-'
      || lpad(extract(month from since)::text, 2, '0') || '-'
      || lpad(extract(day from since)::text, 2, '0') || '"', 'null') || '}';

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
    'alter table product add column wire text generated always as (wire_with_former_price(%s, former_price_cents, former_price_since)) stored',
    made);
end $$;
