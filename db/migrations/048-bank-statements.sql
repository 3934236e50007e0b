-- Which column of a bank's file says what: kept once for each account of ours.
create table statement_layout (
  account_key text primary key,
  layout jsonb not null,
  -- Not a reference: who did it stays on record when an account is gone.
  changed_by uuid not null,
  changed_at timestamptz not null default now(),
  constraint statement_layout_shape check (account_key <> '' and jsonb_typeof(layout) = 'object')
);

-- What came into an account, as its bank says it. A line never changes and never comes in twice; what
-- of it is used is derived from the payments that it backs (docs/decisions/031).
create table bank_statement_line (
  id uuid primary key default gen_random_uuid(),
  seq bigint generated always as identity unique,
  account_key text not null,
  -- By what the same line is known in the next file: the bank's reference, or else its facts and
  -- which of equal ones it is.
  identity text not null,
  moved_on date not null,
  amount_cents bigint not null,
  description text not null,
  payer text,
  bank_reference text,
  reference_key text,
  imported_by uuid not null,
  imported_at timestamptz not null default now(),
  constraint bank_line_once unique (account_key, identity),
  constraint bank_line_shape check (
    account_key <> '' and amount_cents between 1 and 100000000000
    and length(identity) between 1 and 400 and length(description) <= 300 and length(payer) between 1 and 120
    and num_nulls(bank_reference, reference_key) in (0, 2) and length(bank_reference) between 1 and 80
    and (reference_key is null or identity = 'ref ' || reference_key)
  )
);
create index bank_line_by_day on bank_statement_line (moved_on, seq);

-- Names of strangers stand here: what is old and backs no payment is erased (RETENTION_YEARS).
create function bank_line_is_final() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.moved_on < current_date - interval '1 year' then
    return old;
  end if;
  raise exception 'a bank line does not change' using errcode = 'check_violation', constraint = 'bank_line_is_final';
end $$;
create trigger bank_line_is_final before update or delete on bank_statement_line
  for each row execute function bank_line_is_final();

-- Lines that are no customer's payment, with the reason; and when one was taken back.
create table bank_line_aside (
  id uuid primary key default gen_random_uuid(),
  seq bigint generated always as identity unique,
  line_id uuid not null references bank_statement_line on delete cascade,
  reason text not null,
  set_by uuid not null,
  set_at timestamptz not null default now(),
  returned_by uuid,
  returned_at timestamptz,
  constraint bank_line_aside_shape check (
    length(reason) between 1 and 500 and num_nulls(returned_by, returned_at) in (0, 2)
  )
);
create unique index bank_line_aside_once on bank_line_aside (line_id) where returned_at is null;
create index bank_line_aside_of on bank_line_aside (line_id);

create function bank_line_aside_is_final() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from bank_statement_line where id = old.line_id) then
    return old;
  end if;
  if tg_op = 'UPDATE' and old.returned_at is null
    and (to_jsonb(new) - '{returned_by,returned_at}'::text[]) = (to_jsonb(old) - '{returned_by,returned_at}'::text[]) then
    return new;
  end if;
  raise exception 'what was set aside is only taken back'
    using errcode = 'check_violation', constraint = 'bank_line_aside_is_final';
end $$;
create trigger bank_line_aside_is_final before update or delete on bank_line_aside
  for each row execute function bank_line_aside_is_final();

-- The line of a statement that a payment was found in.
alter table ledger_entry
  add column bank_line_id uuid references bank_statement_line,
  add constraint ledger_line_of_payment check (bank_line_id is null or kind = 'payment' and method <> 'cash');
create index ledger_entry_of_line on ledger_entry (bank_line_id) where bank_line_id is not null;

-- One transfer may pay two orders: then both payments have its reference, and its line says how much.
create or replace function ledger_reference_once() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(new.account_key || ' ' || new.reference_key, 45));
  if exists (select from ledger_entry e
    where e.id <> new.id and e.kind = 'payment' and e.account_key = new.account_key
      and e.reference_key = new.reference_key
      and (new.bank_line_id is null or e.bank_line_id is distinct from new.bank_line_id)
      and ledger_stands(e.id)) then
    raise exception 'a reference is used once in an account'
      using errcode = 'unique_violation', constraint = 'ledger_reference_once';
  end if;
  return null;
end $$;

create function bank_line_adds_up() returns trigger language plpgsql as $$
begin
  -- Two at once wait for each other, and the second one sees what the first one wrote.
  perform from bank_statement_line where id = new.bank_line_id for update;
  if exists (select from bank_statement_line l where l.id = new.bank_line_id
    and l.amount_cents < (select sum(e.amount_cents) from ledger_entry e
      where e.bank_line_id = l.id and ledger_stands(e.id))) then
    raise exception 'a bank line backs no more than came in'
      using errcode = 'check_violation', constraint = 'bank_line_adds_up';
  end if;
  return null;
end $$;
create constraint trigger bank_line_adds_up after insert on ledger_entry
  for each row when (new.bank_line_id is not null) execute function bank_line_adds_up();

create function bank_line_fits() returns trigger language plpgsql as $$
begin
  if not exists (select from bank_statement_line l where l.id = new.bank_line_id
    and l.account_key = new.account_key and l.moved_on = new.moved_on
    and (l.reference_key is null or l.reference_key = new.reference_key)) then
    raise exception 'the bank line says something else'
      using errcode = 'check_violation', constraint = 'bank_line_fits';
  end if;
  return null;
end $$;
create constraint trigger bank_line_fits after insert on ledger_entry
  for each row when (new.bank_line_id is not null) execute function bank_line_fits();

create function bank_line_not_aside() returns trigger language plpgsql as $$
begin
  if exists (select from bank_line_aside where line_id = new.bank_line_id and returned_at is null) then
    raise exception 'the bank line was set aside'
      using errcode = 'check_violation', constraint = 'bank_line_not_aside';
  end if;
  return null;
end $$;
create constraint trigger bank_line_not_aside after insert on ledger_entry
  for each row when (new.bank_line_id is not null) execute function bank_line_not_aside();

-- Whose money a line may be: orders by the number that a bank repeats, and by what they ask for.
create index quote_by_number on quote (right(reference, 11));
create index offer_acceptance_by_total on offer_acceptance (total_cents) where undone_at is null;
create index acceptance_instalment_by_amount on acceptance_instalment (amount_cents);
