-- What was agreed, what came in and what is owed, of each order with an accepted offer, also after its end: then
-- nothing is owed.
create view order_sums as
  select offer.quote_id, a.total_cents as agreed_cents, ledger_balance(offer.quote_id) as paid_cents,
    ledger_owed(offer.quote_id) as owed_cents
  from offer_acceptance a join offer on offer.id = a.offer_id where a.undone_at is null;
