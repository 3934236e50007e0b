-- A line of an offer keeps which picture its product had, and its mileage or condition in words: what
-- was offered stays what it was, whatever becomes of the product.
alter table offer_line add column picture text, add column condition text;
alter table offer_line drop constraint offer_line_shape;
alter table offer_line add constraint offer_line_shape check (
  position between 0 and 99 and quantity between 1 and 99 and length(text) between 1 and 200
  and kind in ('goods', 'freight', 'insurance', 'fee', 'discount')
  and abs(unit_cents) <= 1000000000 and cost_cents between 0 and 1000000000
  and case when kind = 'discount' then unit_cents < 0 and not optional else unit_cents >= 0 end
  and picture ~ '^([0-9a-f]{32}){1,2}$' and length(condition) between 1 and 200
);
