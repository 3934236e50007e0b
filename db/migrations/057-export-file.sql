-- The export file of each unit: what its papers say, their scans, and what must be there before it is
-- shipped. Who it is for is compared with the published lists (docs/decisions/038).

-- A vehicle's number, as 49 CFR 565.15 has it: vin.ts has the same rule, and a test holds the two together.
create function vin_holds(vin text) returns boolean language sql immutable as $$
  select vin !~ '^[A-HJ-NPR-Z0-9]{17}$' or vin !~ '^([1-5]|7[F-Z0])'
    or substr(vin, 9, 1) = (
      select case sum(weight * ((position(substr(vin, at::int, 1) in '0123456789.ABCDEFGH..JKLMN.P.R..STUVWXYZ') - 1) % 10)) % 11
        when 10 then 'X'
        else (sum(weight * ((position(substr(vin, at::int, 1) in '0123456789.ABCDEFGH..JKLMN.P.R..STUVWXYZ') - 1) % 10)) % 11)::text
      end
      from unnest(array[8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]) with ordinality as signs (weight, at)
    )
$$;

-- What a unit of a category must have before it is shipped, from a day on. A later version takes the
-- place of an earlier one; nobody changes the day before today.
create table export_requirement (
  id uuid primary key default gen_random_uuid(),
  category text not null,
  item text not null,
  version integer not null,
  required boolean not null,
  -- Also a scan of it.
  scan boolean not null,
  valid_from date not null,
  source text not null,
  -- Null: we began with it. Not a reference: who wrote it stays on record when an account is gone.
  made_by uuid,
  made_at timestamptz not null default now(),
  constraint export_requirement_once unique (category, item, version),
  constraint export_requirement_shape check (
    category in ('automobiles', 'motocicletas', 'electrodomesticos', 'triciclos')
    and item in ('vin', 'title', 'lien', 'aes', 'presented', 'end_use', 'authority', 'screening')
    and version > 0 and length(source) between 1 and 300
    and (required or not scan) and not (scan and item in ('vin', 'screening'))
  ),
  constraint export_requirement_from_today check (
    made_by is null or valid_from >= (made_at at time zone 'America/Havana')::date
  )
);
comment on table export_requirement is 'seeded: the rules that staff begin with';

create function export_requirement_is_final() returns trigger language plpgsql as $$
begin
  raise exception 'a requirement does not change: a later one takes its place'
    using errcode = 'check_violation', constraint = 'export_requirement_is_final';
end $$;
create trigger export_requirement_is_final before update or delete on export_requirement
  for each row execute function export_requirement_is_final();

-- Used vehicles that move by themselves are presented with their title (19 CFR 192.2) and filed in AES
-- whatever they are worth (15 CFR 30.2). For all else the owner's counsel decides.
insert into export_requirement (category, item, version, required, scan, valid_from, source)
select category, item, 1, of_vehicles is false or category in ('automobiles', 'motocicletas'),
  scan and (of_vehicles is false or category in ('automobiles', 'motocicletas')), '2026-01-01', source
from unnest(array['automobiles', 'motocicletas', 'electrodomesticos', 'triciclos']) category
cross join (values
  ('vin', true, false, '15 CFR 30.2(a)(1)(iv)(H); 49 CFR 565.15'),
  ('title', true, true, '19 CFR 192.2'),
  ('lien', true, false, '19 CFR 192.2'),
  ('aes', true, false, '15 CFR 30.2(a)(1)(iv)(H)'),
  ('presented', true, false, '19 CFR 192.2 (72 h)'),
  ('end_use', false, false, '15 CFR 740.21'),
  ('authority', false, false, '15 CFR 740.21'),
  ('screening', false, false, 'Consolidated Screening List (trade.gov)')
) as rules (item, of_vehicles, scan, source);

