-- Machinery without business: settings made once, deferred work, counters.

create table setting (
  name text primary key,
  value jsonb not null
);

-- Work that must happen after a commit. A row is written in the transaction that causes it, so
-- nothing is sent for what never happened; `dedupe` makes one event cause one piece of work.
create table outbox (
  id uuid primary key default gen_random_uuid(),
  topic text not null,
  dedupe text not null unique,
  payload jsonb not null,
  attempts integer not null default 0,
  run_after timestamptz not null default now(),
  locked_until timestamptz,
  done_at timestamptz,
  last_error text,
  created_at timestamptz not null default now()
);
create index outbox_waiting on outbox (run_after) where done_at is null;
create index outbox_done on outbox (topic, done_at desc) where done_at is not null;

-- Numbers without gaps: the row is locked until the transaction that took a number ends.
create table counter (
  name text primary key,
  value bigint not null check (value > 0)
);
