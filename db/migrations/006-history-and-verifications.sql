-- Which record a piece of deferred work belongs to: staff see the mails of a quote and how they fared.
alter table outbox add column about uuid;
create index outbox_about on outbox (about) where about is not null;

-- A record of a deleted account: closed to everyone but administrador (PRODUCT 31).
alter table quote add column detached_at timestamptz;

create table verification (
  id uuid primary key default gen_random_uuid(),
  seq bigint generated always as identity unique,
  ticket text not null constraint verification_ticket_once unique,
  -- Null: sent signed out, or the person deleted the account.
  person_id uuid references person on delete set null,
  detached_at timestamptz,
  code text not null check (code <> ''),
  email text not null check (email <> ''),
  whatsapp text,
  -- As the sender wrote it, in capitals; whose quote it names is looked up when it is read.
  quote_reference text,
  comment text,
  language text not null check (language in ('es', 'en')),
  status text not null default 'pending' check (
    status in ('pending', 'processing', 'approved', 'rejected', 'completed')
  ),
  -- The browser's key of the submission, kept for ever, and what was submitted under it.
  submission_key text constraint verification_once_per_submission unique,
  submission_hash text,
  created_at timestamptz not null default now(),
  -- By when we promised to answer (PRODUCT 24).
  due_at timestamptz not null,
  -- When staff decided; null while it waits or is looked at.
  processed_at timestamptz,
  check ((processed_at is null) = (status in ('pending', 'processing')))
);
create index verification_of_person on verification (person_id, seq desc);
create index verification_by_email on verification (lower(email)) where person_id is null;
create index verification_by_status on verification (status, seq desc);

create table receipt (
  id uuid primary key default gen_random_uuid(),
  verification_id uuid not null references verification on delete cascade,
  -- Which sending it came with: 0 is the first, then one for each "send again".
  round smallint not null default 0 check (round >= 0),
  position smallint not null check (position between 0 and 2),
  file text not null,
  type text not null check (type in ('image/webp', 'application/pdf')),
  bytes integer not null check (bytes > 0),
  -- SHA-256 of what was uploaded: the same receipt sent twice is told to staff.
  sha256 text not null,
  created_at timestamptz not null default now(),
  constraint receipt_in_its_place unique (verification_id, round, position)
);
create index receipt_same on receipt (sha256);

-- A file on its way: what a phone has sent so far stays, so that a cut costs one piece only.
create table receipt_part (
  upload_id uuid not null,
  part smallint not null check (part between 0 and 127),
  bytes bytea not null check (octet_length(bytes) between 1 and 65536),
  created_at timestamptz not null default now(),
  primary key (upload_id, part)
);
create index receipt_part_age on receipt_part (created_at);

-- Proofs of work that were used: each counts once.
create table spent_proof (
  challenge text primary key,
  expires_at timestamptz not null
);
create index spent_proof_expiry on spent_proof (expires_at);

-- Codes that staff issue from a quote (PRODUCT 22).
create table verification_code (
  code text primary key check (code <> ''),
  quote_id uuid not null references quote on delete cascade,
  issued_by uuid,
  issued_at timestamptz not null default now()
);
create index verification_code_of_quote on verification_code (quote_id);

-- The history tells of verifications too, and holds what customer and staff write to each other.
alter table event disable trigger event_is_final;
alter table event alter column quote_id drop not null;
alter table event add column verification_id uuid references verification on delete cascade;
alter table event add column actor text;
update event set actor = case when actor_id is null then 'system' when kind = 'created' then 'customer' else 'staff' end;
alter table event alter column actor set not null;
alter table event add constraint event_actor_check check (actor in ('customer', 'staff', 'system'));
-- The key of a message or of a repeated sending; kept for ever.
alter table event add column submission_key text;
alter table event add constraint event_is_of_one check (num_nonnulls(quote_id, verification_id) = 1);
alter table event drop constraint event_kind_check;
alter table event add constraint event_kind_check
  check (kind in ('created', 'status', 'message', 'resent'));
alter table event drop constraint event_check;
alter table event add constraint event_says_change
  check ((kind in ('status', 'resent')) = (from_status is not null and to_status is not null));
alter table event add constraint event_message_says
  check (kind <> 'message' or (note is not null and note <> ''));
alter table event enable trigger event_is_final;

create index event_of_verification on event (verification_id, seq);
create unique index event_verification_created_once on event (verification_id)
  where kind = 'created' and verification_id is not null;
create unique index event_once_per_submission on event (actor_id, submission_key);

create or replace function event_is_final() returns trigger language plpgsql as $$
begin
  -- The retention job erases whole records; nothing else touches what happened.
  if tg_op = 'DELETE'
    and not exists (select 1 from quote where id = old.quote_id)
    and not exists (select 1 from verification where id = old.verification_id) then
    return old;
  end if;
  raise exception 'events are append-only' using errcode = 'check_violation', constraint = 'event_is_final';
end $$;
