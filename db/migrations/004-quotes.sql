create table quote (
  id uuid primary key default gen_random_uuid(),
  seq bigint generated always as identity unique,
  reference text not null constraint quote_reference_once unique,
  -- Null once the person deleted the account; the record stays (PRODUCT 31).
  person_id uuid references person on delete set null,
  customer_name text not null,
  customer_email text not null,
  customer_phone text,
  customer_whatsapp text,
  province text not null,
  language text not null check (language in ('es', 'en')),
  currency text not null default 'USD' check (currency = 'USD'),
  subtotal_cents bigint not null check (subtotal_cents >= 0),
  total_cents bigint not null,
  notes text,
  status text not null default 'pending' check (
    status in ('pending', 'en_revision', 'approved', 'rejected', 'sent', 'delivered', 'completed')
  ),
  -- The browser's key of the submission, kept for ever, and what was submitted under it.
  submission_key text,
  submission_hash text,
  created_at timestamptz not null default now(),
  constraint quote_total_is_subtotal check (total_cents = subtotal_cents),
  constraint quote_once_per_submission unique (person_id, submission_key)
);
create index quote_of_person on quote (person_id, seq desc);
create index quote_by_status on quote (status, seq desc);

create table quote_line (
  quote_id uuid not null references quote on delete cascade,
  position smallint not null check (position between 0 and 49),
  product_id uuid references product on delete set null,
  product_name text not null,
  quantity integer not null check (quantity between 1 and 99),
  -- Null: the price is to be confirmed and counts as 0 in the total.
  unit_price_cents bigint check (unit_price_cents > 0),
  primary key (quote_id, position)
);

-- A quote's subtotal is the sum of its lines when the transaction commits, and there is a line.
create function quote_adds_up() returns trigger language plpgsql as $$
declare
  touched uuid;
  lines bigint;
  adds_up boolean;
begin
  if tg_table_name = 'quote' then touched := new.id;
  elsif tg_op = 'DELETE' then touched := old.quote_id;
  else touched := new.quote_id;
  end if;
  select count(l.quote_id), sum(coalesce(l.unit_price_cents, 0) * l.quantity) = q.subtotal_cents
    into lines, adds_up
    from quote q left join quote_line l on l.quote_id = q.id
    where q.id = touched group by q.id;
  if found and (lines = 0 or not adds_up) then
    raise exception 'quote % does not add up', touched
      using errcode = 'check_violation', constraint = 'quote_adds_up';
  end if;
  return null;
end $$;
create constraint trigger quote_adds_up after insert or update of subtotal_cents on quote
  deferrable initially deferred for each row execute function quote_adds_up();
create constraint trigger quote_line_adds_up after insert or update or delete on quote_line
  deferrable initially deferred for each row execute function quote_adds_up();

-- What happened, to whom it may be told. Rows are never changed nor taken away.
create table event (
  id uuid primary key default gen_random_uuid(),
  seq bigint generated always as identity unique,
  quote_id uuid not null references quote on delete cascade,
  at timestamptz not null default now(),
  -- Not a reference: an event outlives the account of who caused it. Null: the system.
  actor_id uuid,
  kind text not null check (kind in ('created', 'status')),
  from_status text,
  to_status text,
  note text,
  public boolean not null default true,
  check ((kind = 'status') = (from_status is not null and to_status is not null))
);
create index event_of_quote on event (quote_id, seq);
create unique index event_created_once on event (quote_id) where kind = 'created';

create function event_is_final() returns trigger language plpgsql as $$
begin
  -- The retention job erases whole quotes; nothing else touches what happened.
  if tg_op = 'DELETE' and not exists (select 1 from quote where id = old.quote_id) then
    return old;
  end if;
  raise exception 'events are append-only' using errcode = 'check_violation', constraint = 'event_is_final';
end $$;
create trigger event_is_final before update or delete on event
  for each row execute function event_is_final();
