-- What is in a customer's favour moves to another order of theirs: one entry on each side, under one
-- id, written together and reversed together (docs/decisions/033).
alter table ledger_entry add column move_id uuid;
create unique index ledger_moved_once on ledger_entry (move_id, kind) where move_id is not null;

alter table ledger_entry drop constraint ledger_entry_shape;
alter table ledger_entry add constraint ledger_entry_shape check (
  amount_cents between 1 and 100000000000
  and length(reason) between 1 and 500 and length(paid_to) between 1 and 120
  and length(bank_reference) between 1 and 80 and method in ('zelle', 'bank', 'cash')
  and (move_id is not null) = (kind in ('credit_out', 'credit_in'))
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
    when 'credit_out' then num_nulls(moved_on, reason) = 0
      and num_nonnulls(of_entry, method, paid_to, verification_id, instruction_id, account_key, bank_reference) = 0
    when 'credit_in' then num_nulls(moved_on, reason) = 0
      and num_nonnulls(of_entry, method, paid_to, verification_id, instruction_id, account_key, bank_reference) = 0
    else false end
);

create or replace function ledger_balance(of uuid) returns bigint language sql stable as $$
  select coalesce(sum(case when kind in ('payment', 'credit_in') then amount_cents else -amount_cents end), 0)::bigint
  from ledger_entry e
  where quote_id = of and kind in ('payment', 'refund', 'credit_in', 'credit_out') and ledger_stands(id)
    and (kind <> 'payment' or method <> 'cash'
      or exists (select from ledger_entry where of_entry = e.id and kind = 'count'))
$$;

create or replace function ledger_in_hand(of uuid) returns bigint language sql stable as $$
  select coalesce(sum(case when kind in ('payment', 'credit_in') then amount_cents else -amount_cents end), 0)::bigint
  from ledger_entry
  where quote_id = of and kind in ('payment', 'refund', 'credit_in', 'credit_out') and ledger_stands(id)
$$;

create or replace function ledger_has_money(of uuid) returns boolean language sql stable as $$
  select exists (select from ledger_entry
    where quote_id = of and kind in ('payment', 'credit_in') and ledger_stands(id))
$$;

-- What its customer accepted to pay; nothing, where the quote was rejected or cancelled.
create function ledger_owed(of uuid) returns bigint language sql stable as $$
  select coalesce((select a.total_cents from offer_acceptance a
      join offer on offer.id = a.offer_id join quote on quote.id = offer.quote_id
    where quote.id = of and a.undone_at is null
      and quote.cancelled_at is null and quote.status <> 'rejected'), 0)::bigint
$$;

-- Of one account, or, where nobody has signed in yet, of one address. Never what a deleted one left.
create function quote_same_customer(one uuid, other uuid) returns boolean language sql stable as $$
  select exists (select from quote a, quote b
    where a.id = one and b.id = other and a.detached_at is null and b.detached_at is null
      and (a.person_id = b.person_id
        or num_nonnulls(a.person_id, b.person_id) = 0 and lower(a.customer_email) = lower(b.customer_email)))
$$;

drop trigger ledger_is_of_an_order on ledger_entry;
create constraint trigger ledger_is_of_an_order after insert on ledger_entry
  for each row when (new.kind in ('payment', 'credit_in')) execute function ledger_is_of_an_order();

create or replace function ledger_part_fits() returns trigger language plpgsql as $$
begin
  if not exists (select from ledger_entry e
    where e.id = new.of_entry and e.quote_id = new.quote_id and e.amount_cents = new.amount_cents
      and case new.kind when 'count' then e.kind = 'payment' and e.method = 'cash' and ledger_stands(e.id)
        else e.kind in ('payment', 'refund', 'credit_in', 'credit_out') end) then
    raise exception 'it is of another entry' using errcode = 'check_violation', constraint = 'ledger_part_fits';
  end if;
  return null;
end $$;

create function ledger_credit_is_free() returns trigger language plpgsql as $$
begin
  -- Two at once wait for each other, and the second one sees what the first one wrote.
  perform from quote where id = new.quote_id for update;
  if exists (select from (select ledger_balance(new.quote_id) - ledger_owed(new.quote_id) as free) as now
    where free < 0) then
    raise exception 'more moves than is in their favour'
      using errcode = 'check_violation', constraint = 'ledger_credit_is_free';
  end if;
  return null;
end $$;
create constraint trigger ledger_credit_is_free after insert on ledger_entry
  for each row when (new.kind = 'credit_out') execute function ledger_credit_is_free();

create function ledger_credit_of_one_customer() returns trigger language plpgsql as $$
begin
  if exists (select from ledger_entry e where e.move_id = new.move_id and e.id <> new.id
    and not quote_same_customer(e.quote_id, new.quote_id)) then
    raise exception 'the other order is of somebody else'
      using errcode = 'check_violation', constraint = 'ledger_credit_of_one_customer';
  end if;
  return null;
end $$;
create constraint trigger ledger_credit_of_one_customer after insert on ledger_entry
  for each row when (new.move_id is not null) execute function ledger_credit_of_one_customer();

-- Looked at when the transaction commits: both sides are written by then. One of them may be gone with
-- its whole quote when the other is reversed.
create function ledger_credit_is_whole() returns trigger language plpgsql as $$
declare
  of uuid := (select move_id from ledger_entry where id in (new.id, new.of_entry) and move_id is not null);
begin
  if of is not null and (
    exists (select from ledger_entry a, ledger_entry b
      where a.move_id = of and b.move_id = of
        and (a.amount_cents <> b.amount_cents or ledger_stands(a.id) <> ledger_stands(b.id)))
    or new.kind <> 'reversal'
      and (select count(distinct quote_id) from ledger_entry where move_id = of) <> 2) then
    raise exception 'one side of it is missing'
      using errcode = 'check_violation', constraint = 'ledger_credit_is_whole';
  end if;
  return null;
end $$;
create constraint trigger ledger_credit_is_whole after insert on ledger_entry
  deferrable initially deferred for each row when (new.move_id is not null or new.kind = 'reversal')
  execute function ledger_credit_is_whole();

alter table event drop constraint event_kind_check;
alter table event add constraint event_kind_check check (
  kind in ('created', 'status', 'message', 'resent', 'contact', 'assigned', 'code', 'amended', 'cancelled', 'undone',
    'offer_sent', 'offer_withdrawn', 'offer_accepted', 'offer_declined', 'offer_change', 'offer_again', 'offer_sold',
    'offer_undone', 'hold_lapsed', 'hold_renewed', 'link_made', 'link_revoked',
    'money_received', 'money_taken', 'money_counted', 'money_refunded', 'money_reversed',
    'credit_out', 'credit_in', 'instalment_overdue')
);
