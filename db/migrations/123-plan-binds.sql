-- A unit is not bought, and does not embark, while what was to be paid before it is unpaid. An
-- administrador lets an order go on without one instalment, which stays to be paid.
create table instalment_override (
  acceptance_id uuid not null,
  position smallint not null,
  reason text not null,
  made_by uuid not null,
  made_at timestamptz not null default now(),
  constraint instalment_override_once unique (acceptance_id, position),
  foreign key (acceptance_id, position)
    references acceptance_instalment (acceptance_id, position) on delete cascade,
  constraint instalment_override_shape check (btrim(reason) = reason and length(reason) between 1 and 500)
);

create function instalment_override_is_final() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from acceptance_instalment i
    where i.acceptance_id = old.acceptance_id and i.position = old.position) then
    return old;
  end if;
  raise exception 'an override does not change' using errcode = 'check_violation', constraint = 'instalment_override_is_final';
end $$;
create trigger instalment_override_is_final before update or delete on instalment_override
  for each row execute function instalment_override_is_final();
