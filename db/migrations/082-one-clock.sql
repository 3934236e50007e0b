-- What older migrations asked Havana's clock themselves asks the functions of 081, which know the night
-- with two midnights. `src/platform/time/borders-of-days.test.ts` finds whatever asks it itself again.

-- The hour that the clock of Cuba shows at that moment, so many days later.
create function havana_days_later(at timestamptz, days int) returns timestamptz
  language sql immutable parallel safe as $$
  select (at at time zone 'America/Havana' + days * interval '1 day') at time zone 'America/Havana'
$$;

-- As in 029.
create or replace function product_former_price_dated() returns trigger language plpgsql as $$
begin
  if new.former_price_cents is null then
    new.former_price_since := null;
  elsif tg_op = 'UPDATE' and (new.former_price_cents, new.price_cents)
      is not distinct from (old.former_price_cents, old.price_cents) then
    new.former_price_since := old.former_price_since;
  elsif tg_op = 'UPDATE' or new.former_price_since is null then
    new.former_price_since := havana_day(now());
  end if;
  return new;
end $$;

-- As in 078. The server's own day may be another one.
create or replace function bank_line_is_final() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.moved_on < havana_day(now()) - interval '1 year' then
    return old;
  end if;
  if tg_op = 'UPDATE' and to_jsonb(new) - '{state,text_key}'::text[] = to_jsonb(old) - '{state,text_key}'::text[] then
    new.state := bank_line_standing(new);
    return new;
  end if;
  raise exception 'a bank line does not change' using errcode = 'check_violation', constraint = 'bank_line_is_final';
end $$;

-- As in 056.
create or replace function unit_is_silent(last_news timestamptz, at timestamptz) returns boolean
  language sql stable as $$ select at >= havana_days_later(last_news, 7) $$;
create or replace view unit_standing as
  select unit.id as unit_id, unit.quote_id, reached_stage, next_stage, next_on, last_at,
    hold.unit_id is not null as is_held,
    coalesce(next_on < havana_day(now()), false) as is_late,
    next_on is not null and unit_is_silent(last_at, now()) as is_silent
  from unit
  join quote on quote.id = unit.quote_id and quote.status <> 'rejected' and quote.cancelled_at is null
  cross join lateral (
    select (array_agg(stage order by at desc) filter (where reached_on is not null))[1] as reached_stage,
      (array_agg(stage order by at) filter (where reached_on is null))[1] as next_stage,
      (array_agg(estimated_on order by at) filter (where reached_on is null))[1] as next_on
    from (select s.*, array_position(
        array['bought', 'warehouse', 'shipped', 'in_mariel', 'customs', 'ready', 'delivered'], s.stage) as at
      from unit_stage s where s.unit_id = unit.id) stage) dates
  cross join lateral (select unit_last_news(unit.id) as last_at) news
  left join unit_hold hold on hold.unit_id = unit.id
  where unit.retired_at is null;

-- As in 064.
create or replace function export_items(which uuid, on_day date)
returns table (item text, required boolean, scan boolean, complete boolean) language sql stable as $$
  select r.item, r.required, r.scan,
    (not r.scan or s.scans > 0) and coalesce(case r.item
      when 'vin' then vin_holds(u.identifier)
      when 'title' then f.title_copies >= 2 and u.title_number is not null and u.title_state is not null
      when 'lien' then f.lien = 'none' or s.scans > 0
      when 'presented' then f.presented_at + interval '72 hours' <= now()
        and havana_day(f.presented_at + interval '72 hours') <= on_day
      when 'authority' then (select a.kind <> 'none' from order_authority a
        where a.quote_id = u.quote_id order by a.version desc limit 1)
      when 'screening' then order_is_screened(u.quote_id)
      else f.id is not null
    end, false)
  from unit u
  cross join lateral (
    select distinct on (q.item) q.item, q.required, q.scan from export_requirement q
    where q.category = u.category and (q.valid_from <= on_day or q.version = 1)
    order by q.item, q.valid_from <= on_day desc, q.valid_from desc, q.version desc
  ) r
  left join lateral (
    select n.* from (
      select * from export_fact e where e.unit_id = u.id and e.item = r.item order by e.version desc limit 1
    ) n where not n.withdrawn
  ) f on true
  cross join lateral (
    select count(*) as scans from export_scan e
    where e.unit_id = u.id and e.item = r.item and e.removed_at is null
  ) s
  where u.id = which
$$;

alter table export_requirement drop constraint export_requirement_from_today;
alter table export_requirement add constraint export_requirement_from_today
  check (made_by is null or valid_from >= havana_day(made_at));
alter table handover drop constraint handover_shape;
alter table handover add constraint handover_shape check (
  way in ('code', 'word', 'act') and length(received_by) between 1 and 80
  and (way in ('code', 'act')) = (link_id is not null) and (way in ('word', 'act')) = (made_by is not null)
  and (way = 'word') = (reason is not null) and (way = 'act') = (act_id is not null)
  and length(reason) between 1 and 500
  and handed_on <= havana_day(recorded_at)
);
alter table signed_act drop constraint signed_act_shape;
alter table signed_act add constraint signed_act_shape check (
  length(received_by) between 1 and 80 and attempt between 1 and 5
  and handed_on <= havana_day(sent_at)
  and coalesce(outcome, 'accepted') in ('accepted', 'refused', 'overtaken')
  and (outcome is null) = (decided_at is null)
  and (coalesce(outcome, '') in ('accepted', 'refused')) = (decided_by is not null)
  and (coalesce(outcome, '') = 'refused') = (reason is not null)
  and coalesce(length(reason), 1) between 1 and 500
);
