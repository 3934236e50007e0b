-- The journey of the goods: one unit for each piece of an accepted offer, its stages with three dates,
-- the sailings that carry many of them.

-- One sailing. Staff keep it; one entry of it moves exactly its units.
create table voyage (
  id uuid primary key default gen_random_uuid(),
  carrier text not null,
  ship text not null,
  -- The carrier's own number of the sailing.
  number text not null,
  port text not null,
  bill_of_lading text,
  departs_on date not null,
  arrives_on date not null,
  departed_on date,
  arrived_on date,
  -- Grows with each change: who saves says which one they saw.
  revision integer not null default 0,
  -- Not a reference: a voyage outlives the account of who entered it.
  made_by uuid not null,
  made_at timestamptz not null default now(),
  submission_key text constraint voyage_once_per_submission unique,
  constraint voyage_shape check (
    length(carrier) between 1 and 80 and length(ship) between 1 and 80 and length(number) between 1 and 40
    and length(port) between 1 and 80 and length(bill_of_lading) between 1 and 60
    and arrives_on >= departs_on and arrived_on >= departed_on
    and (arrived_on is null or departed_on is not null)
  )
);
create unique index voyage_once on voyage (lower(carrier), lower(ship), lower(number));

-- How long a stage takes after the one before it, in days: what a promise is made from. Null: any.
create table stage_duration (
  id uuid primary key default gen_random_uuid(),
  category text not null,
  port text,
  province text,
  stage text not null,
  days smallint not null,
  -- Not a reference. Null: as it came with the shop.
  changed_by uuid,
  changed_at timestamptz not null default now(),
  constraint stage_duration_once unique nulls not distinct (category, port, province, stage),
  constraint stage_duration_shape check (
    category in ('automobiles', 'motocicletas', 'electrodomesticos', 'triciclos')
    and stage in ('bought', 'warehouse', 'shipped', 'in_mariel', 'customs', 'ready', 'delivered')
    and days between 0 and 365 and length(port) between 1 and 80
    and province in ('PRI', 'ART', 'HAB', 'MAY', 'MAT', 'VCL', 'CFG', 'SSP', 'CAV', 'CMG', 'LTU', 'HOL', 'GRA', 'SCU', 'GTM', 'IJV')
  )
);

-- What orders are promised from until staff say otherwise.
insert into stage_duration (category, stage, days)
select category, stage, days
from (values ('bought', 4, 2, 2, 2), ('warehouse', 10, 7, 7, 5), ('shipped', 21, 14, 14, 14),
    ('in_mariel', 7, 7, 7, 7), ('customs', 25, 20, 15, 10), ('ready', 4, 3, 3, 3), ('delivered', 4, 4, 4, 4))
  as usual (stage, cars, motorcycles, trikes, appliances)
  cross join lateral (values ('automobiles', cars), ('motocicletas', motorcycles), ('triciclos', trikes),
    ('electrodomesticos', appliances)) as days (category, days);
comment on table stage_duration is 'seeded: migrations fill it, a restore replaces its rows';

-- What happened to a voyage, in order, never changed: each moved exactly the units that it carried then.
create table voyage_entry (
  id uuid primary key default gen_random_uuid(),
  seq bigint generated always as identity,
  voyage_id uuid not null references voyage on delete cascade,
  kind text not null,
  -- The day it departed or arrived, or is expected to depart now.
  on_day date,
  -- When it is expected to arrive now.
  arrives_on date,
  cause text,
  -- How many units it moved.
  units integer not null,
  made_by uuid not null,
  made_at timestamptz not null default now(),
  submission_key text,
  constraint voyage_entry_once_per_submission unique (voyage_id, submission_key),
  constraint voyage_entry_shape check (
    kind in ('departed', 'arrived', 'expected', 'note') and length(cause) between 1 and 500 and units >= 0
    and (kind = 'note') = (on_day is null) and (kind = 'expected') = (arrives_on is not null)
    and (kind in ('departed', 'arrived') or cause is not null)
  )
);
create function voyage_entry_is_final() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from voyage where id = old.voyage_id) then
    return old;
  end if;
  raise exception 'what happened to a voyage does not change' using errcode = 'check_violation', constraint = 'voyage_entry_is_final';
