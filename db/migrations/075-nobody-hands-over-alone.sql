-- A unit is handed over by the code, by a signed act that a second person of staff accepts, or by the word of
-- an administrador, and in no other way. What was recorded before stays as it is.

-- Somebody of staff who sent it while signed in; not a reference.
alter table signed_act add column sent_by uuid;

create function handover_by_two() returns trigger language plpgsql as $$
begin
  if new.way = 'act' and exists (
    select from signed_act a join handover_link link on link.id = a.link_id
    where a.id = new.act_id and a.decided_by in (link.made_by, a.sent_by)) then
    raise exception 'whoever accepts an act made its link or sent it'
      using errcode = 'check_violation', constraint = 'handover_by_two';
  end if;
  if new.way = 'word' and not exists (
    select from person where id = new.made_by and role = 'administrador') then
    raise exception 'only an administrador hands over by word'
      using errcode = 'check_violation', constraint = 'handover_by_two';
  end if;
  return null;
end $$;
create constraint trigger handover_by_two after insert on handover
  for each row execute function handover_by_two();

-- At the end of a transaction no unit is delivered that nobody handed over.
create function delivered_by_handover() returns trigger language plpgsql as $$
begin
  if exists (select from unit_stage s where s.unit_id = new.unit_id and s.stage = 'delivered' and s.reached_on is not null)
    and not exists (select from handover h where h.unit_id = new.unit_id and h.undone_at is null) then
    raise exception 'it is delivered, and nobody handed it over'
      using errcode = 'check_violation', constraint = tg_name;
  end if;
  return null;
end $$;
create constraint trigger delivered_by_handover after insert or update of reached_on on unit_stage
  deferrable initially deferred
  for each row when (new.stage = 'delivered' and new.reached_on is not null)
  execute function delivered_by_handover();
create constraint trigger handover_stands after update on handover
  deferrable initially deferred
  for each row when (new.undone_at is not null)
  execute function delivered_by_handover();
