-- A verification code that staff issue from a quote stands in its history (PRODUCT 22).
alter table event drop constraint event_kind_check;
alter table event add constraint event_kind_check
  check (kind in ('created', 'status', 'message', 'resent', 'contact', 'assigned', 'code'));
-- What says which, to whom or by which way says something.
alter table event drop constraint event_message_says;
alter table event add constraint event_message_says
  check (kind not in ('message', 'contact', 'code') or (note is not null and note <> ''));

-- Whoever of staff answered a record had looked at it.
update quote q set staff_seen_at = (
  select max(at) from event where quote_id = q.id and actor = 'staff') where staff_seen_at is null;
update verification v set staff_seen_at = (
  select max(at) from event where verification_id = v.id and actor = 'staff') where staff_seen_at is null;

-- The form takes codes in any case.
create index verification_of_code on verification (upper(code));
create index verification_of_reference on verification (quote_reference)
  where quote_reference is not null;
