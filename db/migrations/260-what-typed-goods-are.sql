-- Goods that somebody typed count as a car until staff say what they are: a refrigerator has no VIN.
alter table unit add column kind_open boolean not null default false;
update unit set kind_open = true where product_id is null and category = 'automobiles' and retired_at is null;

-- The licence or exception is one paper of an order: a scan of it counts for all its units.
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
    where e.item = r.item and e.removed_at is null and (e.unit_id = u.id
      or r.item = 'authority' and e.unit_id in (select o.id from unit o where o.quote_id = u.quote_id))
  ) s
  where u.id = which
$$;
