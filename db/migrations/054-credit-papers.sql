-- The paper of credit that moved: each of the two orders has its own.
alter table document drop constraint document_kind_check;
alter table document add constraint document_kind_check
  check (kind in ('request', 'offer', 'payment', 'cash', 'refund', 'credit', 'reversal', 'statement'));
alter table document drop constraint document_is_of_one;
alter table document add constraint document_is_of_one check (
  (kind = 'offer') = (offer_id is not null)
  and (kind in ('payment', 'cash', 'refund', 'credit', 'reversal')) = (entry_id is not null)
  and (kind = 'statement') = (content_key is not null)
);

create or replace function document_fits_entry() returns trigger language plpgsql as $$
begin
  if not exists (select from ledger_entry e
    where e.id = new.entry_id and e.quote_id = new.quote_id and e.amount_cents = new.total_cents
      and new.kind = case e.kind when 'credit_in' then 'credit' when 'credit_out' then 'credit'
        when 'payment' then case new.kind when 'cash' then 'cash' else 'payment' end
        else e.kind end) then
    raise exception 'it is of another entry'
      using errcode = 'check_violation', constraint = 'document_fits_entry';
  end if;
  return null;
end $$;
