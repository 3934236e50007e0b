-- What lists filter by beside brand, year and engine, read from what staff wrote among the
-- specifications: 'transmission=automatic', 'mileage=50000' (at most), 'range=60' (at least). The names
-- and values are those of catalogue/facets.ts, and a test compares both.

-- '58,000 km' → 58000, '18.3 pies³' → 18.3.
create function first_number(t text) returns numeric
  language sql immutable strict parallel safe
  return (regexp_match(
    regexp_replace(t, '(\d)[., ](?=\d{3}(?!\d))', '\1', 'g'), '\d{1,9}(?:\.\d{1,3})?'
  ))[1]::numeric;

-- One pattern for all words: a connection keeps no more than 32 patterns ready.
create function body_named(t text) returns text
  language sql immutable strict parallel safe
  return case substring(t from
    '\y(pick-?up|camioneta|doble cabina|suv|todoterreno|crossover|furgon|furgoneta|van|minivan|panel|sedan|hatchback|compacto|compacta)\y')
    when 'pickup' then 'pickup' when 'pick-up' then 'pickup' when 'camioneta' then 'pickup'
    when 'doble cabina' then 'pickup'
    when 'suv' then 'suv' when 'todoterreno' then 'suv' when 'crossover' then 'suv'
    when 'furgon' then 'van' when 'furgoneta' then 'van' when 'van' then 'van'
    when 'minivan' then 'van' when 'panel' then 'van'
    when 'sedan' then 'sedan'
    when 'hatchback' then 'hatchback' when 'compacto' then 'hatchback' when 'compacta' then 'hatchback'
  end;

create function kind_named(t text) returns text
  language sql immutable strict parallel safe
  return case substring(t from
    '^(refrigerador|refrigeradora|nevera|congelador|freezer|lavadora|secadora|aire acondicionado|split|televisor|television|smart tv|tv|cocina|estufa|fogon|microondas|generador|planta electrica|estacion de energia|kit solar|panel solar|paneles solares|olla|arrocera|ventilador|abanico|calentador|freidora|batidora|licuadora|plancha)\y')
    when 'refrigerador' then 'refrigerator' when 'refrigeradora' then 'refrigerator' when 'nevera' then 'refrigerator'
    when 'congelador' then 'freezer' when 'freezer' then 'freezer'
    when 'lavadora' then 'washer' when 'secadora' then 'dryer'
    when 'aire acondicionado' then 'air-conditioner' when 'split' then 'air-conditioner'
    when 'televisor' then 'tv' when 'television' then 'tv' when 'smart tv' then 'tv' when 'tv' then 'tv'
    when 'cocina' then 'stove' when 'estufa' then 'stove' when 'fogon' then 'stove'
    when 'microondas' then 'microwave'
    when 'generador' then 'generator' when 'planta electrica' then 'generator'
    when 'estacion de energia' then 'power-station'
    when 'kit solar' then 'solar' when 'panel solar' then 'solar' when 'paneles solares' then 'solar'
    when 'olla' then 'cooker' when 'arrocera' then 'cooker'
    when 'ventilador' then 'fan' when 'abanico' then 'fan' when 'calentador' then 'heater'
    when 'freidora' then 'fryer' when 'batidora' then 'blender' when 'licuadora' then 'blender'
    when 'plancha' then 'iron'
  end;

-- In steps, because one statement of all of it costs a row ten times as much.
create function product_facets(
  category text, name text, description text, specifications json
) returns text[] language plpgsql immutable parallel safe as $$
declare
  is_vehicle boolean := category in ('automobiles', 'motocicletas');
  is_appliance boolean := category = 'electrodomesticos';
  is_tricycle boolean := category = 'triciclos';
  found text[] := '{}';
  k text;
  v text;
  n numeric;
  body text;
  kind text;
  km numeric;
  seats numeric;
  condition text;
  sizes text := plain(name);
  size numeric;
  unit text;
  big numeric;
  small numeric;
  step int;
