-- The only places that know Havana's clock. Of `timestamp at time zone` PostgreSQL takes the second
-- of the two midnights on the night when the clocks go back, at which that day is an hour old.
create function havana_day(at timestamptz) returns date
  language sql immutable parallel safe as $$ select (at at time zone 'America/Havana')::date $$;

-- The first moment of a day in Havana. In spring there is no midnight: it is 1:00 then.
create function havana_midnight(day date) returns timestamptz
  language sql immutable parallel safe as $$
  select case when havana_day(midnight - interval '1 hour') = day then midnight - interval '1 hour'
    else midnight end
  from (select day::timestamp at time zone 'America/Havana' as midnight) second
$$;

-- The day that it is then in the west of the USA: nobody who pays has an earlier one.
create function earliest_day(at timestamptz) returns date
  language sql immutable parallel safe as $$ select (at at time zone 'America/Los_Angeles')::date $$;

-- Whether money can have moved on a day, as somebody told us at that moment.
create function day_possible(day date, told_at timestamptz) returns boolean
  language sql immutable parallel safe as $$ select day between date '2015-01-01' and havana_day(told_at) $$;

-- Rows from before these rules stay as they are (`not valid`): nothing changes them. The page of reports
-- names the orders with such money; staff reverse it and record it anew (docs/decisions/052).
alter table ledger_entry add constraint ledger_day_possible
  check (day_possible(moved_on, recorded_at)) not valid;
alter table bank_statement_line add constraint bank_line_day_possible
  check (day_possible(moved_on, imported_at)) not valid;

create function ledger_not_before_order() returns trigger language plpgsql as $$
begin
  if new.moved_on < (select earliest_day(created_at) from quote where id = new.quote_id) then
    raise exception 'the order was made later'
      using errcode = 'check_violation', constraint = 'ledger_not_before_order';
  end if;
  return null;
end $$;
create constraint trigger ledger_not_before_order after insert on ledger_entry
  for each row when (new.kind in ('payment', 'refund')) execute function ledger_not_before_order();

-- No check: a claim from before this rule must still be answered.
create function verification_paid_on_possible() returns trigger language plpgsql as $$
begin
  if not day_possible(new.paid_on, new.created_at)
    or new.paid_on < (select earliest_day(created_at) from quote where id = new.order_id) then
    raise exception 'nobody paid on that day'
      using errcode = 'check_violation', constraint = 'verification_paid_on_possible';
  end if;
  return null;
end $$;
create constraint trigger verification_paid_on_possible after insert or update of paid_on on verification
  for each row when (new.paid_on is not null) execute function verification_paid_on_possible();
