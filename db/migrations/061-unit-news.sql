-- What the people of an order were told of its units, and when staff were told that nothing is heard of one.

-- An entry goes into one mail, whoever writes it.
create table unit_entry_told (
  entry_id uuid not null constraint unit_entry_told_once primary key references unit_entry on delete cascade,
  told_at timestamptz not null default now()
);

-- Since when nothing was heard of a unit: each silence is a task once.
create table unit_silence (
  unit_id uuid not null references unit on delete cascade,
  since timestamptz not null,
  noticed_at timestamptz not null default now(),
  constraint unit_silence_once primary key (unit_id, since)
);

alter table event drop constraint event_kind_check;
alter table event add constraint event_kind_check check (
  kind in ('created', 'status', 'message', 'resent', 'contact', 'assigned', 'code', 'amended', 'cancelled', 'undone',
    'offer_sent', 'offer_withdrawn', 'offer_accepted', 'offer_declined', 'offer_change', 'offer_again', 'offer_sold',
    'offer_undone', 'hold_lapsed', 'hold_renewed', 'link_made', 'link_revoked',
    'money_received', 'money_taken', 'money_counted', 'money_refunded', 'money_reversed',
    'credit_out', 'credit_in', 'instalment_overdue', 'unit_silent')
);