begin
  for k, v in select plain(btrim(key)), plain(value) from json_each_text(specifications) loop
    case
      when k in ('transmision', 'caja de cambios', 'transmission') and is_vehicle then
        if v ~ '(automat|cvt|dct|dsg)' then found := found || 'transmission=automatic'::text;
        elsif v ~ '(manual|mecanic)' then found := found || 'transmission=manual'::text; end if;
      when k in ('kilometraje', 'millaje', 'recorrido', 'odometro', 'mileage') and is_vehicle then
        km := first_number(v) * case when v ~ '\d\s*(mi|millas|miles)\y' then 1.609344 else 1 end;
      when k in ('estado', 'condicion', 'condition') and is_vehicle then
        if v ~ '(usad[oa]|seminuev[oa]|segunda mano|used)' then condition := 'used';
        elsif v ~ '(nuev[oa]|new)' then condition := 'new'; end if;
      when k in ('plazas', 'asientos', 'pasajeros', 'seats') then seats := first_number(v);
      when k in ('carroceria', 'body') then body := body_named(v);
      when k in ('tipo', 'kind', 'type') then
        body := coalesce(body, body_named(v));
        kind := kind_named(v);
      when k in ('voltaje', 'voltage') and is_appliance then
        if v ~ '(^|\D)1[012]\d(\D|$)' then found := found || 'voltage=110'::text; end if;
        if v ~ '(^|\D)2[0-4]\d(\D|$)' then found := found || 'voltage=220'::text; end if;
      when k in ('capacidad', 'potencia', 'pantalla', 'enfriamiento') then sizes := sizes || ' ' || v;
      when k in ('autonomia', 'range') and is_tricycle then
        n := first_number(v);
        foreach step in array '{40,60,80,100}'::int[] loop
          if n >= step then found := found || ('range=' || step); end if;
        end loop;
      when k in ('carga util', 'capacidad de carga', 'payload') and is_tricycle then
        n := first_number(v);
        foreach step in array '{200,300,500,1000}'::int[] loop
          if n >= step then found := found || ('load=' || step); end if;
        end loop;
      else null;
    end case;
  end loop;
  if is_vehicle then
    foreach step in array '{20000,50000,80000,120000}'::int[] loop
      if km <= step then found := found || ('mileage=' || step); end if;
    end loop;
    condition := case when km > 0 then 'used' else coalesce(condition, case when km = 0 then 'new' end) end;
    if condition is not null then found := found || ('condition=' || condition); end if;
  end if;
  if category in ('automobiles', 'triciclos') and seats >= 1 then
    found := found || ('seats=' || least(seats, 9)::int);
  end if;
  if category = 'automobiles' then
    body := coalesce(body, body_named(plain(name)),
      body_named(substring(plain(description) from '^\S+(?:\s+\S+){0,3}')));
    if body is not null then found := found || ('body=' || body); end if;
    if body in ('suv', 'pickup', 'van') or seats >= 7 then found := found || 'size=big'::text;
    elsif body = 'hatchback' then found := found || 'size=small'::text; end if;
  end if;
  if is_appliance then
    kind := coalesce(kind, kind_named(plain(name)));
    if kind is not null then found := found || ('kind=' || kind); end if;
    unit := case when kind in ('refrigerator', 'freezer', 'washer', 'dryer') then 'pies'
      when kind = 'air-conditioner' then 'btu' when kind = 'tv' then 'pulgadas'
      when kind in ('generator', 'power-station') then 'w' end;
    size := first_number(case unit when 'pies' then substring(sizes from '[\d.,]+\s*pies')
      when 'btu' then substring(sizes from '[\d.,]+\s*btu')
      when 'pulgadas' then substring(sizes from '[\d.,]+\s*pulgadas')
      when 'w' then substring(sizes from '[\d.,]+\s*w\y') end);
    foreach step in array case unit when 'pies' then '{3,10,15,20,25}'::int[]
      when 'btu' then '{9000,12000,18000,24000}' when 'pulgadas' then '{32,43,55,65}'
      when 'w' then '{1000,2000,5000}' else '{}' end loop
      if size >= step then found := found || ('capacity=' || step || '-' || unit); end if;
    end loop;
    big := case when kind in ('washer', 'dryer') then 4.5 when unit = 'pies' then 18
      when unit = 'btu' then 18000 when unit = 'pulgadas' then 55 when unit = 'w' then 5000 end;
    small := case when kind in ('washer', 'dryer') then 3.5 when unit = 'pies' then 12
      when unit = 'btu' then 12000 when unit = 'pulgadas' then 43 when unit = 'w' then 2500 end;
    if size >= big then found := found || 'size=big'::text;
    elsif size < small then found := found || 'size=small'::text; end if;
  end if;
  return found;
end $$;

alter table product add column facets text[] not null default '{}';
-- Not generated, because the index of searches is generated from it.
create function set_product_facets() returns trigger language plpgsql as $$
begin
  -- What is no object is refused by its check, which comes later.
  new.facets := case when json_typeof(new.specifications) = 'object'
    then product_facets(new.category, new.name, new.description, new.specifications) else '{}' end;
  return new;
end $$;
create trigger product_facets_set
  before insert or update of category, name, description, specifications, facets on product
  for each row execute function set_product_facets();
update product set facets = '{}';
create index product_facets on product using gin (facets) where deleted_at is null;

-- Searches ask for facets, years and engines as they ask for the category: by marks that nobody can type.
create function search_marks(category text, year integer, engine_kind text, facets text[])
  returns tsvector language sql immutable parallel safe
  return ('''#' || array_to_string(
    array[category, 'year=' || year,
      case when engine_kind in ('gasoline', 'diesel', 'electric', 'hybrid') then 'engine=' || engine_kind end]
      || facets,
    ''':1A ''#') || ''':1A')::tsvector;

drop index product_search;
alter table product drop column search;
alter table product add column search tsvector generated always as (
  setweight(to_tsvector('spanish', search_words(name || ' ' || coalesce(brand, '') || ' ' || coalesce(model, ''))), 'A')
  || setweight(to_tsvector('simple', search_words(name || ' ' || coalesce(brand, '') || ' ' || coalesce(model, ''))), 'A')
  || search_marks(category, year, engine_kind, facets)
  || setweight(to_tsvector('spanish', search_words(description)), 'B')
) stored;
create index product_search on product using gin (search) where deleted_at is null;
