-- The other way to hand over: a photo of the act that whoever receives has signed, which waits for an agent.
-- And how a code ends that was said aloud for a handover that was taken back.

create table signed_act (
  id uuid primary key default gen_random_uuid(),
  unit_id uuid not null references unit on delete cascade,
  link_id uuid not null references handover_link,
  -- So often is one sent for a unit; then only the code or an agent's word is left.
  attempt smallint not null,
  received_by text not null,
  -- When it happened, which may be days before it was sent.
  handed_on date not null,
  sent_at timestamptz not null default now(),
  submission_key text not null,
  -- Null: it waits. Overtaken: the unit was handed over otherwise before anybody looked.
  outcome text,
  reason text,
  -- Of staff; not a reference.
  decided_by uuid,
  decided_at timestamptz,
  constraint signed_act_shape check (
    length(received_by) between 1 and 80 and attempt between 1 and 5
    and handed_on <= (sent_at at time zone 'America/Havana')::date
    and coalesce(outcome, 'accepted') in ('accepted', 'refused', 'overtaken')
    and (outcome is null) = (decided_at is null)
    and (coalesce(outcome, '') in ('accepted', 'refused')) = (decided_by is not null)
    and (coalesce(outcome, '') = 'refused') = (reason is not null)
    and coalesce(length(reason), 1) between 1 and 500
  )
);
-- One waits at a time, and what is sent again is the same one.
create unique index signed_act_waits_once on signed_act (unit_id) where outcome is null;
create unique index signed_act_attempt_once on signed_act (unit_id, attempt);
create unique index signed_act_once_per_submission on signed_act (unit_id, submission_key);
create index signed_act_of_link on signed_act (link_id);

create table signed_act_photo (
  act_id uuid not null references signed_act on delete cascade,
  position smallint not null,
  file text not null,
  bytes integer not null,
  -- Of what was sent.
  sha256 text not null,
  constraint signed_act_photo_in_its_place primary key (act_id, position),
  constraint signed_act_photo_shape check (
    position between 0 and 2 and bytes > 0 and file ~ '^signed-acts/[0-9a-f]{64}[.]webp$'
  )
);
create index signed_act_photo_by_file on signed_act_photo (file);

-- An agent decides once. What was not accepted may be erased; what was, goes with its unit.
create function signed_act_is_final() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and (old.outcome in ('refused', 'overtaken')
    or not exists (select from unit where id = old.unit_id)) then
    return old;
  end if;
  if tg_op = 'UPDATE' and old.outcome is null and new.outcome is not null
    and (to_jsonb(new) - '{outcome,reason,decided_by,decided_at}'::text[])
      = (to_jsonb(old) - '{outcome,reason,decided_by,decided_at}'::text[]) then
    return new;
  end if;
  raise exception 'a signed act does not change' using errcode = 'check_violation', constraint = 'signed_act_is_final';
end $$;
create trigger signed_act_is_final before update or delete on signed_act
  for each row execute function signed_act_is_final();

-- Photos come with their act, and nobody adds, takes away or exchanges one.
create function signed_act_photo_is_final() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' and exists (
    select from signed_act where id = new.act_id and outcome is null and sent_at = now()) then
    return new;
  end if;
  if tg_op = 'DELETE' and not exists (select from signed_act where id = old.act_id) then
    return old;
  end if;
  raise exception 'photos of a signed act do not change'
    using errcode = 'check_violation', constraint = 'signed_act_photo_is_final';
end $$;
create trigger signed_act_photo_is_final before insert or update or delete on signed_act_photo
  for each row execute function signed_act_photo_is_final();

-- Handed over by a signed act: by the link that sent it, on the word of the agent who looked at it.
alter table handover
  add column act_id uuid references signed_act constraint handover_act_once unique;
alter table handover drop constraint handover_shape;
alter table handover add constraint handover_shape check (
  way in ('code', 'word', 'act') and length(received_by) between 1 and 80
  and (way in ('code', 'act')) = (link_id is not null) and (way in ('word', 'act')) = (made_by is not null)
  and (way = 'word') = (reason is not null) and (way = 'act') = (act_id is not null)
  and length(reason) between 1 and 500
  and handed_on <= (recorded_at at time zone 'America/Havana')::date
);

create function handover_act_accepted() returns trigger language plpgsql as $$
begin
  if not exists (select from signed_act
    where id = new.act_id and unit_id = new.unit_id and outcome = 'accepted') then
    raise exception 'nobody has accepted this act of this unit'
      using errcode = 'check_violation', constraint = 'handover_act_accepted';
  end if;
  return null;
end $$;
create constraint trigger handover_act_accepted after insert on handover
  for each row when (new.act_id is not null) execute function handover_act_accepted();

-- Whatever hands a unit over, an act of it does not wait any more.
create function signed_act_overtaken() returns trigger language plpgsql as $$
begin
  update signed_act set outcome = 'overtaken', decided_at = now()
    where unit_id = new.unit_id and outcome is null;
  return null;
end $$;
create trigger signed_act_overtaken after update of reached_on on unit_stage
  for each row when (new.stage = 'delivered' and old.reached_on is null and new.reached_on is not null)
  execute function signed_act_overtaken();

-- As in 058. Whoever entered the code knows it: it opens nothing once that handover is taken back.
create or replace function handover_undone() returns trigger language plpgsql as $$
declare
  by_code boolean;
begin
  select bool_or(way = 'code') into by_code
    from handover where unit_id = new.unit_id and undone_at is null;
  update handover set undone_at = now() where unit_id = new.unit_id and undone_at is null;
  if by_code then
    insert into handover_code as c (unit_id, version) values (new.unit_id, 2)
    on conflict (unit_id) do update set
      version = least(c.version + 1, 9), wrong = case when c.version = 9 then 5 else 0 end;
  end if;
  return null;
end $$;

-- For whom a link was is the name of a driver. Null: it is forgotten, long after the link is over.
alter table handover_link alter column label drop not null;
alter table handover_link add constraint handover_link_label
  check (label is not null or expires_at < now());
