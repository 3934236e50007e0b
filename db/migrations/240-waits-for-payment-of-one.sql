-- Joined to the unit, what is unpaid was summed up for all orders to look at one: 320 ms a late unit where
-- 12,000 offers are accepted. A subquery of the unit's own order is asked for that order alone.
create or replace function unit_waits_for_payment(which uuid, next text) returns boolean language sql stable as $$
  select coalesce((select next in ('bought', 'shipped') and (
      select count(*) > 0 from instalment_unpaid part
      where part.quote_id = unit.quote_id
        and (part.due in ('acceptance', 'purchase') or part.due = 'embarkation' and next = 'shipped'
          or part.due = 'date' and part.due_on < havana_day(now()))
        and not exists (select from instalment_override o
          where o.acceptance_id = unit.acceptance_id and o.position = part.position))
    from unit where unit.id = which), false)
$$;
