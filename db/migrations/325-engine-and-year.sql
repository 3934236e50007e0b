-- A list by engine and year reads what has both: of a year alone a million products have twenty thousand.
create index product_engine_year on product (category, engine_kind, year, seq) where deleted_at is null;
