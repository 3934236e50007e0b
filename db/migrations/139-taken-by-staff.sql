-- That an agent takes a quotation, or gives it back, is staff's alone.
alter table event drop constraint event_moved_by_nobody;
alter table event add constraint event_moved_by_nobody check (
  kind <> 'moved' or quote_id is not null and actor = 'system' and actor_id is null
    and from_status <> to_status and 'rejected' not in (from_status, to_status)
    and (public or from_status in ('pending', 'en_revision') and to_status in ('pending', 'en_revision'))
);
