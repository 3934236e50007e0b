-- An order is open while goods of it are under way, or money of it is neither spent on what was handed over nor given back.
create function order_is_open(which uuid) returns boolean language sql stable as $$
  with units as (
    select exists (select from unit_stage s where s.unit_id = unit.id and s.reached_on is not null) as begun,
      exists (select from unit_stage s
        where s.unit_id = unit.id and s.stage = 'delivered' and s.reached_on is not null) as handed
    from unit where unit.quote_id = which and unit.retired_at is null)
  select exists (select from units where begun and not handed)
    or ledger_in_hand(which) > 0 and not (
      not exists (select from units where not handed)
      and exists (select from order_agreed a join order_balance b on b.quote_id = a.quote_id
        where a.quote_id = which and a.total_cents = b.cents))
$$;

-- Its account is not deleted before.
create function open_order_keeps_account() returns trigger language plpgsql as $$
begin
  if order_is_open(new.id) then
    raise exception 'order % is open', new.reference
      using errcode = 'check_violation', constraint = 'open_order_keeps_account';
  end if;
  return null;
end $$;
create constraint trigger open_order_keeps_account after update of detached_at on quote
  for each row when (old.detached_at is null and new.detached_at is not null)
  execute function open_order_keeps_account();

-- What is paid for stays held, whatever becomes of its offer, its status or its customer.
create function paid_hold_stays() returns trigger language plpgsql as $$
begin
  if ledger_in_hand(new.quote_id) > 0 then
    raise exception 'what it holds is paid for'
      using errcode = 'check_violation', constraint = 'paid_hold_stays';
  end if;
  return null;
end $$;
create constraint trigger paid_hold_stays after update of released_at on product_hold
  for each row when (old.released_at is null and new.released_at is not null)
  execute function paid_hold_stays();

-- Money that went back in full binds nobody: then the acceptance may be undone, and a new offer made (045 kept it for good).
create or replace function acceptance_keeps_money() returns trigger language plpgsql as $$
begin
  if ledger_in_hand((select quote_id from offer where id = new.offer_id)) > 0 then
    raise exception 'its money is in hand'
      using errcode = 'check_violation', constraint = 'acceptance_keeps_money';
  end if;
  return null;
end $$;
