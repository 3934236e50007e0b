-- What staff did to a customer's case can be taken back for a moment: the entry remembers how the
-- case stood, and the one that takes it back names it. Nothing is erased.
alter table event
  add column undo_until timestamptz,
  add column before jsonb,
  add column undoes uuid constraint event_undone_once unique references event;
alter table event drop constraint event_kind_check;
alter table event add constraint event_kind_check check (
  kind in ('created', 'status', 'message', 'resent', 'contact', 'assigned', 'code', 'undone',
    -- Of migrations that may stand before this one.
    'amended', 'cancelled')
);
alter table event drop constraint event_says_change;
alter table event add constraint event_says_change check (
  kind = 'undone' or (kind in ('status', 'resent')) = (from_status is not null and to_status is not null)
);
alter table event add constraint event_undone_names_it check ((kind = 'undone') = (undoes is not null));

-- When whoever has an answered case looks at it again; null where it is closed or waits for us.
alter table quote add column follow_up_at timestamptz;
alter table verification add column follow_up_at timestamptz;
