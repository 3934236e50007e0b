-- How all orders stand with their money, as one query reads it; `standingOf` computes the same of one
-- order from its entries (docs/decisions/033). Views: nothing of an order is stored.

-- What an entry does to the money of its order, which is a fact of the entry and never changes: of cash
-- it is the count that adds, and a reversal takes away what the entry and its count have added.
alter table ledger_entry add column effect_cents bigint not null default 0;
create function ledger_effect() returns trigger language plpgsql as $$
begin
  -- A count and a reversal at once: the second one sees what the first one wrote.
  perform from quote where id = new.quote_id for update;
  new.effect_cents := case new.kind
    when 'payment' then case new.method when 'cash' then 0 else new.amount_cents end
    when 'reversal' then -(select coalesce(sum(effect_cents), 0) from ledger_entry
      where id = new.of_entry or of_entry = new.of_entry and kind = 'count')
    when 'refund' then -new.amount_cents
    when 'credit_out' then -new.amount_cents
    else new.amount_cents end;
  return new;
end $$;
create trigger ledger_effect before insert on ledger_entry for each row execute function ledger_effect();

alter table ledger_entry disable trigger ledger_is_final;
update ledger_entry set effect_cents = case kind
  when 'payment' then case method when 'cash' then 0 else amount_cents end
  when 'refund' then -amount_cents else amount_cents end where kind <> 'reversal';
update ledger_entry r set effect_cents = -(select coalesce(sum(effect_cents), 0) from ledger_entry
  where id = r.of_entry or of_entry = r.of_entry and kind = 'count') where kind = 'reversal';
alter table ledger_entry enable trigger ledger_is_final;

drop index ledger_entry_of_quote;
create index ledger_entry_of_quote on ledger_entry (quote_id) include (effect_cents);

-- What came in less what went back, of each order that has entries.
create view order_balance as
  select quote_id, sum(effect_cents)::bigint as cents from ledger_entry group by quote_id;

-- What was agreed, of each order that still stands.
create view order_agreed as
  select quote.id as quote_id, a.id as acceptance_id, a.total_cents
  from offer_acceptance a join offer on offer.id = a.offer_id join quote on quote.id = offer.quote_id
  where a.undone_at is null and quote.cancelled_at is null and quote.status <> 'rejected';

-- The instalments that lack something: what came in pays them in their order.
create view instalment_unpaid as
  select quote_id, position, label, due, due_on, amount_cents,
    least(amount_cents, upto - paid_cents)::bigint as lacks_cents
  from (
    select lacking.quote_id, lacking.paid_cents, i.position, i.label, i.due, i.due_on, i.amount_cents,
      sum(i.amount_cents) over (partition by lacking.quote_id order by i.position) as upto
    from (
      select agreed.quote_id, acceptance_id, coalesce(b.cents, 0) as paid_cents
      from order_agreed agreed left join order_balance b on b.quote_id = agreed.quote_id
      where agreed.total_cents > coalesce(b.cents, 0)) lacking
    join acceptance_instalment i on i.acceptance_id = lacking.acceptance_id) part
  where upto > paid_cents;

-- Staff are told once that an instalment is overdue.
create unique index event_overdue_once on event (submission_key) where kind = 'instalment_overdue';

-- Instalments that were accepted before there were reminders; the names are those of the code.
insert into outbox (topic, dedupe, payload, about, run_after)
select 'offer-reminder', concat('instalment-', kind, ':', offer.id, ':', i.position),
  jsonb_build_object('offer', offer.id, 'kind', kind, 'position', i.position), offer.quote_id, at
from acceptance_instalment i
  join offer_acceptance a on a.id = i.acceptance_id and a.undone_at is null
  join offer on offer.id = a.offer_id
  cross join lateral (values
    ('before', (i.due_on - 3 + time '09:00') at time zone 'America/Havana'),
    ('day', (i.due_on + time '09:00') at time zone 'America/Havana'),
    ('overdue', (i.due_on + 1 + time '00:00') at time zone 'America/Havana')) as reminder (kind, at)
where i.due_on is not null and (kind = 'overdue' or at > now())
on conflict (dedupe) do nothing;
