-- What staff's panel of products needs: products made once, addresses that go on leading somewhere,
-- and an index for each order and filter of its list.

-- The browser's key of the form, kept for ever, and what was sent under it; in an import each new
-- row has one.
alter table product add column submission_key text constraint product_once_per_submission unique;
alter table product add column submission_hash text;

-- Where a product was before its category changed: links that were shared still lead to it.
create table product_former_address (
  category text not null check (category in ('automobiles', 'electrodomesticos', 'triciclos', 'motocicletas')),
  slug text not null,
  product_id uuid not null references product on delete cascade,
  -- An address leads to one product.
  primary key (category, slug)
);
create index product_former_address_of on product_former_address (product_id);

create index product_by_name on product (plain(name), seq) where deleted_at is null;
create index product_by_price_down on product (price_cents desc nulls last, seq desc) where deleted_at is null;
create index product_by_year_down on product (year desc nulls last, seq desc) where deleted_at is null;
create index product_by_status on product (status, seq) where deleted_at is null;
create index product_by_state on product (category, status, seq) where deleted_at is null;
create index product_deleted on product (deleted_at desc, seq desc) where deleted_at is not null;
create index product_by_slug on product (slug text_pattern_ops);
