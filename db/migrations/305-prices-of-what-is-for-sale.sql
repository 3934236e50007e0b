-- Lists by price begin with what can be bought, however many cheaper ones were sold. What was sold comes by
-- the indexes of all.
create index product_price_for_sale on product (category, price_cents, seq)
  where deleted_at is null and status = 'available';
create index product_any_price_for_sale on product (price_cents, seq)
  where deleted_at is null and status = 'available';
create index product_brand_price_for_sale on product (category, brand_key, price_cents, seq)
  where deleted_at is null and status = 'available';
