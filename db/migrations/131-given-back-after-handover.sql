-- What goes back after the last handover, beyond what was in the customer's favour, lowers the price: nobody is
-- asked for it again. Like `effect_cents`, that is a fact of the entry and never changes (docs/decisions/094).
alter table ledger_entry add column conceded_cents bigint not null default 0;
create index ledger_entry_conceded on ledger_entry (quote_id) where conceded_cents <> 0;

create function ledger_conceded(of uuid) returns bigint language sql stable as $$
  select coalesce(sum(conceded_cents), 0)::bigint from ledger_entry
  where quote_id = of and conceded_cents <> 0
$$;

create or replace function ledger_owed(of uuid) returns bigint language sql stable as $$
  select coalesce((select a.total_cents - ledger_conceded(of)
    from offer_acceptance a join offer on offer.id = a.offer_id
    where offer.quote_id = of and a.undone_at is null
      and not exists (select from quote_ending where quote_ending.quote_id = of)), 0)::bigint
$$;

create function is_handed_over(of uuid) returns boolean language sql stable as $$
  select coalesce(bool_and(exists (select from unit_stage s
    where s.unit_id = unit.id and s.stage = 'delivered' and s.reached_on is not null)), false)
  from unit where unit.quote_id = of and unit.retired_at is null
$$;

create or replace function ledger_effect() returns trigger language plpgsql as $$
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
  new.conceded_cents := 0;
  if new.kind = 'reversal' then
    new.conceded_cents := -coalesce((select conceded_cents from ledger_entry where id = new.of_entry), 0);
  elsif new.kind = 'refund' and is_handed_over(new.quote_id) then
    -- What of it was not in their favour before.
    new.conceded_cents := greatest(0, least(new.amount_cents,
      ledger_owed(new.quote_id) - ledger_balance(new.quote_id) + new.amount_cents));
  end if;
  return new;
end $$;

-- What is agreed by now, of each order that still stands.
create or replace view order_agreed as
  select offer.quote_id, a.id as acceptance_id, a.total_cents - ledger_conceded(offer.quote_id) as total_cents,
    ledger_conceded(offer.quote_id) as conceded_cents
  from offer_acceptance a join offer on offer.id = a.offer_id
  where a.undone_at is null and not exists (select from quote_ending where quote_ending.quote_id = offer.quote_id);

-- The instalments that lack something: what came in, and what was conceded, pays them in their order.
create or replace view instalment_unpaid as
  select quote_id, position, label, due, due_on, amount_cents,
    least(amount_cents, upto - paid_cents)::bigint as lacks_cents
  from (
    select lacking.quote_id, lacking.paid_cents, i.position, i.label, i.due, i.due_on, i.amount_cents,
      sum(i.amount_cents) over (partition by lacking.quote_id order by i.position) as upto
    from (
      select agreed.quote_id, acceptance_id, coalesce(b.cents, 0) + conceded_cents as paid_cents
      from order_agreed agreed left join order_balance b on b.quote_id = agreed.quote_id
      where agreed.total_cents > coalesce(b.cents, 0)) lacking
    join acceptance_instalment i on i.acceptance_id = lacking.acceptance_id) part
  where upto > paid_cents;
