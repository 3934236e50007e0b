-- A bank line that somebody typed says what one person of ours says. What it pays, a second one confirms
-- (docs/decisions/065).
create function taken_by(line uuid) returns uuid language sql stable as $$
  select imported_by from bank_statement_line where id = line and taken_because is not null
$$;

create constraint trigger bank_line_taken_by_established after insert on bank_statement_line
  for each row when (new.taken_because is not null)
  execute function by_established('imported_by', 'agente', 'administrador');

create function taken_line_by_two() returns trigger language plpgsql as $$
begin
  if same_human(new.recorded_by, taken_by(new.bank_line_id)) then
    raise exception 'who took the line in by hand does not confirm it'
      using errcode = 'check_violation', constraint = 'taken_line_by_two';
  end if;
  return null;
end $$;
create constraint trigger taken_line_by_two after insert on ledger_entry
  for each row when (taken_by(new.bank_line_id) is not null) execute function taken_line_by_two();
create constraint trigger taken_line_confirmed_by_established after insert on ledger_entry
  for each row when (taken_by(new.bank_line_id) is not null)
  execute function by_established('recorded_by', 'agente', 'administrador');