-- What a paper of a unit says. Never changed: who corrects it writes a later version.
create table export_fact (
  id uuid primary key default gen_random_uuid(),
  unit_id uuid not null references unit on delete cascade,
  item text not null,
  version integer not null,
  -- An original or certified title, and how many copies of it.
  title_kind text,
  title_copies smallint,
  -- Nobody has a claim on it, or who had one released it.
  lien text,
  lien_holder text,
  itn text,
  presented_at timestamptz,
  port text,
  -- The end-use declaration: what it is for, and when it was signed.
  end_use text,
  signed_on date,
  note text,
  -- It does not count any more.
  withdrawn boolean not null default false,
  made_by uuid not null,
  made_at timestamptz not null default now(),
  constraint export_fact_once unique (unit_id, item, version),
  constraint export_fact_shape check (
    item in ('title', 'lien', 'aes', 'presented', 'end_use') and version > 0
    and (item = 'title') = (title_kind is not null) and (item = 'title') = (title_copies is not null)
    and title_kind in ('original', 'certified') and title_copies between 0 and 20
    and (item = 'lien') = (lien is not null) and lien in ('none', 'released')
    and coalesce(lien = 'released', false) = (lien_holder is not null) and length(lien_holder) between 1 and 120
    and (item = 'aes') = (itn is not null) and itn ~ '^X[0-9]{14}$'
    and (item = 'presented') = (presented_at is not null) and (item = 'presented') = (port is not null)
    and length(port) between 1 and 80
    and (item = 'end_use') = (end_use is not null) and (item = 'end_use') = (signed_on is not null)
    and length(end_use) between 1 and 500 and length(note) between 1 and 500
  )
);

create function export_fact_is_final() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from unit where id = old.unit_id) then
    return old;
  end if;
  raise exception 'what a paper said does not change' using errcode = 'check_violation', constraint = 'export_fact_is_final';
end $$;
create trigger export_fact_is_final before update or delete on export_fact
  for each row execute function export_fact_is_final();

-- A scan of a paper. One that was put in by mistake does not count any more, and stays on record.
create table export_scan (
  id uuid primary key default gen_random_uuid(),
  unit_id uuid not null references unit on delete cascade,
  item text not null,
  file text not null,
  type text not null,
  bytes integer not null,
  sha256 text not null,
  made_by uuid not null,
  made_at timestamptz not null default now(),
  removed_by uuid,
  removed_at timestamptz,
  constraint export_scan_shape check (
    item in ('title', 'lien', 'aes', 'presented', 'end_use', 'authority')
    and type in ('image/webp', 'application/pdf') and bytes > 0 and length(sha256) = 64
    and num_nulls(removed_by, removed_at) in (0, 2)
  )
);
create unique index export_scan_once on export_scan (unit_id, item, sha256) where removed_at is null;
create index export_scan_by_file on export_scan (file);

create function export_scan_is_final() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from unit where id = old.unit_id) then
    return old;
  end if;
  if tg_op = 'UPDATE' and old.removed_at is null
    and (to_jsonb(new) - '{removed_by,removed_at}'::text[]) = (to_jsonb(old) - '{removed_by,removed_at}'::text[]) then
    return new;
  end if;
  raise exception 'a scan does not change' using errcode = 'check_violation', constraint = 'export_scan_is_final';
end $$;
create trigger export_scan_is_final before update or delete on export_scan
  for each row execute function export_scan_is_final();

-- By what an order may be exported: a licence, or an exception of the rules. Of the order, not of the shop.
create table order_authority (
  id uuid primary key default gen_random_uuid(),
  quote_id uuid not null references quote on delete cascade,
  version integer not null,
  kind text not null,
  text text not null,
  source text not null,
  made_by uuid not null,
  made_at timestamptz not null default now(),
  constraint order_authority_once unique (quote_id, version),
  constraint order_authority_shape check (
    version > 0 and kind in ('licence', 'exception', 'none') and length(text) between 1 and 200
    and length(source) between 1 and 300
  )
);

create function order_authority_is_final() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from quote where id = old.quote_id) then
    return old;
  end if;
  raise exception 'an authority does not change' using errcode = 'check_violation', constraint = 'order_authority_is_final';
end $$;
create trigger order_authority_is_final before update or delete on order_authority
  for each row execute function order_authority_is_final();

