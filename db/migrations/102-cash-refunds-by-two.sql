-- Cash that goes back is given by one person and confirmed by another one; only then is it a refund of the
-- ledger (docs/decisions/066).
create table cash_refund (
  id uuid primary key default gen_random_uuid(),
  quote_id uuid not null references quote on delete cascade,
  amount_cents bigint not null,
  moved_on date not null,
  paid_to text not null,
  bank_reference text,
  reason text not null,
  -- Not references: who did it stays on record when an account is gone.
  given_by uuid not null,
  given_at timestamptz not null default now(),
  submission_key text,
  -- Confirmed, or dropped.
  outcome text,
  decided_by uuid,
  decided_at timestamptz,
  constraint cash_refund_shape check (
    amount_cents between 1 and 100000000000 and length(paid_to) between 1 and 120
    and length(bank_reference) between 1 and 80 and length(reason) between 1 and 500
    and outcome in ('confirmed', 'dropped') and num_nulls(outcome, decided_by, decided_at) in (0, 3)
  ),
  constraint cash_refund_once_per_submission unique (given_by, submission_key)
);
create unique index cash_refund_waits_once on cash_refund (quote_id) where outcome is null;

create function cash_refund_is_final() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from quote where id = old.quote_id) then
    return old;
  end if;
  if tg_op = 'UPDATE' and old.outcome is null
    and to_jsonb(new) - '{outcome,decided_by,decided_at}'::text[] = to_jsonb(old) - '{outcome,decided_by,decided_at}'::text[] then
    return new;
  end if;
  raise exception 'cash that was given does not change'
    using errcode = 'check_violation', constraint = 'cash_refund_is_final';
end $$;
create trigger cash_refund_is_final before update or delete on cash_refund
  for each row execute function cash_refund_is_final();

create function cash_refund_by_two() returns trigger language plpgsql as $$
begin
  if same_human(new.given_by, new.decided_by) then
    raise exception 'who gave the cash does not confirm it'
      using errcode = 'check_violation', constraint = 'cash_refund_by_two';
  end if;
  return null;
end $$;
create constraint trigger cash_refund_by_two after insert or update on cash_refund
  for each row when (new.outcome = 'confirmed') execute function cash_refund_by_two();
create constraint trigger cash_refund_given_by_established after insert on cash_refund
  for each row execute function by_established('given_by', 'administrador');
create constraint trigger cash_refund_confirmed_by_established after insert or update on cash_refund
  for each row when (new.outcome = 'confirmed')
  execute function by_established('decided_by', 'agente', 'administrador');

alter table ledger_entry add column cash_refund_id uuid constraint ledger_cash_refund_once unique
  references cash_refund;
create function ledger_cash_refund_confirmed() returns trigger language plpgsql as $$
begin
  if not exists (select from cash_refund r where r.id = new.cash_refund_id and r.outcome = 'confirmed'
    and r.quote_id = new.quote_id and r.amount_cents = new.amount_cents and r.moved_on = new.moved_on
    and r.paid_to = new.paid_to and r.reason = new.reason and r.given_by = new.recorded_by) then
    raise exception 'nobody else confirmed that cash went back'
      using errcode = 'check_violation', constraint = 'ledger_cash_refund_confirmed';
  end if;
  return null;
end $$;
create constraint trigger ledger_cash_refund_confirmed after insert on ledger_entry
  for each row when (new.kind = 'refund' and new.method = 'cash' or new.cash_refund_id is not null)
  execute function ledger_cash_refund_confirmed();
