-- The money of an order, which is a quote with an accepted offer: what came in and what went back,
-- entry by entry. Nothing here changes or goes away, a mistake is reversed; what an order lacks is
-- derived from it and stored nowhere (docs/decisions/029).
create table ledger_entry (
  id uuid primary key default gen_random_uuid(),
  seq bigint generated always as identity unique,
  quote_id uuid not null references quote on delete cascade,
  kind text not null,
  amount_cents bigint not null,
  -- Of what came in and of what went back.
  method text,
  -- Our account that it came into, and how its name is compared.
  instruction_id uuid references payment_instruction,
  account_key text,
  bank_reference text,
  reference_key text,
  -- The day on which the money moved, in Havana.
  moved_on date,
  paid_to text,
  reason text,
  -- What a count or a reversal is of.
  of_entry uuid references ledger_entry,
  -- The claim that it is backed by. Not a reference: money outlives the photo that told of it.
  verification_id uuid,
  -- Not a reference: who did it stays on record when an account is gone.
  recorded_by uuid not null,
  recorded_at timestamptz not null default now(),
  submission_key text,
  constraint ledger_once_per_submission unique (recorded_by, submission_key),
  constraint ledger_entry_shape check (
    amount_cents between 1 and 100000000000
    and length(reason) between 1 and 500 and length(paid_to) between 1 and 120
    and length(bank_reference) between 1 and 80 and method in ('zelle', 'bank', 'cash')
    and case kind
      when 'payment' then num_nulls(method, moved_on) = 0 and num_nonnulls(of_entry, reason, paid_to) = 0
        and num_nonnulls(instruction_id, account_key, bank_reference, reference_key)
          = case method when 'cash' then 0 else 4 end
      when 'refund' then num_nulls(method, moved_on, reason, paid_to) = 0
        and num_nonnulls(of_entry, verification_id, instruction_id, account_key) = 0
      when 'reversal' then num_nulls(of_entry, reason) = 0
        and num_nonnulls(method, moved_on, paid_to, verification_id, instruction_id, account_key, bank_reference) = 0
      when 'count' then of_entry is not null
        and num_nonnulls(method, moved_on, reason, paid_to, verification_id, instruction_id, account_key, bank_reference) = 0
      else false end
  )
);
create index ledger_entry_of_quote on ledger_entry (quote_id);
create index ledger_entry_by_reference on ledger_entry (reference_key, account_key) where kind = 'payment';
create index ledger_entry_by_claim on ledger_entry (verification_id) where verification_id is not null;
create unique index ledger_reversed_once on ledger_entry (of_entry) where kind = 'reversal';
create unique index ledger_counted_once on ledger_entry (of_entry) where kind = 'count';

-- The retention job erases whole quotes; nothing else goes, and nothing changes.
create function ledger_is_final() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from quote where id = old.quote_id) then
    return old;
  end if;
  raise exception 'the ledger does not change' using errcode = 'check_violation', constraint = 'ledger_is_final';
end $$;
create trigger ledger_is_final before update or delete on ledger_entry
  for each row execute function ledger_is_final();

-- An entry that nobody has reversed.
create function ledger_stands(of uuid) returns boolean language sql stable as $$
  select not exists (select from ledger_entry where of_entry = of and kind = 'reversal')
$$;

-- What came in less what went back. Cash is there once a second person has counted it.
create function ledger_balance(of uuid) returns bigint language sql stable as $$
  select coalesce(sum(case kind when 'payment' then amount_cents else -amount_cents end), 0)::bigint
  from ledger_entry e
  where quote_id = of and kind in ('payment', 'refund') and ledger_stands(id)
    and (kind = 'refund' or method <> 'cash'
      or exists (select from ledger_entry where of_entry = e.id and kind = 'count'))
$$;

-- What is in our hands, also cash that nobody has counted yet: while there is some no hold lapses.
create function ledger_in_hand(of uuid) returns bigint language sql stable as $$
  select coalesce(sum(case kind when 'payment' then amount_cents else -amount_cents end), 0)::bigint
  from ledger_entry where quote_id = of and kind in ('payment', 'refund') and ledger_stands(id)
$$;

-- Whether any money is recorded that was not reversed, also what nobody has counted yet.
create function ledger_has_money(of uuid) returns boolean language sql stable as $$
  select exists (select from ledger_entry
    where quote_id = of and kind = 'payment' and ledger_stands(id))
$$;