end $$;
create trigger voyage_entry_is_final before update or delete on voyage_entry
  for each row execute function voyage_entry_is_final();

create table unit (
  id uuid primary key default gen_random_uuid(),
  quote_id uuid not null references quote on delete cascade,
  acceptance_id uuid not null references offer_acceptance on delete cascade,
  -- Of the offer's line, and which piece of it.
  position smallint not null,
  piece smallint not null,
  -- "MA-TX-2026-000123-U1".
  number text not null constraint unit_number_once unique,
  category text not null,
  name text not null,
  product_id uuid references product on delete set null,
  -- A vehicle's VIN, another thing's serial number, as it was typed: in capitals, without spaces.
  identifier text,
  title_number text,
  title_state text,
  voyage_id uuid references voyage,
  -- The acceptance was undone.
  retired_at timestamptz,
  revision integer not null default 0,
  made_at timestamptz not null default now(),
  constraint unit_once unique (acceptance_id, position, piece),
  constraint unit_shape check (
    position between 0 and 99 and piece between 1 and 99 and length(name) between 1 and 200
    and category in ('automobiles', 'motocicletas', 'electrodomesticos', 'triciclos')
    and identifier ~ '^[A-Z0-9-]{3,40}$' and length(title_number) between 1 and 40
    and title_state ~ '^[A-Z]{2}$'
  )
);
create index unit_of_quote on unit (quote_id);
create index unit_of_voyage on unit (voyage_id) where voyage_id is not null;
-- The same vehicle is not shipped for two families.
create unique index unit_identifier_once on unit (identifier) where identifier is not null and retired_at is null;

-- Three dates of each stage: promised once, expected as we know it, and when it really was.
create table unit_stage (
  unit_id uuid not null references unit on delete cascade,
  stage text not null,
  promised_on date not null,
  estimated_on date not null,
  reached_on date,
  primary key (unit_id, stage),
  constraint unit_stage_shape check (
    stage in ('bought', 'warehouse', 'shipped', 'in_mariel', 'customs', 'ready', 'delivered')
  )
);

-- How often a promise was kept is counted from these.
create index unit_stage_delivered on unit_stage (unit_id) where stage = 'delivered' and reached_on is not null;

create function promise_is_final() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from unit where id = old.unit_id) then
    return old;
  end if;
  if tg_op = 'UPDATE' and (new.unit_id, new.stage, new.promised_on) = (old.unit_id, old.stage, old.promised_on) then
    return new;
  end if;
  raise exception 'what was promised does not change' using errcode = 'check_violation', constraint = 'promise_is_final';
end $$;
create trigger promise_is_final before update or delete on unit_stage
  for each row execute function promise_is_final();

-- What happened to a unit, in order, never changed: the customer's timeline and the staff's history.
create table unit_entry (
  id uuid primary key default gen_random_uuid(),
  seq bigint generated always as identity,
  unit_id uuid not null references unit on delete cascade,
  kind text not null,
  stage text,
  -- The day a stage was reached, or is expected now.
  on_day date,
  -- The day it was expected until then.
  before_day date,
  -- What the customer reads.
  cause text,
  -- Who must act while it is held.
  who_acts text,
  voyage_id uuid,
  made_by uuid,
  made_at timestamptz not null default now(),
  submission_key text,
  constraint unit_entry_shape check (
    kind in ('made', 'reached', 'taken_back', 'expected', 'held', 'released', 'note', 'loaded', 'unloaded', 'retired')
    and length(cause) between 1 and 500
    and who_acts in ('us', 'asks', 'pays', 'receives', 'customs', 'carrier')
    and (kind = 'held') = (who_acts is not null)
    and (kind not in ('reached', 'taken_back', 'expected') or stage is not null)
    and (kind not in ('reached', 'expected') or on_day is not null)
    and (kind not in ('held', 'taken_back', 'note') or cause is not null)
  )
);
create index unit_entry_of_unit on unit_entry (unit_id, seq);
create unique index unit_entry_once_per_submission on unit_entry (unit_id, submission_key, kind, stage)
  nulls not distinct where submission_key is not null;

