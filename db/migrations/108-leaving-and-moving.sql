-- What follows a person who leaves, or who has a new address (docs/decisions/072).

alter table event drop constraint event_kind_check;
alter table event add constraint event_kind_check check (
  kind in ('created', 'status', 'message', 'resent', 'contact', 'assigned', 'address', 'code', 'amended', 'cancelled',
    'undone', 'offer_sent', 'offer_withdrawn', 'offer_accepted', 'offer_declined', 'offer_change', 'offer_again',
    'offer_sold', 'offer_undone', 'hold_lapsed', 'hold_renewed', 'link_made', 'link_revoked',
    'money_received', 'money_taken', 'money_counted', 'money_refunded', 'money_reversed',
    'credit_out', 'credit_in', 'instalment_overdue',
    'customs_named', 'customs_accepted', 'customs_talk', 'customs_withdrawn', 'unit_silent')
);

-- 015 let go of what is assigned where a role was taken; here also where the account goes.
create or replace function person_lets_go() returns trigger language plpgsql as $$
begin
  with free as (update quote set assigned_to = null where assigned_to = old.id returning id)
    insert into event (quote_id, actor, kind, public) select id, 'system', 'assigned', false from free;
  with free as (update verification set assigned_to = null where assigned_to = old.id returning id)
    insert into event (verification_id, actor, kind, public) select id, 'system', 'assigned', false from free;
  return old;
end $$;
-- Before the references are set to null, which tells nobody.
create trigger deleted_person_lets_go before delete on person
  for each row execute function person_lets_go();

-- Cash that somebody took, and that nobody has counted yet.
create view uncounted_cash as
  select id, quote_id, recorded_by from ledger_entry e
  where kind = 'payment' and method = 'cash' and ledger_stands(id)
    and not exists (select from ledger_entry where of_entry = e.id and kind = 'count');
create index ledger_cash_of on ledger_entry (recorded_by) where kind = 'payment' and method = 'cash';

-- Whoever took it does not leave before. Who records cash locks their own row first (by_established).
create function uncounted_cash_keeps_account() returns trigger language plpgsql as $$
begin
  if exists (select from uncounted_cash where recorded_by = old.id) then
    raise exception 'cash of theirs is uncounted'
      using errcode = 'check_violation', constraint = 'uncounted_cash_keeps_account';
  end if;
  return null;
end $$;
create constraint trigger uncounted_cash_keeps_account after delete on person
  for each row execute function uncounted_cash_keeps_account();
