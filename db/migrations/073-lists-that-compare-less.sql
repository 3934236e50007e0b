-- A list with which less is compared than with the ones before does not count before a second person says so
-- (docs/decisions/047): it is older, a tenth smaller, or lacks a tenth of the entries of the one before.
alter table screening_list
  -- Null: it waits. Overtaken: another list came in before anybody decided.
  add column outcome text,
  add column weaker text,
  -- Whoever let a weaker list in, or refused it. Not a reference.
  add column decided_by uuid,
  add column decided_at timestamptz;
update screening_list set outcome = 'counts', decided_at = imported_at;
alter table screening_list add constraint screening_list_decision check (
  outcome in ('counts', 'refused', 'overtaken') and weaker in ('older', 'smaller', 'lacking')
  and (outcome is null) = (decided_at is null) and (outcome is not null or decided_by is null)
);
create unique index screening_list_waits_once on screening_list ((true)) where outcome is null;
alter table screening_list drop constraint screening_list_once;
create unique index screening_list_once on screening_list (sha256) where outcome is null or outcome = 'counts';

create function newest_screening_list() returns uuid language sql stable as $$
  select id from screening_list where outcome = 'counts' order by seq desc limit 1
$$;

-- Why less is compared with this list. Compared with all that came since two people let one in, so that many small
-- steps are one large one.
create function screening_list_weaker(which uuid) returns text language sql stable as $$
  with this as (select * from screening_list where id = which),
  earlier as (select l.* from screening_list l, this where l.outcome = 'counts' and l.seq < this.seq),
  since as (select * from earlier where seq >= coalesce((select max(seq) from earlier where decided_by is not null), 0)),
  last as (select id from earlier order by seq desc limit 1)
  select case
    when listed_on < (select max(listed_on) from since) then 'older'
    when entries * 10 <= 9 * (select max(entries) from since) then 'smaller'
    when 10 * (select count(*) from (select names from screening_entry where list_id = (select id from last)
        except select names from screening_entry where list_id = which) gone)
      >= (select nullif(count(*), 0) from screening_entry where list_id = (select id from last)) then 'lacking'
  end from this
$$;

create function screening_list_by_two() returns trigger language plpgsql as $$
declare
  why text;
begin
  if tg_op = 'UPDATE' and old.outcome = 'counts' then
    return null;
  end if;
  select coalesce(new.weaker, screening_list_weaker(new.id)) into why;
  if why is not null and (new.decided_by is null or same_human(new.decided_by, new.imported_by)) then
    raise exception 'a weaker list is let in by a second person'
      using errcode = 'check_violation', constraint = 'screening_list_by_two';
  end if;
  return null;
end $$;
create constraint trigger screening_list_by_two after insert or update on screening_list
  for each row when (new.outcome = 'counts') execute function screening_list_by_two();
create constraint trigger screening_list_imported_by_established after insert or update of weaker on screening_list
  for each row when (new.weaker is not null) execute function by_established('imported_by', 'agente', 'administrador');
create constraint trigger screening_list_decided_by_established after insert or update on screening_list
  for each row when (new.outcome = 'counts' and new.decided_by is not null)
  execute function by_established('decided_by', 'agente', 'administrador');

-- As in 057, by the newest list that counts.
create or replace function order_is_screened(which uuid) returns boolean language sql stable as $$
  select exists (select from order_names(which) n where n.role = 'receives')
    and not exists (select from order_names(which) n where not exists (
      select from screening s where s.quote_id = which and s.role = n.role and s.name = n.name
        and s.list_id = newest_screening_list()
        and screening_is_cleared(s.id)))
$$;
