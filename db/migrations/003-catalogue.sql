create extension if not exists pg_trgm;

-- Lower case without accents; ñ stays, because año is not ano. The capitals are in the list
-- because lower() knows only ASCII where the database's locale is C.
create function plain(t text) returns text
  language sql immutable strict parallel safe
  return translate(
    lower(normalize(t, NFC)),
    'áàâäãéèêëíìîïóòôöõúùûüçÁÀÂÄÃÉÈÊËÍÌÎÏÓÒÔÖÕÚÙÛÜÇÑ',
    'aaaaaeeeeiiiiooooouuuucaaaaaeeeeiiiiooooouuuucñ'
  );

-- The words of a text; 'CR-V' is found as 'cr v' and as 'crv'.
create function plain_words(t text) returns text
  language sql immutable strict parallel safe
  return regexp_replace(plain(t), '[^a-z0-9ñ]+', ' ', 'g') || ' '
    || regexp_replace(replace(plain(t), '-', ''), '[^a-z0-9ñ]+', ' ', 'g');

-- Cents as the wire writes money: 1234560 → '12345.60'.
create function money_text(cents bigint) returns text
  language sql immutable strict parallel safe
  return (cents / 100)::text || '.' || lpad((cents % 100)::text, 2, '0');

-- A product as the public calls give it: nothing leaves the shop unless it is named here. The
-- text is kept ready beside the columns (`wire` below), because making it anew costs each request
-- for a list twice what all the rest of that request does.
create function product_wire(
  id uuid, slug text, name text, description text, category text, price_cents bigint,
  currency text, year integer, brand text, model text, engine_type text, provinces text[],
  status text, featured boolean, pictures json, specifications json
) returns text language sql immutable parallel safe
  return (
    select row_to_json(w)::text from (
      select id, slug, name, description, category, money_text(price_cents) as price, currency,
        year, brand, model, engine_type as "engineType",
        array_to_string(provinces, ',') as "availableProvinces", status, featured,
        (select json_agg('/pictures/' || (p ->> 'hash') || '-320.webp' order by n)
          from json_array_elements(pictures) with ordinality as e (p, n)) as images,
        (select coalesce(json_agg(p ->> 'alt' order by n), '[]')
          from json_array_elements(pictures) with ordinality as e (p, n)) as "imageAlts",
        specifications
    ) as w
  );

create table product (
  id uuid primary key default gen_random_uuid(),
  -- The order of arrival; "newest" sorts by it, never by a clock.
  seq bigint generated always as identity unique,
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  category text not null check (category in ('automobiles', 'electrodomesticos', 'triciclos', 'motocicletas')),
  name text not null check (length(name) between 1 and 200),
  description text not null default '',
  price_cents bigint check (price_cents > 0),
  currency text not null default 'USD' check (currency = 'USD'),
  year integer check (year between 1900 and 2100),
  brand text,
  model text,
  engine_type text,
  -- gasoline, diesel, electric, hybrid, or the plain text of what was written
  engine_kind text,
  provinces text[] not null default '{HAB,MAT,CFG,VCL}' check (
    provinces <@ '{PRI,ART,HAB,MAY,MAT,VCL,CFG,SSP,CAV,CMG,LTU,HOL,GRA,SCU,GTM,IJV}'::text[]
  ),
  status text not null default 'available' check (status in ('available', 'sold', 'reserved')),
  featured boolean not null default false,
  -- json, not jsonb: it keeps the order in which the specifications were written
  specifications json not null default '{}' check (json_typeof(specifications) = 'object'),
  -- [{"hash": SHA-256 (hex) that names the original, "alt": what it shows}], the card's picture first
  pictures json not null default '[]' check (
    json_typeof(pictures) = 'array' and json_array_length(pictures) <= 20
  ),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  brand_key text generated always as (plain(brand)) stored,
  search tsvector generated always as (
    setweight(to_tsvector('spanish', plain_words(name || ' ' || coalesce(brand, '') || ' ' || coalesce(model, ''))), 'A')
    || setweight(to_tsvector('spanish', plain_words(description)), 'B')
  ) stored,
  wire text generated always as (
    product_wire(
      id, slug, name, description, category, price_cents, currency, year, brand, model,
      engine_type, provinces, status, featured, pictures, specifications
    )
  ) stored
);
-- Rows of up to 8 KB stay in one piece: unpacking `wire` would cost more than reading it.
alter table product set (toast_tuple_target = 8160);

create unique index product_address on product (category, slug) where deleted_at is null;
create index product_name on product (name) where deleted_at is null;
-- Each sort is walked by an index, alone and under the filters that people use most.
create index product_newest on product (category, seq) where deleted_at is null;
create index product_price on product (category, price_cents, seq) where deleted_at is null;
create index product_any_price on product (price_cents, seq) where deleted_at is null;
create index product_year on product (category, year, seq) where deleted_at is null;
create index product_any_year on product (year, seq) where deleted_at is null;
create index product_brand on product (category, brand_key, seq) where deleted_at is null;
create index product_brand_price on product (category, brand_key, price_cents, seq) where deleted_at is null;
create index product_engine on product (category, engine_kind, seq) where deleted_at is null;
create index product_featured on product (seq) where featured and deleted_at is null;
create index product_provinces on product using gin (provinces) where deleted_at is null;
create index product_search on product using gin (search) where deleted_at is null;

-- The words of names, brands and models, so that a misspelt search looks for its nearest word
-- among thousands of words instead of among all products. Words are never taken away.
create table product_word (word text primary key);
create index product_word_nearest on product_word using gist (word gist_trgm_ops);

create function product_words_learnt() returns trigger language plpgsql as $$
begin
  -- In order, so that two who learn the same words never wait for each other crosswise.
  insert into product_word
    select distinct word
      from fresh, regexp_split_to_table(
        plain_words(name || ' ' || coalesce(brand, '') || ' ' || coalesce(model, '')), ' ') as w (word)
      where word ~ '^[a-zñ]{3,20}$' and not exists (select from product_word known where known.word = w.word)
      order by word
    on conflict do nothing;
  return null;
end $$;
create trigger product_words_of_new after insert on product
  referencing new table as fresh for each statement execute function product_words_learnt();
create trigger product_words_of_changed after update on product
  referencing new table as fresh for each statement execute function product_words_learnt();

-- Every process keeps pages and answers in memory until the catalogue changes.
create function catalogue_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('catalogue', '');
  return null;
end $$;
create trigger product_changed after insert or update or delete or truncate on product
  for each statement execute function catalogue_changed();
