-- Papers about money: one of each entry of the ledger, and statements of account.
alter table document drop constraint document_kind_check;
alter table document add constraint document_kind_check
  check (kind in ('request', 'offer', 'payment', 'cash', 'refund', 'reversal', 'statement'));
alter table document
  -- What an entry's paper is of; 'cash' is of a payment that nobody has counted yet.
  add column entry_id uuid references ledger_entry on delete cascade,
  -- SHA-256 of what a statement says: the same one is not issued twice. Its revision is how many
  -- entries the ledger had.
  add column content_key text
    constraint document_content_key_check check (content_key ~ '^[0-9a-f]{64}$');
alter table document drop constraint document_is_of_one;
alter table document add constraint document_is_of_one check (
  (kind = 'offer') = (offer_id is not null)
  and (kind in ('payment', 'cash', 'refund', 'reversal')) = (entry_id is not null)
  and (kind = 'statement') = (content_key is not null)
);
create unique index document_entry_once on document (entry_id, kind, language) where entry_id is not null;
create unique index document_statement_once on document (quote_id, content_key, language)
  where kind = 'statement';

-- The paper of an entry is of that kind, of all of its amount, and of the order that has it.
create function document_fits_entry() returns trigger language plpgsql as $$
begin
  if not exists (select from ledger_entry e
    where e.id = new.entry_id and e.quote_id = new.quote_id and e.amount_cents = new.total_cents
      and e.kind = case new.kind when 'cash' then 'payment' else new.kind end) then
    raise exception 'it is of another entry'
      using errcode = 'check_violation', constraint = 'document_fits_entry';
  end if;
  return null;
end $$;
create constraint trigger document_fits_entry after insert on document
  for each row when (new.entry_id is not null) execute function document_fits_entry();
