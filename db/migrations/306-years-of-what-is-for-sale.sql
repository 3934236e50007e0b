-- As 305 for lists by price: one by year begins with what can be bought, however many of the newest were sold.
create index product_year_for_sale on product (category, year, seq)
  where deleted_at is null and status = 'available';
create index product_any_year_for_sale on product (year, seq)
  where deleted_at is null and status = 'available';