create function unit_entry_is_final() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from unit where id = old.unit_id) then
    return old;
  end if;
  raise exception 'what happened to a unit does not change' using errcode = 'check_violation', constraint = 'unit_entry_is_final';
end $$;
create trigger unit_entry_is_final before update or delete on unit_entry
  for each row execute function unit_entry_is_final();

-- One hold at a time: with a cause, and with who must act.
create table unit_hold (
  unit_id uuid primary key references unit on delete cascade,
  cause text not null,
  who_acts text not null,
  since timestamptz not null default now(),
  constraint unit_hold_shape check (
    length(cause) between 1 and 500 and who_acts in ('us', 'asks', 'pays', 'receives', 'customs', 'carrier')
  )
);

create table unit_photo (
  id uuid primary key default gen_random_uuid(),
  unit_id uuid not null references unit on delete cascade,
  stage text not null,
  -- Of the stored picture, as those of products.
  hash text not null,
  width integer not null,
  height integer not null,
  -- Of each stored width, so that a tap says what it costs: {"320": 8123, "960": 60211}.
  sizes jsonb not null,
  text text,
  made_by uuid,
  made_at timestamptz not null default now(),
  constraint unit_photo_once unique (unit_id, hash),
  constraint unit_photo_shape check (
    stage in ('bought', 'warehouse', 'shipped', 'in_mariel', 'customs', 'ready', 'delivered')
    and width > 0 and height > 0 and length(text) between 1 and 200
  )
);

-- Silence is counted from it; a photo is news too.
create function unit_last_news(unit uuid) returns timestamptz language sql stable as $$
  select greatest((select max(made_at) from unit_entry e where e.unit_id = $1),
    (select max(made_at) from unit_photo p where p.unit_id = $1))
$$;
-- The clock of Cuba shows the hour of the last news again, seven days later.
create function unit_is_silent(last_news timestamptz, at timestamptz) returns boolean language sql stable as $$
  select at >= ((last_news at time zone 'America/Havana') + interval '7 days') at time zone 'America/Havana'
$$;

-- Where each unit of an order that stands is now, and whether somebody of staff should look at it. Nothing
-- of that is stored: days go by without anybody doing anything.
create view unit_standing as
  select unit.id as unit_id, unit.quote_id, reached_stage, next_stage, next_on, last_at,
    hold.unit_id is not null as is_held,
    coalesce(next_on < (now() at time zone 'America/Havana')::date, false) as is_late,
    next_on is not null and unit_is_silent(last_at, now()) as is_silent
  from unit
  join quote on quote.id = unit.quote_id and quote.status <> 'rejected' and quote.cancelled_at is null
  cross join lateral (
    select (array_agg(stage order by at desc) filter (where reached_on is not null))[1] as reached_stage,
      (array_agg(stage order by at) filter (where reached_on is null))[1] as next_stage,
      (array_agg(estimated_on order by at) filter (where reached_on is null))[1] as next_on
    from (select s.*, array_position(
        array['bought', 'warehouse', 'shipped', 'in_mariel', 'customs', 'ready', 'delivered'], s.stage) as at
      from unit_stage s where s.unit_id = unit.id) stage) dates
  cross join lateral (select unit_last_news(unit.id) as last_at) news
  left join unit_hold hold on hold.unit_id = unit.id
  where unit.retired_at is null;

-- What was accepted before there were units: the shop makes them as for a new acceptance, counted from today.
-- What was handed over before has no journey left.
insert into outbox (topic, dedupe, payload, about)
select 'make-units', concat('make-units:', a.id), jsonb_build_object('acceptance', a.id), offer.quote_id
from offer_acceptance a join offer on offer.id = a.offer_id join quote on quote.id = offer.quote_id
where a.undone_at is null and quote.cancelled_at is null
  and quote.status not in ('rejected', 'delivered', 'completed')
on conflict (dedupe) do nothing;
