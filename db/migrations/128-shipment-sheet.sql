-- The shipment sheet: what of an order sails in which ship. Like a statement of account it is drawn
-- once for what it says.
alter table document drop constraint document_kind_check;
alter table document add constraint document_kind_check
  check (kind in ('request', 'offer', 'payment', 'cash', 'refund', 'credit', 'reversal', 'statement', 'handover', 'shipment'));
alter table document drop constraint document_is_of_one;
alter table document add constraint document_is_of_one check (
  (kind = 'offer') = (offer_id is not null)
  and (kind in ('payment', 'cash', 'refund', 'credit', 'reversal')) = (entry_id is not null)
  and (kind in ('statement', 'shipment')) = (content_key is not null)
  and (kind = 'handover') = (handover_id is not null)
);
create unique index document_shipment_once on document (quote_id, content_key, language)
  where kind = 'shipment';
