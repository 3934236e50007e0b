-- A customer amends or cancels what is still pending. SPEC's list of statuses stays: that it was
-- cancelled is a fact beside the status (docs/decisions/018).
alter table quote
  add column cancelled_at timestamptz,
  -- Grows with each amendment: whoever amends says which one they saw.
  add column revision integer not null default 0,
  add constraint quote_cancelled_while_pending check (cancelled_at is null or status = 'pending');

alter table event drop constraint event_kind_check;
alter table event add constraint event_kind_check check (
  kind in ('created', 'status', 'message', 'resent', 'contact', 'assigned', 'code', 'amended', 'cancelled')
);
create unique index event_cancelled_once on event (quote_id) where kind = 'cancelled';
