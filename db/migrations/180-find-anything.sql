-- Staff find a unit by any part of its VIN or serial number, and a line of a bank by its reference.
create index unit_identifier_search on unit using gin (folded(identifier) gin_trgm_ops)
  where identifier is not null;
create index bank_line_by_reference on bank_statement_line (folded(bank_reference))
  where bank_reference is not null;

-- A customer by a phone, and all quotations of an e-mail.
create index person_phones on person
  using gin ((coalesce(phone, '') || ' ' || coalesce(whatsapp, '')) gin_trgm_ops);
create index quote_by_email on quote (lower(customer_email));
