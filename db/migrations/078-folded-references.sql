-- One spelling of a code that people and banks write: letters and digits, without marks, in capitals, full
-- width as half. 'ＲＥＦ－１２３', 'réf 123' and 'REF123' are one. The same as `foldCode` of the code; a test
-- compares the two.
create function folded(written text) returns text language sql immutable parallel safe
  return translate(
    regexp_replace(
      replace(replace(normalize(written, nfkd), 'ß', 'SS'), 'ẞ', 'SS'),
      '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u02b0-\u036f\u0483-\u0489\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u1ab0-\u1aff\u1dc0-\u1dff\u2000-\u2bff\u2e00-\u2e7f\u3000-\u3004\u3008-\u3020\u3099-\u309c\ufe00-\ufe2f\ufeff\ufff0-\uffff]',
      '', 'g'),
    'abcdefghijklmnopqrstuvwxyzæœøðþłđħŧŋαβγδεζηθικλμνξοπρςστυφχψωабвгдежзиклмнопрстуфхцчшщъыьэюяђєѕіјљњћџ',
    'ABCDEFGHIJKLMNOPQRSTUVWXYZÆŒØÐÞŁĐĦŦŊΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΣΤΥΦΧΨΩАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЄЅІЈЉЊЋЏ');

-- How a bank's reference is compared; one of punctuation alone as it stands.
create function reference_key_of(reference text) returns text language sql immutable parallel safe
  return coalesce(nullif(folded(reference), ''), reference);

-- Accounts: an e-mail and a phone are spelled by the code, the others are codes.
alter table payment_instruction disable trigger user;
update payment_instruction set account_key = folded(account_key)
  where account_key !~ '^[+]|@' and account_key <> folded(account_key);
alter table payment_instruction enable trigger user;
alter table payment_instruction add constraint payment_account_folded
  check (account_key ~ '^[+]|@' or account_key = folded(account_key));
delete from statement_layout s where account_key !~ '^[+]|@' and account_key <> folded(account_key)
  and exists (select from statement_layout o where o.account_key = folded(s.account_key));
update statement_layout set account_key = folded(account_key)
  where account_key !~ '^[+]|@' and account_key <> folded(account_key);

-- Payments keep what they say; only the spelling by which they are compared becomes the new one. Two that
-- stand and turn out to share a reference stay: who looks finds them, and no third one comes.
alter table ledger_entry disable trigger user;
update ledger_entry set reference_key = reference_key_of(bank_reference),
    account_key = case when account_key ~ '^[+]|@' then account_key else folded(account_key) end
  where reference_key is not null;
alter table ledger_entry enable trigger user;
alter table ledger_entry add constraint ledger_reference_folded
  check (reference_key = reference_key_of(bank_reference));

-- A line of a statement is known by its facts, in one spelling, and by which of equal ones it is. A reference
-- identifies a line only where it is the only one that has it: banks write "0", "N/A" or the number of an
-- order on many. What a person took in by hand says why.
alter table bank_statement_line disable trigger user;
update bank_statement_line set account_key = folded(account_key)
  where account_key !~ '^[+]|@' and account_key <> folded(account_key);
alter table bank_statement_line
  drop constraint bank_line_once,
  drop constraint bank_line_shape,
  add column text_key text generated always as
    (left(folded(coalesce(bank_reference, '') || coalesce(payer, '') || description), 200)) stored,
  add column nth int not null default 1,
  add column taken_because text;
update bank_statement_line line set nth = numbered.nth from (
    select id, row_number() over (partition by account_key, moved_on, amount_cents, text_key order by seq) as nth
    from bank_statement_line) numbered
  where numbered.id = line.id and numbered.nth > 1;
update bank_statement_line line set reference_key = case when numbered.first then numbered.key end from (
    select id, reference_key_of(bank_reference) as key,
      row_number() over (partition by account_key, reference_key_of(bank_reference) order by seq) = 1 as first
    from bank_statement_line where reference_key is not null) numbered
  where numbered.id = line.id;
alter table bank_statement_line
  drop column identity,
  add constraint bank_line_once unique (account_key, moved_on, amount_cents, text_key, nth),
  add constraint bank_line_shape check (
    account_key <> '' and amount_cents between 1 and 100000000000 and nth > 0
    and length(description) <= 300 and length(payer) between 1 and 120 and length(bank_reference) between 1 and 80
    and length(taken_because) between 1 and 500
    and (reference_key is null or bank_reference is not null and reference_key = reference_key_of(bank_reference))
  );
alter table bank_statement_line enable trigger user;
create unique index bank_line_reference_once on bank_statement_line (account_key, reference_key)
  where reference_key is not null;

-- A trigger before the write does not see generated columns.
create or replace function bank_line_is_final() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.moved_on < current_date - interval '1 year' then
    return old;
  end if;
  if tg_op = 'UPDATE' and to_jsonb(new) - '{state,text_key}'::text[] = to_jsonb(old) - '{state,text_key}'::text[] then
    new.state := bank_line_standing(new);
    return new;
  end if;
  raise exception 'a bank line does not change' using errcode = 'check_violation', constraint = 'bank_line_is_final';
end $$;

-- Statements have thousands of lines: what stands of new ones is asked once for all of them.
drop trigger bank_line_begins on bank_statement_line;
drop function bank_line_begins();
create function bank_lines_begin() returns trigger language plpgsql as $$
begin
  -- A payment by hand at the same moment: one of both sees the other.
  perform pg_advisory_xact_lock(hashtextextended(account_key, 48))
    from (select distinct account_key from fresh order by account_key) accounts;
  update bank_statement_line line set state = line.state from fresh
    where line.id = fresh.id and (fresh.state <> 'open' or exists (select from ledger_entry e
      where e.kind = 'payment' and e.account_key = fresh.account_key and e.reference_key = fresh.reference_key));
  return null;
end $$;
create trigger bank_lines_begin after insert on bank_statement_line
  referencing new table as fresh for each statement execute function bank_lines_begin();

create or replace function bank_line_follows_ledger() returns trigger language plpgsql as $$
declare
  paid ledger_entry;
begin
  if tg_op = 'DELETE' then paid := old; else paid := new; end if;
  if paid.kind = 'reversal' then
    select * into paid from ledger_entry where id = paid.of_entry;
  end if;
  if paid.kind = 'payment' and paid.bank_line_id is not null then
    update bank_statement_line set state = state where id = paid.bank_line_id;
  elsif paid.kind = 'payment' and paid.reference_key is not null then
    perform pg_advisory_xact_lock_shared(hashtextextended(paid.account_key, 48));
    update bank_statement_line set state = state
      where account_key = paid.account_key and reference_key = paid.reference_key;
  end if;
  return null;
end $$;