create function ledger_never_below_nothing() returns trigger language plpgsql as $$
begin
  -- Two at once wait for each other, and the second one sees what the first one wrote.
  perform from quote where id = new.quote_id for update;
  if exists (select from (select ledger_balance(new.quote_id) as left_over) as now where left_over < 0) then
    raise exception 'more goes back than came in'
      using errcode = 'check_violation', constraint = 'ledger_never_below_nothing';
  end if;
  return null;
end $$;
create constraint trigger ledger_never_below_nothing after insert on ledger_entry
  for each row execute function ledger_never_below_nothing();

create function ledger_is_of_an_order() returns trigger language plpgsql as $$
begin
  if not exists (select from offer_acceptance a join offer on offer.id = a.offer_id
    where offer.quote_id = new.quote_id and a.undone_at is null) then
    raise exception 'no offer was accepted' using errcode = 'check_violation', constraint = 'ledger_is_of_an_order';
  end if;
  return null;
end $$;
create constraint trigger ledger_is_of_an_order after insert on ledger_entry
  for each row when (new.kind = 'payment') execute function ledger_is_of_an_order();

-- A reversal is of money, a count of cash that stands; both are of all of it, in the same order.
create function ledger_part_fits() returns trigger language plpgsql as $$
begin
  if not exists (select from ledger_entry e
    where e.id = new.of_entry and e.quote_id = new.quote_id and e.amount_cents = new.amount_cents
      and case new.kind when 'count' then e.kind = 'payment' and e.method = 'cash' and ledger_stands(e.id)
        else e.kind in ('payment', 'refund') end) then
    raise exception 'it is of another entry' using errcode = 'check_violation', constraint = 'ledger_part_fits';
  end if;
  return null;
end $$;
create constraint trigger ledger_part_fits after insert on ledger_entry
  for each row when (new.of_entry is not null) execute function ledger_part_fits();

create function ledger_cash_by_two() returns trigger language plpgsql as $$
begin
  if exists (select from ledger_entry e where e.id = new.of_entry and e.recorded_by = new.recorded_by) then
    raise exception 'who took the cash does not count it'
      using errcode = 'check_violation', constraint = 'ledger_cash_by_two';
  end if;
  return null;
end $$;
create constraint trigger ledger_cash_by_two after insert on ledger_entry
  for each row when (new.kind = 'count') execute function ledger_cash_by_two();

-- No unique index: what was reversed, say for a wrong amount, is recorded anew under its reference.
create function ledger_reference_once() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(new.account_key || ' ' || new.reference_key, 45));
  if exists (select from ledger_entry e
    where e.id <> new.id and e.kind = 'payment' and e.account_key = new.account_key
      and e.reference_key = new.reference_key and ledger_stands(e.id)) then
    raise exception 'a reference is used once in an account'
      using errcode = 'unique_violation', constraint = 'ledger_reference_once';
  end if;
  return null;
end $$;
create constraint trigger ledger_reference_once after insert on ledger_entry
  for each row when (new.kind = 'payment' and new.reference_key is not null)
  execute function ledger_reference_once();

create function ledger_claim_once() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(new.verification_id::text, 46));
  if exists (select from ledger_entry e
    where e.id <> new.id and e.verification_id = new.verification_id and ledger_stands(e.id)) then
    raise exception 'a claim backs one payment'
      using errcode = 'unique_violation', constraint = 'ledger_claim_once';
  end if;
  return null;
end $$;
create constraint trigger ledger_claim_once after insert on ledger_entry
  for each row when (new.verification_id is not null) execute function ledger_claim_once();

create function acceptance_keeps_money() returns trigger language plpgsql as $$
begin
  if ledger_has_money((select quote_id from offer where id = new.offer_id)) then
    raise exception 'its money is recorded'
      using errcode = 'check_violation', constraint = 'acceptance_keeps_money';
  end if;
  return null;
end $$;
create constraint trigger acceptance_keeps_money after update on offer_acceptance
  for each row when (old.undone_at is null and new.undone_at is not null)
  execute function acceptance_keeps_money();

alter table event drop constraint event_kind_check;
alter table event add constraint event_kind_check check (
  kind in ('created', 'status', 'message', 'resent', 'contact', 'assigned', 'code', 'amended', 'cancelled', 'undone',
    'offer_sent', 'offer_withdrawn', 'offer_accepted', 'offer_declined', 'offer_change', 'offer_again', 'offer_sold',
    'offer_undone', 'hold_lapsed', 'hold_renewed', 'link_made', 'link_revoked',
    'money_received', 'money_taken', 'money_counted', 'money_refunded', 'money_reversed')
);
