-- The categories stand here alone, where eight checks each had a list of them: one more is one more
-- entry of this function (`create or replace`). Only ever more: a check is not asked again of rows
-- that are there. db/categories.test.ts compares it with the catalogue's own list.
create function category_slugs() returns text[] language sql immutable parallel safe as $$
  select array['automobiles', 'motocicletas', 'electrodomesticos', 'triciclos']
$$;

alter table product drop constraint product_category_check,
  add constraint product_category_check check (category = any (category_slugs()));
alter table product_former_address drop constraint product_former_address_category_check,
  add constraint product_former_address_category_check check (category = any (category_slugs()));
alter table notice drop constraint notice_categories_check,
  add constraint notice_categories_check check (categories <@ category_slugs());
alter table offer_preset drop constraint offer_preset_shape, add constraint offer_preset_shape check (
  kind in ('freight', 'insurance', 'fee') and num_nonnulls(price_cents, basis_points) = 1
  and price_cents between 0 and 1000000000 and basis_points between 1 and 10000
  and length(text_es) between 1 and 200 and length(text_en) between 1 and 200
  and category = any (category_slugs())
);
alter table stage_duration drop constraint stage_duration_shape, add constraint stage_duration_shape check (
  category = any (category_slugs())
  and stage in ('bought', 'warehouse', 'shipped', 'in_mariel', 'customs', 'ready', 'delivered')
  and days between 0 and 365 and length(port) between 1 and 80
  and province in ('PRI', 'ART', 'HAB', 'MAY', 'MAT', 'VCL', 'CFG', 'SSP', 'CAV', 'CMG', 'LTU', 'HOL', 'GRA', 'SCU', 'GTM', 'IJV')
);
alter table unit drop constraint unit_shape, add constraint unit_shape check (
  position between 0 and 99 and piece between 1 and 99 and length(name) between 1 and 200
  and category = any (category_slugs())
  and identifier ~ '^[A-Z0-9-]{3,40}$' and length(title_number) between 1 and 40
  and title_state ~ '^[A-Z]{2}$'
);
alter table export_requirement drop constraint export_requirement_shape,
  add constraint export_requirement_shape check (
    category = any (category_slugs())
    and item in ('vin', 'title', 'lien', 'aes', 'presented', 'end_use', 'authority', 'screening')
    and version > 0 and length(source) between 1 and 300
    and (required or not scan) and not (scan and item in ('vin', 'screening'))
  );
alter table tariff drop constraint tariff_shape, add constraint tariff_shape check (
  kind in ('duties', 'registration', 'port', 'inland')
  and category = any (category_slugs())
  and (kind = 'inland') = (province is not null)
  and province in ('PRI','ART','HAB','MAY','MAT','VCL','CFG','SSP','CAV','CMG','LTU','HOL','GRA','SCU','GTM','IJV')
  and num_nonnulls(amount_cents, basis_points) = 1
  and amount_cents between 0 and 1000000000 and basis_points between 1 and 100000
  and length(source) between 1 and 200
  and source_address ~ '^https?://' and length(source_address) <= 500
  and valid_from between '2000-01-01' and '2099-12-31'
  and num_nonnulls(voided_at, voided_by, void_reason) in (0, 3)
  and length(void_reason) between 1 and 500
);
