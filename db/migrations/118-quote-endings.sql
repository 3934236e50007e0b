-- A quotation is over by one fact: its customer cancelled it, or staff rejected it. The entry of the
-- history that ended it says who, when and why, so the fact is that entry (docs/decisions/088).
create table quote_ending (
  quote_id uuid constraint quote_ends_once primary key references quote on delete cascade,
  event_id uuid not null references event on delete cascade
);
create index quote_ending_of_event on quote_ending (event_id);

-- What ended it is told in its own history.
create function quote_ending_is_told() returns trigger language plpgsql as $$
begin
  if not exists (select from event where id = new.event_id and quote_id = new.quote_id
    and (kind = 'cancelled' or kind = 'status' and to_status = 'rejected')) then
    raise exception 'nothing ended it' using errcode = 'check_violation', constraint = 'quote_ending_is_told';
  end if;
  return null;
end $$;
create constraint trigger quote_ending_is_told after insert or update on quote_ending
  for each row execute function quote_ending_is_told();

-- Whoever writes the entry ends it, and whoever writes that staff took a rejection back opens it again.
create function event_ends_quote() returns trigger language plpgsql as $$
begin
  delete from quote_ending where quote_id = new.quote_id
    and (new.kind = 'cancelled' or 'rejected' in (new.from_status, new.to_status));
  if new.kind = 'cancelled' or new.to_status = 'rejected' then
    insert into quote_ending (quote_id, event_id)
    select new.quote_id, id from event
    where quote_id = new.quote_id and (kind = 'cancelled' or kind = 'status' and to_status = 'rejected')
      and not exists (select from event later where later.undoes = event.id)
    order by seq desc limit 1;
  end if;
  return null;
end $$;
create trigger event_ends_quote after insert on event
  for each row when (new.quote_id is not null) execute function event_ends_quote();

insert into quote_ending (quote_id, event_id)
select distinct on (quote.id) quote.id, event.id from quote join event on event.quote_id = quote.id
where quote.cancelled_at is not null and event.kind = 'cancelled'
  or quote.status = 'rejected' and event.kind = 'status' and event.to_status = 'rejected'
    and not exists (select from event later where later.undoes = event.id)
order by quote.id, event.seq desc;

-- Rejected and ended by staff are one thing; what its customer ended stays as it was.
create function quote_ends_with_status() returns trigger language plpgsql as $$
declare
  which uuid;
begin
  if tg_table_name = 'quote' then which := new.id;
  elsif tg_op = 'DELETE' then which := old.quote_id;
  else which := new.quote_id; end if;
  if exists (select from quote where id = which and (status = 'rejected') is distinct from exists (
    select from quote_ending join event on event.id = event_id
    where quote_ending.quote_id = which and event.kind = 'status')) then
    raise exception 'its status does not say how it ended'
      using errcode = 'check_violation', constraint = 'quote_ends_with_status';
  end if;
  return null;
end $$;
create constraint trigger quote_ends_with_status after update of status on quote
  deferrable initially deferred for each row execute function quote_ends_with_status();
create constraint trigger quote_ending_has_status after insert or update or delete on quote_ending
  deferrable initially deferred for each row execute function quote_ends_with_status();

create function quote_cancelled_stays() returns trigger language plpgsql as $$
begin
  if exists (select from quote_ending join event on event.id = event_id
    where quote_ending.quote_id = new.id and event.kind = 'cancelled') then
    raise exception 'its customer ended it' using errcode = 'check_violation', constraint = 'quote_cancelled_stays';
  end if;
  return null;
end $$;
create constraint trigger quote_cancelled_stays after update of status on quote
  for each row when (new.status <> old.status) execute function quote_cancelled_stays();

-- Read by the release before alone, whose processes run on while the shop is upgraded.
alter table quote drop constraint quote_cancelled_while_pending;

create or replace function ledger_owed(of uuid) returns bigint language sql stable as $$
  select coalesce((select a.total_cents from offer_acceptance a join offer on offer.id = a.offer_id
    where offer.quote_id = of and a.undone_at is null
      and not exists (select from quote_ending where quote_ending.quote_id = of)), 0)::bigint
$$;

create or replace view order_agreed as
  select offer.quote_id, a.id as acceptance_id, a.total_cents
  from offer_acceptance a join offer on offer.id = a.offer_id
  where a.undone_at is null and not exists (select from quote_ending where quote_ending.quote_id = offer.quote_id);

create or replace view unit_standing as
  select unit.id as unit_id, unit.quote_id, reached_stage, next_stage, next_on, last_at,
    hold.unit_id is not null as is_held,
    coalesce(next_on < havana_day(now()), false) as is_late,
    next_on is not null and unit_is_silent(last_at, now()) as is_silent
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
