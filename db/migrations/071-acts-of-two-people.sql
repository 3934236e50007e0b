-- Acts of two people: each has been of staff for 72 hours, and they are two humans, not two accounts of one
-- (docs/decisions/046).

-- Where customers pay.
alter table payment_instruction drop constraint payment_instruction_second_person;
create function payment_instruction_second_person() returns trigger language plpgsql as $$
begin
  if same_human(new.approved_by, new.proposed_by) then
    raise exception 'who proposes does not approve'
      using errcode = 'check_violation', constraint = 'payment_instruction_second_person';
  end if;
  return null;
end $$;
create constraint trigger payment_instruction_second_person after insert or update on payment_instruction
  for each row when (new.approved_by is not null) execute function payment_instruction_second_person();
create constraint trigger payment_instruction_proposed_by_established after insert on payment_instruction
  for each row execute function by_established('proposed_by', 'administrador');
create constraint trigger payment_instruction_approved_by_established after insert or update on payment_instruction
  for each row when (new.approved_by is not null) execute function by_established('approved_by', 'administrador');

-- Cash: whoever takes it, and whoever counts it.
create or replace function ledger_cash_by_two() returns trigger language plpgsql as $$
begin
  if exists (select from ledger_entry e where e.id = new.of_entry and same_human(e.recorded_by, new.recorded_by)) then
    raise exception 'who took the cash does not count it'
      using errcode = 'check_violation', constraint = 'ledger_cash_by_two';
  end if;
  return null;
end $$;
create constraint trigger ledger_cash_by_established after insert on ledger_entry
  for each row when (new.kind = 'count' or new.kind = 'payment' and new.method = 'cash')
  execute function by_established('recorded_by', 'agente', 'administrador');

-- A possible match with a list.
alter table screening_clearing drop constraint screening_clearing_by_two;
create function screening_clearing_by_two() returns trigger language plpgsql as $$
begin
  -- Two at once take turns.
  perform from screening where id = new.screening_id for no key update;
  if exists (select from screening_clearing c where c.screening_id = new.screening_id and c.step <> new.step
    and same_human(c.cleared_by, new.cleared_by)) then
    raise exception 'who cleared it once does not clear it again'
      using errcode = 'check_violation', constraint = 'screening_clearing_by_two';
  end if;
  return null;
end $$;
create constraint trigger screening_clearing_by_two after insert on screening_clearing
  for each row execute function screening_clearing_by_two();
create constraint trigger screening_clearing_by_established after insert on screening_clearing
  for each row execute function by_established('cleared_by', 'agente', 'administrador');
