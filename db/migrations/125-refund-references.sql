-- One transfer of ours serves one refund, as one of a customer's serves one payment: its bank's reference is
-- used once for each way to pay, in whatever letters, as long as that refund stands.
create index ledger_refund_reference on ledger_entry (method, folded(bank_reference))
  where kind = 'refund' and bank_reference is not null;
create function ledger_refund_reference_once() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(new.method || ' ' || folded(new.bank_reference), 125));
  if exists (select from ledger_entry e
    where e.id <> new.id and e.kind = 'refund' and e.method = new.method
      and folded(e.bank_reference) = folded(new.bank_reference) and ledger_stands(e.id)) then
    raise exception 'a reference is used for one refund'
      using errcode = 'unique_violation', constraint = 'ledger_refund_reference_once';
  end if;
  return null;
end $$;
create constraint trigger ledger_refund_reference_once after insert on ledger_entry
  for each row when (new.kind = 'refund' and new.method <> 'cash' and new.bank_reference is not null)
  execute function ledger_refund_reference_once();
