-- Facts move the status of a quotation (docs/decisions/093): what they said last, so that each moves it
-- once, and what a person set meanwhile stays. Of older quotations the next fact says it.
alter table quote add column facts_status text not null default 'pending'
  constraint quote_facts_status check (
    facts_status in ('pending', 'en_revision', 'approved', 'sent', 'delivered', 'completed'));

-- The release before this one has read `quote_ending` in its place.
alter table quote drop column cancelled_at;

alter table event drop constraint event_kind_check;
alter table event add constraint event_kind_check check (
  kind in ('created', 'status', 'moved', 'message', 'resent', 'contact', 'assigned', 'address', 'code', 'amended',
    'cancelled', 'undone', 'offer_sent', 'offer_withdrawn', 'offer_accepted', 'offer_declined', 'offer_change',
    'offer_again', 'offer_sold', 'offer_undone', 'hold_lapsed', 'hold_renewed', 'link_made', 'link_revoked',
    'owner_asked', 'owner_agreed', 'owner_kept', 'owner_changed',
    'money_received', 'money_taken', 'money_counted', 'money_refunded', 'money_reversed',
    'credit_out', 'credit_in', 'instalment_overdue',
    'customs_named', 'customs_accepted', 'customs_talk', 'customs_withdrawn', 'unit_silent')
);
alter table event drop constraint event_says_change;
alter table event add constraint event_says_change check (
  kind = 'undone' or (kind in ('status', 'moved', 'resent')) = (from_status is not null and to_status is not null)
);
alter table event add constraint event_moved_by_nobody check (
  kind <> 'moved' or quote_id is not null and actor = 'system' and actor_id is null and public
    and from_status <> to_status and 'rejected' not in (from_status, to_status)
);

-- What the history says that facts moved is so, and nothing moves what is over.
create function status_moved_as_told() returns trigger language plpgsql as $$
begin
  if not exists (select from quote where id = new.quote_id and status = new.to_status and facts_status = new.to_status)
    or exists (select from quote_ending where quote_id = new.quote_id) then
    raise exception 'no fact moved its status'
      using errcode = 'check_violation', constraint = 'status_moved_as_told';
  end if;
  return null;
end $$;
create constraint trigger status_moved_as_told after insert on event
  for each row when (new.kind = 'moved') execute function status_moved_as_told();
