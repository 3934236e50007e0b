-- A unit is late where its next day has passed. Where that stage waits for what its order owes, it is not we
-- who are late: the plan binds, and nothing is bought or shipped before it is paid (migration 123).
create function unit_waits_for_payment(which uuid, next text) returns boolean language sql stable as $$
  select exists (select from unit join instalment_unpaid part on part.quote_id = unit.quote_id
    where unit.id = which and next in ('bought', 'shipped')
      and (part.due in ('acceptance', 'purchase') or part.due = 'embarkation' and next = 'shipped'
        or part.due = 'date' and part.due_on < havana_day(now()))
      and not exists (select from instalment_override o
        where o.acceptance_id = unit.acceptance_id and o.position = part.position))
$$;

create or replace view unit_standing as
  select unit.id as unit_id, unit.quote_id, reached_stage, next_stage, next_on, last_at,
    hold.unit_id is not null as is_held,
    case when next_on < havana_day(now()) then not unit_waits_for_payment(unit.id, next_stage) else false end as is_late,
    next_on is not null and unit_is_silent(last_at, now()) as is_silent,
    case when next_on < havana_day(now()) then unit_waits_for_payment(unit.id, next_stage) else false end as is_unpaid
  from unit
  cross join lateral (
    select (array_agg(stage order by at desc) filter (where reached_on is not null))[1] as reached_stage,
      (array_agg(stage order by at) filter (where reached_on is null))[1] as next_stage,
      (array_agg(estimated_on order by at) filter (where reached_on is null))[1] as next_on
    from (select s.*, array_position(
        array['bought', 'warehouse', 'shipped', 'in_mariel', 'customs', 'ready', 'delivered'], s.stage) as at
      from unit_stage s where s.unit_id = unit.id) stage) dates
  cross join lateral (select unit_last_news(unit.id) as last_at) news
  left join unit_hold hold on hold.unit_id = unit.id
  where unit.retired_at is null and not exists (select from quote_ending where quote_ending.quote_id = unit.quote_id);
