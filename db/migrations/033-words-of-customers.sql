-- Searches find what people mean: the words of names stand in the index as they are, short ones too
-- ("Model Y", "Uno"), and so does the category, under a mark that nobody can type.
alter table product drop column search;
alter table product add column search tsvector generated always as (
  setweight(to_tsvector('spanish', plain_words(name || ' ' || coalesce(brand, '') || ' ' || coalesce(model, ''))), 'A')
  || setweight(to_tsvector('simple', plain_words(name || ' ' || coalesce(brand, '') || ' ' || coalesce(model, ''))), 'A')
  || ('''#' || category || ''':1A')::tsvector
  || setweight(to_tsvector('spanish', plain_words(description)), 'B')
) stored;
create index product_search on product using gin (search) where deleted_at is null;

-- What customers call things, and what the catalogue calls them. Staff keep it.
create table search_synonym (
  id uuid primary key default gen_random_uuid(),
  word text not null check (length(word) between 1 and 60),
  -- The word as searches are compared: small letters without accents, single spaces.
  key text not null check (key ~ '^[a-z0-9ñ]+( [a-z0-9ñ]+){0,2}$'),
  -- Words of the catalogue, or the name of a category for all that is in it.
  meanings text[] not null check (
    cardinality(meanings) between 1 and 10 and array_position(meanings, null) is null
  ),
  constraint search_synonym_once unique (key)
);
create index search_synonym_nearest on search_synonym using gist (key gist_trgm_ops);
comment on table search_synonym is 'seeded: migrations fill it, a restore replaces its rows';
create trigger search_synonym_changed after insert or update or delete or truncate on search_synonym
  for each statement execute function catalogue_changed();

insert into search_synonym (word, key, meanings) values
  ('carro', 'carro', '{Automóviles}'),
  ('máquina', 'maquina', '{Automóviles}'),
  ('auto', 'auto', '{Automóviles}'),
  ('coche', 'coche', '{Automóviles}'),
  ('vehículo', 'vehiculo', '{Automóviles,Motocicletas,Triciclos Eléctricos}'),
  ('camioneta', 'camioneta', '{doble cabina}'),
  ('pickup', 'pickup', '{camioneta,doble cabina}'),
  ('jeep', 'jeep', '{SUV}'),
  ('moto', 'moto', '{Motocicletas}'),
  ('motorina', 'motorina', '{scooter,Motocicletas}'),
  ('motor eléctrico', 'motor electrico', '{scooter eléctrico}'),
  ('triciclo', 'triciclo', '{Triciclos Eléctricos}'),
  ('bicitaxi', 'bicitaxi', '{Triciclos Eléctricos}'),
  ('cocotaxi', 'cocotaxi', '{Triciclos Eléctricos}'),
  ('equipo', 'equipo', '{Electrodomésticos}'),
  ('refri', 'refri', '{refrigerador}'),
  ('frío', 'frio', '{refrigerador}'),
  ('nevera', 'nevera', '{refrigerador,congelador}'),
  ('freezer', 'freezer', '{congelador}'),
  ('split', 'split', '{aire acondicionado}'),
  ('aire', 'aire', '{aire acondicionado}'),
  ('consola', 'consola', '{aire acondicionado}'),
  ('lavadora', 'lavadora', '{máquina de lavar}'),
  ('planta', 'planta', '{generador}'),
  ('planta eléctrica', 'planta electrica', '{generador,estación de energía}'),
  ('fogón', 'fogon', '{cocina}'),
  ('hornilla', 'hornilla', '{cocina}'),
  ('tele', 'tele', '{televisor}'),
  ('TV', 'tv', '{televisor}'),
  ('reina', 'reina', '{olla}'),
  ('panel', 'panel', '{kit solar}'),
  ('panel solar', 'panel solar', '{kit solar}'),
  ('batería', 'bateria', '{estación de energía}'),
  ('abanico', 'abanico', '{ventilador}'),
  ('automobile', 'automobile', '{Automóviles}'),
  ('truck', 'truck', '{camioneta,doble cabina}'),
  ('motorbike', 'motorbike', '{Motocicletas}'),
  ('tricycle', 'tricycle', '{Triciclos Eléctricos}'),
  ('fridge', 'fridge', '{refrigerador}'),
  ('refrigerator', 'refrigerator', '{refrigerador}'),
  ('washer', 'washer', '{lavadora}'),
  ('washing machine', 'washing machine', '{lavadora}'),
  ('air conditioner', 'air conditioner', '{aire acondicionado}'),
  ('television', 'television', '{televisor}'),
  ('stove', 'stove', '{cocina}'),
  ('microwave', 'microwave', '{microondas}'),
  ('generator', 'generator', '{generador}'),
  ('power station', 'power station', '{estación de energía}'),
  ('rice cooker', 'rice cooker', '{arrocera}'),
  ('fan', 'fan', '{ventilador}'),
  ('water heater', 'water heater', '{calentador}'),
  ('solar panel', 'solar panel', '{kit solar}');
