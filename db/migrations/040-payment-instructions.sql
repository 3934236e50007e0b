-- Where customers pay. What stands here is never changed: each change is a new version that one
-- administrador proposes and another one decides about, so that nobody alone can turn the money away.
create table payment_instruction (
  id uuid primary key default gen_random_uuid(),
  seq bigint generated always as identity unique,
  -- The same way to pay over all its versions.
  way uuid not null,
  version integer not null constraint payment_instruction_version_check check (version > 0),
  method text not null constraint payment_instruction_method_check check (method in ('zelle', 'bank', 'cash')),
  holder text not null constraint payment_instruction_holder_check check (holder <> ''),
  bank text,
  account text not null constraint payment_instruction_account_check check (account <> ''),
  -- As somebody would type it, without its spaces: the check page finds it by this.
  account_key text not null,
  note_es text,
  note_en text,
  -- From this version on nobody pays there.
  closed boolean not null default false,
  -- Not references: who did it stays on record when an account is gone.
  proposed_by uuid not null,
  proposed_at timestamptz not null default now(),
  approved_by uuid,
  approved_at timestamptz,
  rejected_by uuid,
  rejected_at timestamptz,
  constraint payment_instruction_version_once unique (way, version),
  constraint payment_instruction_second_person check (approved_by is null or approved_by <> proposed_by),
  constraint payment_instruction_decided check (
    (approved_by is null) = (approved_at is null) and (rejected_by is null) = (rejected_at is null)
    and not (approved_by is not null and rejected_by is not null)
  )
);
create unique index payment_instruction_proposed_once on payment_instruction (way)
  where approved_at is null and rejected_at is null;
create index payment_instruction_by_account on payment_instruction (account_key) where approved_at is not null;

-- A version is decided about once; nothing else of it ever changes, and none goes away.
create function payment_instruction_is_final() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.approved_at is null and old.rejected_at is null
    and (to_jsonb(new) - '{approved_by,approved_at,rejected_by,rejected_at}'::text[])
      = (to_jsonb(old) - '{approved_by,approved_at,rejected_by,rejected_at}'::text[]) then
    return new;
  end if;
  raise exception 'payment instructions are final'
    using errcode = 'check_violation', constraint = 'payment_instruction_is_final';
end $$;
create trigger payment_instruction_is_final before update or delete on payment_instruction
  for each row execute function payment_instruction_is_final();
