-- What is known of one product: each fact with who says so and the day. A product of which nothing
-- was written has no row.
create function passport_facts_hold(facts jsonb) returns boolean language sql immutable as $$
  select case when jsonb_typeof(facts) = 'object' then not exists (
    select from jsonb_each(facts) as f (name, fact)
    where not coalesce(
      jsonb_typeof(fact) = 'object' and fact ? 'source'
        and length(fact ->> 'value') between 1 and 300
        and fact ->> 'on' ~ '^\d{4}-\d\d-\d\d$', false)
  ) else false end
$$;
create table product_passport (
  product_id uuid primary key references product on delete cascade,
  facts jsonb not null default '{}',
  -- Made up for the demo; what staff write is not.
  example boolean not null default false,
  constraint product_passport_facts check (passport_facts_hold(facts))
);
create trigger product_passport_changed after insert or update or delete or truncate on product_passport
  for each statement execute function catalogue_changed();
