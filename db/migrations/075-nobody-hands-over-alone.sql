-- A unit is handed over by the code, by a signed act that a second person of staff accepts, or by the word of
-- an administrador, and in no other way (docs/decisions/048). What was recorded before stays as it is.

-- Somebody of staff who sent it while signed in; not a reference.
alter table signed_act add column sent_by uuid;

-- Behind an act stand whoever made the link by which it came, whose address they can copy, and whoever accepts it.
create function signed_act_by_two() returns trigger language plpgsql as $$
declare
  maker uuid := (select made_by from handover_link where id = new.link_id);
begin
  if same_human(new.decided_by, maker) or same_human(new.decided_by, new.sent_by)
    or coalesce(established_from(maker, array['agente', 'administrador']) > now(), true) then
    raise exception 'whoever accepts an act made its link or sent it, or who made it is new'
      using errcode = 'check_violation', constraint = 'signed_act_by_two';
  end if;
  return null;
end $$;
create constraint trigger signed_act_by_two after update on signed_act
  for each row when (new.outcome = 'accepted') execute function signed_act_by_two();
create constraint trigger signed_act_by_established after update on signed_act
  for each row when (new.outcome = 'accepted')
  execute function by_established('decided_by', 'agente', 'administrador');
create constraint trigger handover_word_by_established after insert on handover
  for each row when (new.way = 'word') execute function by_established('made_by', 'administrador');

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
