-- What a stage is worth is kept with it, so that counting orders reads neither them nor their offers
-- (docs/decisions/097).
alter table order_stage add column cents bigint;
update order_stage set cents = coalesce(
    (select a.total_cents from order_agreed a where a.quote_id = quote.id), quote.total_cents)
  from quote where quote.id = quote_id
    and stage in ('asked', 'quoting', 'offered', 'changeAsked', 'offerOver', 'toPay', 'toBuy');

-- Most orders are over; what is counted is read from this index alone.
create index order_stage_counted on order_stage (stage) include (cents);