-- An administrador lets a unit go without some of it. It covers what was missing then, nothing else.
create table export_override (
  id uuid primary key default gen_random_uuid(),
  unit_id uuid not null references unit on delete cascade,
  items text[] not null,
  reason text not null,
  made_by uuid not null,
  made_at timestamptz not null default now(),
  constraint export_override_once unique (unit_id, items),
  constraint export_override_shape check (
    cardinality(items) > 0 and length(reason) between 1 and 500
    and items <@ array['vin', 'title', 'lien', 'aes', 'presented', 'end_use', 'authority', 'screening']
  )
);

create function export_override_is_final() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from unit where id = old.unit_id) then
    return old;
  end if;
  raise exception 'an override does not change' using errcode = 'check_violation', constraint = 'export_override_is_final';
end $$;
create trigger export_override_is_final before update or delete on export_override
  for each row execute function export_override_is_final();

-- A list of the government's, as a file brought it. Its entries are kept as long as it is the newest.
create table screening_list (
  id uuid primary key default gen_random_uuid(),
  seq bigint generated always as identity unique,
  name text not null,
  -- The day it is of, as who imported it says.
  listed_on date not null,
  sha256 text not null constraint screening_list_once unique,
  entries integer not null,
  imported_by uuid not null,
  imported_at timestamptz not null default now(),
  constraint screening_list_shape check (
    length(name) between 1 and 120 and length(sha256) = 64 and entries > 0
  )
);

create table screening_entry (
  id uuid primary key default gen_random_uuid(),
  list_id uuid not null references screening_list on delete cascade,
  -- What the list says, as it stands there.
  facts jsonb not null,
  -- Every name of it, and the words of all of them as names are compared.
  names text[] not null,
  words text[] not null,
  constraint screening_entry_shape check (
    jsonb_typeof(facts) = 'object' and cardinality(names) > 0
  )
);
create index screening_entry_by_words on screening_entry using gin (words);
create index screening_entry_of_list on screening_entry (list_id);

-- Somebody who pays without an account here: staff write the name.
create table order_payer (
  id uuid primary key default gen_random_uuid(),
  quote_id uuid not null references quote on delete cascade,
  name text not null,
  made_by uuid not null,
  made_at timestamptz not null default now(),
  constraint order_payer_once unique (quote_id, name),
  constraint order_payer_shape check (length(name) between 2 and 120 and name = trim(name))
);

-- That a name of an order was compared with a list, and what came of it.
create table screening (
  id uuid primary key default gen_random_uuid(),
  seq bigint generated always as identity unique,
  quote_id uuid not null references quote on delete cascade,
  role text not null,
  name text not null,
  list_id uuid not null references screening_list,
  -- The entries that it may be; none: no match.
  matches jsonb not null,
  -- The same matches were cleared by two people before.
  as_cleared uuid references screening,
  made_by uuid,
  made_at timestamptz not null default now(),
  constraint screening_once unique (quote_id, role, name, list_id),
  constraint screening_shape check (
    role in ('asks', 'pays', 'receives') and length(name) between 1 and 200 and jsonb_typeof(matches) = 'array'
    and (as_cleared is null or matches <> '[]')
  )
);
create index screening_by_list on screening (list_id);
create index screening_by_cleared on screening (as_cleared) where as_cleared is not null;

create function screening_is_final() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from quote where id = old.quote_id) then
    return old;
  end if;
  raise exception 'a screening does not change' using errcode = 'check_violation', constraint = 'screening_is_final';
end $$;
create trigger screening_is_final before update or delete on screening
  for each row execute function screening_is_final();

-- Why somebody says that it is another person. Two different people do.
create table screening_clearing (
  screening_id uuid not null references screening on delete cascade,
  step smallint not null,
  reason text not null,
  cleared_by uuid not null,
  cleared_at timestamptz not null default now(),
  primary key (screening_id, step),
  constraint screening_clearing_by_two unique (screening_id, cleared_by),
  constraint screening_clearing_shape check (step in (1, 2) and length(reason) between 3 and 500)
);

create function screening_clearing_is_final() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from screening where id = old.screening_id) then
    return old;
  end if;
  raise exception 'a reason does not change' using errcode = 'check_violation', constraint = 'screening_clearing_is_final';
end $$;
create trigger screening_clearing_is_final before update or delete on screening_clearing
  for each row execute function screening_clearing_is_final();

