-- What is paid in Cuba for one piece of a thing, by whom we know it and since when (docs/decisions/035).
-- An entry never changes: a later one supersedes it from its day on, and one written by mistake is
-- taken back, once, with a reason.
create table tariff (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  category text not null,
  -- Where the inland leg ends; of nothing else.
  province text,
  amount_cents bigint,
  -- Or a part of the estimated price, in 1/10,000.
  basis_points integer,
  source text not null,
  source_address text,
  -- The first day of the rule in Havana.
  valid_from date not null,
  -- Not a reference: an entry outlives the account of who made it. Null: the demo.
  entered_by uuid,
  entered_at timestamptz not null default now(),
  voided_at timestamptz,
  voided_by uuid,
  void_reason text,
  constraint tariff_shape check (
    kind in ('duties', 'registration', 'port', 'inland')
    and category in ('automobiles', 'electrodomesticos', 'triciclos', 'motocicletas')
    and (kind = 'inland') = (province is not null)
    and province in ('PRI','ART','HAB','MAY','MAT','VCL','CFG','SSP','CAV','CMG','LTU','HOL','GRA','SCU','GTM','IJV')
    and num_nonnulls(amount_cents, basis_points) = 1
    and amount_cents between 0 and 1000000000 and basis_points between 1 and 100000
    and length(source) between 1 and 200
    and source_address ~ '^https?://' and length(source_address) <= 500
    and valid_from between '2000-01-01' and '2099-12-31'
    and num_nonnulls(voided_at, voided_by, void_reason) in (0, 3)
    and length(void_reason) between 1 and 500
  )
);
create unique index tariff_once on tariff (kind, category, coalesce(province, ''), valid_from)
  where voided_at is null;
create trigger tariff_changed after insert or update or delete or truncate on tariff
  for each statement execute function catalogue_changed();

create function tariff_is_final() returns trigger language plpgsql as $$
declare
  voiding constant text[] := array['voided_at', 'voided_by', 'void_reason'];
begin
  if tg_op = 'UPDATE' and old.voided_at is null and new.voided_at is not null
    and to_jsonb(new) - voiding = to_jsonb(old) - voiding then
    return new;
  end if;
  raise exception 'an entry of the tariff does not change'
    using errcode = 'check_violation', constraint = 'tariff_is_final';
end $$;
create trigger tariff_is_final before update or delete on tariff
  for each row execute function tariff_is_final();

-- New offers begin with the tariff's figures. What staff kept for that had no day from which it holds,
-- nor one for each day: it is entered anew (the log of what staff did names each of them).
drop table estimate_preset;

-- An offer names what is paid in Cuba without a figure too; a figure never stands without its source and date.
alter table offer_estimate
  alter column amount_cents drop not null,
  alter column source drop not null,
  alter column as_of drop not null,
  add column source_address text,
  drop constraint offer_estimate_shape,
  add constraint offer_estimate_shape check (
    position between 0 and 19 and length(text) between 1 and 200 and length(source) between 1 and 200
    and amount_cents between 0 and 1000000000
    and num_nonnulls(amount_cents, source, as_of) in (0, 3)
    and (source_address is null or amount_cents is not null)
    and source_address ~ '^https?://' and length(source_address) <= 500
  );

-- What Cuban customs named for an accepted offer. Its customer answers it, once: the second consent.
create table customs_price (
  id uuid primary key default gen_random_uuid(),
  offer_id uuid not null references offer on delete cascade,
  amount_cents bigint not null,
  -- The day on which customs named it, in Havana.
  named_on date not null,
  source text not null,
  -- Not references, as everywhere in what is kept of an offer.
  recorded_by uuid not null,
  recorded_at timestamptz not null default now(),
  answer text,
  answered_at timestamptz,
  -- By which link, or else by which account.
  link_id uuid,
  person_id uuid,
  withdrawn_at timestamptz,
  withdrawn_by uuid,
  withdraw_reason text,
  constraint customs_price_shape check (
    amount_cents between 1 and 1000000000 and length(source) between 1 and 200
    and named_on between '2000-01-01' and '2099-12-31'
    and answer in ('accepted', 'talk') and (answer is null) = (answered_at is null)
    and num_nonnulls(link_id, person_id) = case when answer is null then 0 else 1 end
    and num_nonnulls(withdrawn_at, withdrawn_by, withdraw_reason) in (0, 3)
    and length(withdraw_reason) between 1 and 500
    and (withdrawn_at is null or answer is distinct from 'accepted')
  )
);
create unique index customs_price_one_waits on customs_price (offer_id)
  where answer is null and withdrawn_at is null;
create index customs_price_of_offer on customs_price (offer_id, recorded_at desc);

create function customs_price_is_final() returns trigger language plpgsql as $$
declare
  answering constant text[] := array['answer', 'answered_at', 'link_id', 'person_id'];
  withdrawing constant text[] := array['withdrawn_at', 'withdrawn_by', 'withdraw_reason'];
begin
  if tg_op = 'DELETE' and not exists (select from offer where id = old.offer_id) then
    return old;
  end if;
  if tg_op = 'UPDATE' and old.withdrawn_at is null
    and ((old.answer is null and to_jsonb(new) - answering = to_jsonb(old) - answering)
      or to_jsonb(new) - withdrawing = to_jsonb(old) - withdrawing) then
    return new;
  end if;
  raise exception 'a price that customs named does not change'
    using errcode = 'check_violation', constraint = 'customs_price_is_final';
end $$;
create trigger customs_price_is_final before update or delete on customs_price
  for each row execute function customs_price_is_final();

-- Customs names a price of what was ordered.
create function customs_price_is_of_an_order() returns trigger language plpgsql as $$
begin
  if not exists (select from offer where id = new.offer_id and state = 'accepted') then
    raise exception 'no order' using errcode = 'check_violation', constraint = 'customs_price_is_of_an_order';
  end if;
  return null;
end $$;
create constraint trigger customs_price_is_of_an_order after insert on customs_price
  for each row execute function customs_price_is_of_an_order();

alter table event drop constraint event_kind_check;
alter table event add constraint event_kind_check check (
  kind in ('created', 'status', 'message', 'resent', 'contact', 'assigned', 'code', 'amended', 'cancelled', 'undone',
    'offer_sent', 'offer_withdrawn', 'offer_accepted', 'offer_declined', 'offer_change', 'offer_again', 'offer_sold',
    'offer_undone', 'hold_lapsed', 'hold_renewed', 'link_made', 'link_revoked',
    'money_received', 'money_taken', 'money_counted', 'money_refunded', 'money_reversed',
    'credit_out', 'credit_in', 'instalment_overdue',
    'customs_named', 'customs_accepted', 'customs_talk', 'customs_withdrawn')
);
