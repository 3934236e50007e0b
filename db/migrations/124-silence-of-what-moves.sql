-- Nobody waits for news of what was not bought and not paid for. Until it is bought, a payment that counts is
-- news too: the customer gets its receipt, and we are to buy.
create function unit_awaits_news(which uuid) returns boolean language sql stable as $$
  select exists (select from unit_stage s where s.unit_id = which and s.reached_on is not null)
    or (select ledger_balance(quote_id) > 0 from unit where id = which)
$$;
create or replace function unit_last_news(unit uuid) returns timestamptz language sql stable as $$
  select greatest((select max(made_at) from unit_entry e where e.unit_id = $1 and e.kind <> 'overridden'),
    (select max(made_at) from unit_photo p where p.unit_id = $1),
    (select max(l.recorded_at) from unit u join ledger_entry l on l.quote_id = u.quote_id and l.effect_cents > 0
      where u.id = $1 and not exists (select from unit_stage s where s.unit_id = $1 and s.reached_on is not null)))
$$;
