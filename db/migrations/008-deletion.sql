-- What deleting an account needs: a shop that keeps its last administrador, and mails that are found.

-- Whoever takes an administrador away waits for whoever does so at the same time: a row that the
-- other transaction is about to delete would still count here (PRODUCT 29).
create function person_keeps_administrador() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(4021968);
  if not exists (select from person where role = 'administrador') then
    raise exception 'the last administrador stays'
      using errcode = 'check_violation', constraint = 'person_keeps_administrador';
  end if;
  return null;
end $$;
create constraint trigger person_keeps_administrador after delete or update of role on person
  for each row when (old.role = 'administrador') execute function person_keeps_administrador();

-- The mails of a person go with the account: those to the address, and those about a record of theirs.
create index outbox_recipient on outbox (lower(payload->>'to')) where topic = 'mail';
update outbox set about = split_part(dedupe, ' ', 2)::uuid
  where about is null and dedupe ~ '^mail:(quote-made|new-quote) [0-9a-f-]{36}$';

-- What the daily job looks for.
create index quote_detached on quote (detached_at) where detached_at is not null;
create index verification_detached on verification (detached_at) where detached_at is not null;
