-- Somebody who calls may have no e-mail: staff type a quotation for a phone (docs/decisions/225). Nobody else can
-- make one, it is of no account, and the e-mail comes later.
alter table quote drop constraint quote_customer_name_check;
alter table quote drop column search;
alter table quote alter column customer_email drop not null;
alter table quote add column search text generated always as (
  plain(reference || ' ' || customer_name || ' ' || coalesce(customer_email, '') || ' ' || coalesce(recipient_name, ''))
    || ' ' || coalesce(customer_phone, '') || ' ' || coalesce(customer_whatsapp, '')
    || ' ' || coalesce(recipient_phone, '')
) stored;
create index quote_search on quote using gin (search gin_trgm_ops);
alter table quote
  add constraint quote_customer_name_check
    check (is_plain_name(customer_name) or customer_email is not null and customer_name = customer_email),
  add constraint quote_reaches_somebody check (customer_email is not null
    or typed_by is not null and person_id is null and customer_phone is not null);

-- Whoever has no e-mail is known by the phone.
create index quote_by_phone on quote (customer_phone) where customer_email is null;
