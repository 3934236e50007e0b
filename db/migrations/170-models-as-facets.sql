-- Of a brand people ask for a model without its trim: 'Corolla LE' and 'Corolla SE' are 'corolla', 'Santa
-- Fe SEL' is 'santa-fe'. Lists offer them beside the facets of 150-facets-of-products.sql.
create function model_facet(category text, model text) returns text[]
  language sql immutable parallel safe
  return (
    select array['model=' || name] from (
      select btrim(left(regexp_replace(translate(substring(plain(btrim(model)) from
        '^(?:(?:grand|gran|land|range|santa|model|monte|town|super|serie|series|clase)\s+)?\S+'
      ), 'ñ', 'n'), '[^a-z0-9]+', '-', 'g'), 24), '-') as name
    ) as named
    where name > '' and category in ('automobiles', 'motocicletas')
  );

create or replace function set_product_facets() returns trigger language plpgsql as $$
begin
  -- What is no object is refused by its check, which comes later.
  new.facets := case when json_typeof(new.specifications) = 'object'
    then product_facets(new.category, new.name, new.description, new.specifications)
      || model_facet(new.category, new.model) else '{}' end;
  return new;
end $$;
drop trigger product_facets_set on product;
create trigger product_facets_set
  before insert or update of category, name, description, model, specifications, facets on product
  for each row execute function set_product_facets();
update product set facets = '{}' where model is not null;
