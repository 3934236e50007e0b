-- The handover of a unit: its code, links for whoever hands over, what was handed over to whom, and its act.

-- The code itself stands nowhere: it is derived from the unit, the version and a secret. A row is made
-- with the first wrong try, or when staff show it early or renew it.
create table handover_code (
  unit_id uuid primary key references unit on delete cascade,
  version smallint not null default 1,
  wrong smallint not null default 0,
  -- Staff show it before the unit is ready.
  shown_early_at timestamptz,
  constraint handover_code_version check (version between 1 and 9),
  -- Five guesses in ten million; then the code opens nothing until staff renew it.
  constraint handover_code_tries check (wrong between 0 and 5)
);

-- Guesses are forgiven by a new code alone, and a former one never comes back.
create function handover_code_moves_on() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from unit where id = old.unit_id) then
    return old;
  end if;
  if tg_op = 'UPDATE' and new.unit_id = old.unit_id
    and (new.version = old.version and new.wrong >= old.wrong or new.version = old.version + 1) then
    return new;
  end if;
  raise exception 'tries are not taken back' using errcode = 'check_violation', constraint = 'handover_code_is_final';
end $$;
create trigger handover_code_is_final before update or delete on handover_code
  for each row execute function handover_code_moves_on();

-- For a driver or a warehouse, who have no account.
create table handover_link (
  id uuid primary key default gen_random_uuid(),
  -- For whom, as staff call it.
  label text not null,
  token_hash bytea not null constraint handover_link_token_once unique,
  wrong smallint not null default 0,
  -- Not a reference: a link outlives the account of who made it.
  made_by uuid not null,
  made_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  submission_key text constraint handover_link_once_per_submission unique,
  constraint handover_link_shape check (
    length(label) between 1 and 80 and expires_at > made_at and expires_at <= made_at + interval '31 days'
  ),
  -- Over all its units; then it opens nothing any more.
  constraint handover_link_tries check (wrong between 0 and 20)
);
create table handover_link_unit (
  link_id uuid not null references handover_link on delete cascade,
  unit_id uuid not null references unit on delete cascade,
  primary key (link_id, unit_id)
);
create index handover_link_of_unit on handover_link_unit (unit_id);

create table handover (
  id uuid primary key default gen_random_uuid(),
  unit_id uuid not null references unit on delete cascade,
  -- By the code of whoever receives, or by an agent's word, with a reason.
  way text not null,
  -- When it happened, which may be days before it was sent.
  handed_on date not null,
  received_by text not null,
  link_id uuid references handover_link,
  -- Of staff; not a reference.
  made_by uuid,
  reason text,
  recorded_at timestamptz not null default now(),
  submission_key text,
  -- "Entregado" was taken back.
  undone_at timestamptz,
  constraint handover_shape check (
    way in ('code', 'word') and length(received_by) between 1 and 80
    and (way = 'code') = (link_id is not null) and (way = 'word') = (made_by is not null)
    and (way = 'word') = (reason is not null) and length(reason) between 1 and 500
    and handed_on <= (recorded_at at time zone 'America/Havana')::date
  )
);
-- A thing is handed over once.
create unique index handover_once on handover (unit_id) where undone_at is null;
create unique index handover_once_per_submission on handover (unit_id, submission_key)
  where submission_key is not null;

create function handover_is_final() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from unit where id = old.unit_id) then
    return old;
  end if;
  if tg_op = 'UPDATE' and old.undone_at is null and new.undone_at is not null
    and (to_jsonb(new) - 'undone_at') = (to_jsonb(old) - 'undone_at') then
    return new;
  end if;
  raise exception 'what was handed over does not change' using errcode = 'check_violation', constraint = 'handover_is_final';
end $$;
create trigger handover_is_final before update or delete on handover
  for each row execute function handover_is_final();

-- A handover stands as long as its unit is delivered: whoever takes the stage back takes it back too.
create function handover_undone() returns trigger language plpgsql as $$
begin
  update handover set undone_at = now() where unit_id = new.unit_id and undone_at is null;
  return null;
end $$;
create trigger handover_undone after update of reached_on on unit_stage
  for each row when (new.stage = 'delivered' and old.reached_on is not null and new.reached_on is null)
  execute function handover_undone();

-- The paper of a handover.
alter table document drop constraint document_kind_check;
alter table document add constraint document_kind_check
  check (kind in ('request', 'offer', 'payment', 'cash', 'refund', 'credit', 'reversal', 'statement', 'handover'));
alter table document
  add column handover_id uuid references handover on delete cascade;
alter table document drop constraint document_is_of_one;
alter table document add constraint document_is_of_one check (
  (kind = 'offer') = (offer_id is not null)
  and (kind in ('payment', 'cash', 'refund', 'credit', 'reversal')) = (entry_id is not null)
  and (kind = 'statement') = (content_key is not null)
  and (kind = 'handover') = (handover_id is not null)
);
create unique index document_handover_once on document (handover_id, language) where kind = 'handover';

-- It is of the quotation whose unit was handed over.
create function document_fits_handover() returns trigger language plpgsql as $$
begin
  if not exists (select from handover join unit on unit.id = handover.unit_id
    where handover.id = new.handover_id and unit.quote_id = new.quote_id) then
    raise exception 'it is of another handover'
      using errcode = 'check_violation', constraint = 'document_fits_handover';
  end if;
  return null;
end $$;
create constraint trigger document_fits_handover after insert on document
  for each row when (new.handover_id is not null) execute function document_fits_handover();
