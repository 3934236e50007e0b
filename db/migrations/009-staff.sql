-- The staff's queue: whose it is, since when the customer waits, and until when we promised.
alter table quote
  add column assigned_to uuid references person on delete set null,
  -- Since when the customer waits for us and by when we answer; both null: nothing waits.
  add column awaiting_since timestamptz,
  add column answer_due_at timestamptz,
  add column first_response_at timestamptz,
  add column customer_acted_at timestamptz not null default now(),
  -- When somebody of staff last looked at it.
  add column staff_seen_at timestamptz,
  add constraint quote_waits_until check ((awaiting_since is null) = (answer_due_at is null));
update quote q set
  customer_acted_at = coalesce((select max(at) from event where quote_id = q.id and actor = 'customer'), q.created_at),
  first_response_at = (select min(at) from event where quote_id = q.id and actor = 'staff' and public);
update quote set awaiting_since = created_at, answer_due_at = created_at + interval '24 hours'
  where first_response_at is null;

alter table verification
  add column assigned_to uuid references person on delete set null,
  add column awaiting_since timestamptz,
  add column answer_due_at timestamptz,
  add column first_response_at timestamptz,
  add column customer_acted_at timestamptz not null default now(),
  add column staff_seen_at timestamptz,
  add constraint verification_waits_until check ((awaiting_since is null) = (answer_due_at is null));
update verification v set
  customer_acted_at = coalesce((select max(at) from event where verification_id = v.id and actor = 'customer'), v.created_at),
  first_response_at = (select min(at) from event where verification_id = v.id and actor = 'staff' and public);
update verification set awaiting_since = created_at, answer_due_at = due_at
  where first_response_at is null;

create index quote_waiting on quote (answer_due_at) where awaiting_since is not null;
create index quote_assigned on quote (assigned_to, seq desc) where assigned_to is not null;
create index verification_waiting on verification (answer_due_at) where awaiting_since is not null;
create index verification_assigned on verification (assigned_to, seq desc) where assigned_to is not null;

-- What staff look for a record by: reference, name, e-mail, phone, in any part.
alter table quote add column search text generated always as (
  plain(reference || ' ' || customer_name || ' ' || customer_email)
    || ' ' || coalesce(customer_phone, '') || ' ' || coalesce(customer_whatsapp, '')
) stored;
create index quote_search on quote using gin (search gin_trgm_ops);
alter table verification add column search text generated always as (
  plain(ticket || ' ' || code || ' ' || email || ' ' || coalesce(quote_reference, ''))
    || ' ' || coalesce(whatsapp, '')
) stored;
create index verification_search on verification using gin (search gin_trgm_ops);

-- Staff reach a customer outside the shop, and hand a record over: both are written down.
alter table event drop constraint event_kind_check;
alter table event add constraint event_kind_check
  check (kind in ('created', 'status', 'message', 'resent', 'contact', 'assigned'));

-- Who looks at which record right now; a row is fresh for half a minute.
create table viewing (
  subject uuid not null,
  person_id uuid not null references person on delete cascade,
  at timestamptz not null default now(),
  primary key (subject, person_id)
);

create table saved_reply (
  id uuid primary key default gen_random_uuid(),
  title text not null check (length(title) between 1 and 80),
  text_es text not null check (length(text_es) between 1 and 2000),
  text_en text not null check (length(text_en) between 1 and 2000),
  created_at timestamptz not null default now()
);
create unique index saved_reply_title on saved_reply (lower(title));

-- What staff did, for good (PRODUCT 32). No references: the log outlives what it tells of.
create table audit (
  id uuid primary key default gen_random_uuid(),
  seq bigint generated always as identity unique,
  at timestamptz not null default now(),
  actor_id uuid,
  action text not null check (action <> ''),
  -- What it was done to, and by what name people know it.
  subject_kind text not null,
  subject_id text,
  subject_name text,
  -- From what to what, where that says more.
  details jsonb not null default '{}'
);
create index audit_of_actor on audit (actor_id, seq desc);
create index audit_of_subject on audit (subject_kind, subject_id, seq desc);

create function audit_is_final() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is append-only' using errcode = 'check_violation', constraint = 'audit_is_final';
end $$;
create trigger audit_is_final before update or delete on audit
  for each row execute function audit_is_final();
create trigger audit_is_not_emptied before truncate on audit
  for each statement execute function audit_is_final();
