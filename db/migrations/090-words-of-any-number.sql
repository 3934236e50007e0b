-- Singular and plural are one word, and models and amounts are found split or joined.

-- The words of a text as searches write them: 'RAV4' and 'RAV-4' are 'rav 4', '2,200W' is '2200 w';
-- 'CR-V' is 'cr v' and 'crv'. searchTerms (catalogue/search-terms.ts) divides what people type in
-- the same way.
create function search_words(t text) returns text
  language sql immutable strict parallel safe
  return regexp_replace(
    regexp_replace(
      plain_words(regexp_replace(t, '([0-9])[.,](?=[0-9]{3}(?![0-9]))', '\1', 'g')),
      '([a-zñ])([0-9])', '\1 \2', 'g'
    ),
    '([0-9])([a-zñ])', '\1 \2', 'g'
  );

drop index product_search;
alter table product drop column search;
alter table product add column search tsvector generated always as (
  setweight(to_tsvector('spanish', search_words(name || ' ' || coalesce(brand, '') || ' ' || coalesce(model, ''))), 'A')
  || setweight(to_tsvector('simple', search_words(name || ' ' || coalesce(brand, '') || ' ' || coalesce(model, ''))), 'A')
  || ('''#' || category || ''':1A')::tsvector
  || setweight(to_tsvector('spanish', search_words(description)), 'B')
) stored;
create index product_search on product using gin (search) where deleted_at is null;

-- The key of a synonym has its words without their ending of number (keyOf in search-terms.ts).
-- Of two that were one word, one has the meanings of both.
alter table search_synonym drop constraint search_synonym_once, drop constraint search_synonym_key_check;
update search_synonym set key = (
  select string_agg(case when word !~ '^[a-zñ]{3,}$' or length(bare) < 2 then word
    else regexp_replace(regexp_replace(bare, 'y$', 'i'), 'c$', 'z') end, ' ' order by n)
  from regexp_split_to_table(
      regexp_replace(regexp_replace(key, '([a-zñ])([0-9])', '\1 \2', 'g'), '([0-9])([a-zñ])', '\1 \2', 'g'), ' '
    ) with ordinality as w (word, n),
    lateral (select regexp_replace(word, '[es]+$', '') as bare) as b
);
update search_synonym kept set meanings = array(
  select meaning from search_synonym same, unnest(same.meanings) with ordinality as m (meaning, n)
  where same.key = kept.key group by meaning order by min(n) limit 10)
where exists (select from search_synonym same where same.key = kept.key and same.id <> kept.id);
delete from search_synonym twice using search_synonym kept
where kept.key = twice.key and kept.id < twice.id;
alter table search_synonym
  add constraint search_synonym_once unique (key),
  add constraint search_synonym_key_check check (key ~ '^[a-z0-9ñ]+( [a-z0-9ñ]+)*$');

insert into search_synonym (word, key, meanings) values
  ('vehicle', 'vehicl', '{Automóviles,Motocicletas,Triciclos Eléctricos}'),
  ('battery', 'batteri', '{estación de energía}'),
  ('electric scooter', 'electriz scooter', '{scooter eléctrico}'),
  ('light plant', 'light plant', '{generador}')
on conflict do nothing;

-- The order of names in Spanish, whatever rules the database has: ñ stands after n.
create function name_order(t text) returns text
  language sql immutable strict parallel safe
  return replace(plain(t), 'ñ', 'n~') collate "C";
drop index product_by_name;
create index product_by_name on product (name_order(name) collate "C", seq) where deleted_at is null;