-- Who an order is for, as far as it is known.
create function order_names(which uuid) returns table (role text, name text) language sql stable as $$
  select 'asks', trim(customer_name) from quote where id = which
  union select 'asks', trim(a.typed_name) from offer_acceptance a join offer o on o.id = a.offer_id
    where o.quote_id = which and a.undone_at is null and trim(a.typed_name) <> ''
  union select 'receives', trim(recipient_name) from quote where id = which and trim(recipient_name) <> ''
  union select 'pays', trim(l.payer) from ledger_entry e join bank_statement_line l on l.id = e.bank_line_id
    where e.quote_id = which and trim(l.payer) <> ''
  union select 'pays', order_payer.name from order_payer where quote_id = which
$$;

create function screening_is_cleared(which uuid) returns boolean language sql stable as $$
  select s.matches = '[]' or exists (select from unnest(array[s.id, s.as_cleared]) as one
    where 2 = (select count(*) from screening_clearing c where c.screening_id = one))
  from screening s where s.id = which
$$;

-- All three people are known where they must be, and none of them may be on the newest list.
create function order_is_screened(which uuid) returns boolean language sql stable as $$
  select exists (select from order_names(which) n where n.role = 'receives')
    and not exists (select from order_names(which) n where not exists (
      select from screening s where s.quote_id = which and s.role = n.role and s.name = n.name
        and s.list_id = (select id from screening_list order by seq desc limit 1)
        and screening_is_cleared(s.id)))
$$;

-- What holds of a unit on a day, by the requirements of that day.
create function export_items(which uuid, on_day date)
returns table (item text, required boolean, scan boolean, complete boolean) language sql stable as $$
  select r.item, r.required, r.scan,
    (not r.scan or s.scans > 0) and coalesce(case r.item
      when 'vin' then vin_holds(u.identifier)
      when 'title' then f.title_copies >= 2 and u.title_number is not null and u.title_state is not null
      when 'lien' then f.lien = 'none' or s.scans > 0
      when 'presented' then f.presented_at + interval '72 hours' <= now()
        and ((f.presented_at + interval '72 hours') at time zone 'America/Havana')::date <= on_day
      when 'authority' then (select a.kind <> 'none' from order_authority a
        where a.quote_id = u.quote_id order by a.version desc limit 1)
      when 'screening' then order_is_screened(u.quote_id)
      else f.id is not null
    end, false)
  from unit u
  cross join lateral (
    select distinct on (q.item) q.item, q.required, q.scan from export_requirement q
    where q.category = u.category and q.valid_from <= on_day
    order by q.item, q.valid_from desc, q.version desc
  ) r
  left join lateral (
    select n.* from (
      select * from export_fact e where e.unit_id = u.id and e.item = r.item order by e.version desc limit 1
    ) n where not n.withdrawn
  ) f on true
  cross join lateral (
    select count(*) as scans from export_scan e
    where e.unit_id = u.id and e.item = r.item and e.removed_at is null
  ) s
  where u.id = which
$$;

-- What is missing of it, and what nobody has let go without.
create function export_missing(which uuid, on_day date) returns text[] language sql stable as $$
  select coalesce(array_agg(i.item order by
      array_position(array['vin', 'title', 'lien', 'aes', 'presented', 'end_use', 'authority', 'screening'], i.item)), '{}')
  from export_items(which, on_day) i
  where i.required and not i.complete
    and not exists (select from export_override o where o.unit_id = which and i.item = any (o.items))
$$;

create function shipped_with_papers() returns trigger language plpgsql as $$
declare
  missing text[];
begin
  -- A day that is put right is no shipping.
  if tg_op = 'UPDATE' and old.reached_on is not null then
    return null;
  end if;
  -- Who takes a paper back meanwhile waits for us, or we for them.
  perform from unit where id = new.unit_id for update;
  missing := export_missing(new.unit_id, new.reached_on);
  if cardinality(missing) > 0 then
    raise exception 'papers are missing: %', array_to_string(missing, ', ')
      using errcode = 'check_violation', constraint = 'shipped_with_papers';
  end if;
  return null;
end $$;
create constraint trigger shipped_with_papers after insert or update of reached_on on unit_stage
  for each row when (new.stage = 'shipped' and new.reached_on is not null) execute function shipped_with_papers();
