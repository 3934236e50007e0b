-- How a bank line stands is derived from its payments and from what was set aside (docs/decisions/031).
-- It is kept beside the line so that an index finds those that wait: whoever writes it, what is written
-- is what the database derives.
alter table bank_statement_line add column state text not null default 'open';

create function bank_line_standing(line bank_statement_line) returns text language plpgsql stable as $$
begin
  return case
    when exists (select from bank_line_aside a where a.line_id = line.id and a.returned_at is null) then 'aside'
    when line.amount_cents <= (select coalesce(sum(e.amount_cents), 0) from ledger_entry e
        where e.bank_line_id = line.id and ledger_stands(e.id)) then 'used'
    -- Recorded by hand, under its reference.
    when exists (select from ledger_entry e where e.kind = 'payment' and e.bank_line_id is null
        and e.account_key = line.account_key and e.reference_key = line.reference_key
        and ledger_stands(e.id)) then 'used'
    else 'open' end;
end $$;

create or replace function bank_line_is_final() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.moved_on < current_date - interval '1 year' then
    return old;
  end if;
  if tg_op = 'UPDATE' and to_jsonb(new) - 'state' = to_jsonb(old) - 'state' then
    new.state := bank_line_standing(new);
    return new;
  end if;
  raise exception 'a bank line does not change' using errcode = 'check_violation', constraint = 'bank_line_is_final';
end $$;

create function bank_line_begins() returns trigger language plpgsql as $$
begin
  -- A payment by hand at the same moment: one of both sees the other.
  perform pg_advisory_xact_lock(hashtextextended(new.account_key, 48));
  new.state := bank_line_standing(new);
  return new;
end $$;
create trigger bank_line_begins before insert on bank_statement_line
  for each row execute function bank_line_begins();

create function bank_line_follows_ledger() returns trigger language plpgsql as $$
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
      where account_key = paid.account_key and identity = 'ref ' || paid.reference_key;
  end if;
  return null;
end $$;
create trigger bank_line_follows_ledger after insert or delete on ledger_entry
  for each row execute function bank_line_follows_ledger();

create function bank_line_follows_aside() returns trigger language plpgsql as $$
begin
  update bank_statement_line set state = state where id = new.line_id;
  return null;
end $$;
create trigger bank_line_follows_aside after insert or update on bank_line_aside
  for each row execute function bank_line_follows_aside();

update bank_statement_line set state = state;
create index bank_line_by_state on bank_statement_line (state, moved_on, seq);

-- Whose money a line may be: orders by their customer's name, whole or all but one of four words, in
-- whatever order. The same as `keysOfName` of the code.
create function name_keys(name text) returns text[] language sql immutable
  return (
    select array[array_to_string(words, ' ')] || case when cardinality(words) > 3
        then array(select array_to_string(array_remove(words, word), ' ') from unnest(words) word)
        else '{}' end
    from (select array(select distinct word collate "C" as word
        from regexp_split_to_table(replace(plain(name), 'ñ', 'n'), '[^a-z]+') word
        where length(word) > 2 and word not in ('del', 'las', 'los', 'from', 'llc', 'inc', 'the')
        order by word) as words) split);
create index quote_by_name on quote using gin (name_keys(customer_name));
