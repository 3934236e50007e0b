-- How all orders stand with their money, as one query reads it; `standingOf` computes the same of one
-- order from its entries (docs/decisions/033). Views: nothing of it is stored.

-- What came in less what went back, of each order that has any.
create view order_balance as
  select quote_id, sum(case when kind in ('payment', 'credit_in') then amount_cents else -amount_cents end)::bigint as cents
  from ledger_entry e
  where kind in ('payment', 'refund', 'credit_in', 'credit_out')
    and not exists (select from ledger_entry r where r.of_entry = e.id and r.kind = 'reversal')
    and (kind <> 'payment' or method <> 'cash'
      or exists (select from ledger_entry c where c.of_entry = e.id and c.kind = 'count'))
  group by quote_id;

create or replace function ledger_balance(of uuid) returns bigint language sql stable as $$
  select coalesce((select cents from order_balance where quote_id = of), 0)
$$;

-- What was agreed, of each order that still stands.
create view order_agreed as
  select quote.id as quote_id, a.id as acceptance_id, a.total_cents
  from offer_acceptance a join offer on offer.id = a.offer_id join quote on quote.id = offer.quote_id
  where a.undone_at is null and quote.cancelled_at is null and quote.status <> 'rejected';

create or replace function ledger_owed(of uuid) returns bigint language sql stable as $$
  select coalesce((select total_cents from order_agreed where quote_id = of), 0)
$$;

-- The instalments that lack something: what came in pays them in their order.
create view instalment_unpaid as
  select part.quote_id, position, label, due, due_on, amount_cents,
    least(amount_cents, upto - coalesce(b.cents, 0))::bigint as lacks_cents
  from (
    select agreed.quote_id, i.position, i.label, i.due, i.due_on, i.amount_cents,
      sum(i.amount_cents) over (partition by agreed.quote_id order by i.position) as upto
    from order_agreed agreed join acceptance_instalment i on i.acceptance_id = agreed.acceptance_id
  ) part left join order_balance b on b.quote_id = part.quote_id
  where upto > coalesce(b.cents, 0);

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
