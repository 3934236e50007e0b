-- A departure or an arrival that was recorded by mistake is taken back for the whole voyage: of which day it
-- was, and why.
alter table voyage_entry drop constraint voyage_entry_shape;
alter table voyage_entry add constraint voyage_entry_shape check (
  kind in ('departed', 'arrived', 'expected', 'note', 'departure_taken_back', 'arrival_taken_back')
  and length(cause) between 1 and 500 and units >= 0
  and (kind = 'note') = (on_day is null) and (kind = 'expected') = (arrives_on is not null)
  and (kind in ('departed', 'arrived') or cause is not null)
);

-- The same rule as a query of its own, so that the units of a voyage are asked at once: hundreds of them, one
-- by one, kept the database for a second.
create function export_lacks(which uuid, on_day date) returns table (item text) language sql stable as $$
  select i.item from export_items(which, on_day) i
  where i.required and not i.complete
    and not exists (select from export_override o where o.unit_id = which and i.item = any (o.items))
$$;
create or replace function export_missing(which uuid, on_day date) returns text[] language sql stable as $$
  select coalesce(array_agg(l.item order by
      array_position(array['vin', 'title', 'lien', 'aes', 'presented', 'end_use', 'authority', 'screening'], l.item)), '{}')
  from export_lacks(which, on_day) l
$$;

drop trigger shipped_with_papers on unit_stage;
create or replace function shipped_with_papers() returns trigger language plpgsql as $$
declare
  leaving uuid[];
  missing text;
begin
  if tg_op = 'INSERT' then
    select array_agg(unit_id) into leaving from now_so where stage = 'shipped' and reached_on is not null;
  else
    -- A day that is put right is no shipping.
    select array_agg(n.unit_id) into leaving from now_so n join before_so b using (unit_id, stage)
    where n.stage = 'shipped' and n.reached_on is not null and b.reached_on is null;
  end if;
  if leaving is null then
    return null;
  end if;
  -- Who takes a paper back meanwhile waits for us, or we for them.
  perform from unit where id = any (leaving) order by id for update;
  select string_agg(distinct l.item, ', ') into missing
  from now_so n cross join lateral export_lacks(n.unit_id, n.reached_on) l
  where n.stage = 'shipped' and n.unit_id = any (leaving);
  if missing is not null then
    raise exception 'papers are missing: %', missing
      using errcode = 'check_violation', constraint = 'shipped_with_papers';
  end if;
  return null;
end $$;
create trigger shipped_with_papers after update on unit_stage
  referencing old table as before_so new table as now_so
  for each statement execute function shipped_with_papers();
create trigger made_with_papers after insert on unit_stage
  referencing new table as now_so
  for each statement execute function shipped_with_papers();
