-- A quotation that staff typed for somebody who calls: that the somebody exists, and is not themselves with
-- another mailbox, says one person of ours alone. So nothing of it is handed over by code, and whoever typed
-- it is none of the two behind its handover (docs/decisions/065).

-- Not a reference: who did it stays on record when an account is gone.
alter table quote add column typed_by uuid;
update quote set typed_by = coalesce(e.actor_id,
    (select a.actor_id from audit a where a.action = 'quote.create' and a.subject_id = quote.id::text limit 1),
    '00000000-0000-0000-0000-000000000000')
  from event e where e.quote_id = quote.id and e.kind = 'created' and e.actor = 'staff';

create function quote_typed_by_is_final() returns trigger language plpgsql as $$
begin
  raise exception 'who typed it does not change'
    using errcode = 'check_violation', constraint = 'quote_typed_by_is_final';
end $$;
create trigger quote_typed_by_is_final before update of typed_by on quote
  for each row when (new.typed_by is distinct from old.typed_by) execute function quote_typed_by_is_final();

create function typist_of_unit(which uuid) returns uuid language sql stable as $$
  select quote.typed_by from unit join quote on quote.id = unit.quote_id where unit.id = which
$$;

create function typed_order_without_code() returns trigger language plpgsql as $$
begin
  raise exception 'what staff typed is not handed over by code'
    using errcode = 'check_violation', constraint = 'typed_order_without_code';
end $$;
create constraint trigger typed_order_without_code after insert on handover
  for each row when (new.way = 'code' and typist_of_unit(new.unit_id) is not null)
  execute function typed_order_without_code();

create function handover_link_not_by_typist() returns trigger language plpgsql as $$
begin
  if same_human((select made_by from handover_link where id = new.link_id), typist_of_unit(new.unit_id)) then
    raise exception 'who typed the order makes no link for it'
      using errcode = 'check_violation', constraint = 'handover_link_not_by_typist';
  end if;
  return null;
end $$;
create constraint trigger handover_link_not_by_typist after insert on handover_link_unit
  for each row execute function handover_link_not_by_typist();

create or replace function signed_act_by_two() returns trigger language plpgsql as $$
declare
  maker uuid := (select made_by from handover_link where id = new.link_id);
  typist uuid := typist_of_unit(new.unit_id);
begin
  if same_human(new.decided_by, maker) or same_human(new.decided_by, new.sent_by)
    or same_human(new.decided_by, typist) or same_human(maker, typist)
    or coalesce(established_from(maker, array['agente', 'administrador']) > now(), true) then
    raise exception 'whoever accepts an act made its link, sent it or typed its order, or who made the link is new'
      using errcode = 'check_violation', constraint = 'signed_act_by_two';
  end if;
  return null;
end $$;
