-- Staff look for a quotation also by who receives it: name and phone.
alter table quote drop column search;
alter table quote add column search text generated always as (
  plain(reference || ' ' || customer_name || ' ' || customer_email || ' ' || coalesce(recipient_name, ''))
    || ' ' || coalesce(customer_phone, '') || ' ' || coalesce(customer_whatsapp, '')
    || ' ' || coalesce(recipient_phone, '')
) stored;
create index quote_search on quote using gin (search gin_trgm_ops);
