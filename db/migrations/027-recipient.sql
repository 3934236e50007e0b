-- Who receives what a quotation asks for, as the customer wrote it: often somebody else, elsewhere.
alter table quote
  add column recipient_name text constraint quote_recipient_name check (length(recipient_name) between 1 and 120),
  add column recipient_phone text constraint quote_recipient_phone check (recipient_phone ~ '^\+\d{8,15}$'),
  add column recipient_province text,
  add column recipient_address text constraint quote_recipient_address check (length(recipient_address) between 1 and 500),
  -- Whether a mail said that it was made: none leaves for an address that got too many.
  add column confirmed_by_mail boolean not null default true;
