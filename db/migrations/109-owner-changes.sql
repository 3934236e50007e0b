-- An order is handed to another of its people: they ask for it by a link, its owner agrees or says nothing
-- for 72 hours, and an administrador confirms it (docs/decisions/076).
create table owner_change (
  id uuid primary key default gen_random_uuid(),
  quote_id uuid not null references quote on delete cascade,
  link_id uuid not null references quote_link on delete cascade,
  -- Null: whoever asked has deleted the account, so nothing waits any more.
  asked_by uuid references person on delete set null,
  -- Whose it was then. Not a reference: it stays on record when an account is gone.
  asked_of uuid not null,
  asked_at timestamptz not null default now(),
  agreed_at timestamptz,
  outcome text,
  -- Its owner, or somebody of staff. Not a reference.
  decided_by uuid,
  decided_at timestamptz,
  reason text,
  constraint owner_change_shape check (
    outcome in ('confirmed', 'refused') and num_nulls(outcome, decided_by, decided_at) in (0, 3)
    and (reason is null or outcome = 'refused' and length(reason) between 1 and 500)
  ),
  -- Whoever was refused asks by another link, which the owner gives them.
  constraint owner_change_asked_once unique (link_id, asked_by)
);
create unique index owner_change_waits_once on owner_change (quote_id) where outcome is null and asked_by is not null;

create function owner_change_is_final() returns trigger language plpgsql as $$
declare
  moving text[] := array['agreed_at', 'outcome', 'decided_by', 'decided_at', 'reason'];
begin
  if tg_op = 'DELETE' and not exists (select from quote where id = old.quote_id) then
    return old;
  end if;
  if tg_op = 'UPDATE' and (
    to_jsonb(new) = to_jsonb(old) || '{"asked_by": null}'
    or old.outcome is null and (old.agreed_at is null or new.agreed_at = old.agreed_at)
      and to_jsonb(new) - moving = to_jsonb(old) - moving) then
    return new;
  end if;
  raise exception 'who asked for an order, and what became of it, does not change'
    using errcode = 'check_violation', constraint = 'owner_change_is_final';
end $$;
create trigger owner_change_is_final before update or delete on owner_change
  for each row execute function owner_change_is_final();

-- Whoever confirms neither asked, made the link nor owns the order; and it goes to nobody of staff.
create function owner_change_by_two() returns trigger language plpgsql as $$
begin
  if same_human(new.decided_by, new.asked_by) or same_human(new.decided_by, new.asked_of)
    or same_human(new.decided_by, (select made_by from quote_link where id = new.link_id))
    or not exists (select from person where id = new.asked_by and role = 'cliente') then
    raise exception 'another person confirms it'
      using errcode = 'check_violation', constraint = 'owner_change_by_two';
  end if;
  return null;
end $$;
create constraint trigger owner_change_by_two after insert or update on owner_change
  for each row when (new.outcome = 'confirmed') execute function owner_change_by_two();
create constraint trigger owner_change_confirmed_by_established after insert or update on owner_change
  for each row when (new.outcome = 'confirmed') execute function by_established('decided_by', 'administrador');

-- From when it may be confirmed without a word of its owner; null: never, because staff read a link of who pays.
create function owner_change_from(change owner_change) returns timestamptz language sql stable as $$
  select case when l.role <> 'pays' then change.asked_at + interval '72 hours' end
  from quote_link l where l.id = change.link_id
$$;
create function owner_change_agreed() returns trigger language plpgsql as $$
begin
  if new.agreed_at is null and coalesce(owner_change_from(new) > now(), true) then
    raise exception 'its owner has not agreed'
      using errcode = 'check_violation', constraint = 'owner_change_agreed';
  end if;
  return null;
end $$;
create constraint trigger owner_change_agreed after insert or update on owner_change
  for each row when (new.outcome = 'confirmed') execute function owner_change_agreed();

-- No order goes from one account to another in any other way, nor twice by one confirmation.
create function quote_owner_changes_by_two() returns trigger language plpgsql as $$
begin
  if not exists (select from owner_change c where c.quote_id = new.id and c.outcome = 'confirmed'
    and c.asked_by = new.person_id and c.asked_of = old.person_id and c.decided_at = now()) then
    raise exception 'nobody confirmed that it is of somebody else'
      using errcode = 'check_violation', constraint = 'quote_owner_changes_by_two';
  end if;
  return null;
end $$;
create constraint trigger quote_owner_changes_by_two after update of person_id on quote
  for each row when (old.person_id is not null and new.person_id is not null and old.person_id <> new.person_id)
  execute function quote_owner_changes_by_two();

alter table event drop constraint event_kind_check;
alter table event add constraint event_kind_check check (
  kind in ('created', 'status', 'message', 'resent', 'contact', 'assigned', 'address', 'code', 'amended', 'cancelled',
    'undone', 'offer_sent', 'offer_withdrawn', 'offer_accepted', 'offer_declined', 'offer_change', 'offer_again',
    'offer_sold', 'offer_undone', 'hold_lapsed', 'hold_renewed', 'link_made', 'link_revoked',
    'owner_asked', 'owner_agreed', 'owner_kept', 'owner_changed',
    'money_received', 'money_taken', 'money_counted', 'money_refunded', 'money_reversed',
    'credit_out', 'credit_in', 'instalment_overdue',
    'customs_named', 'customs_accepted', 'customs_talk', 'customs_withdrawn', 'unit_silent')
);
