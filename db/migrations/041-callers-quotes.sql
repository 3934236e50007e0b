-- A quote that staff made for somebody without an account (docs/glossary.md: caller) becomes theirs when
-- they sign in with its e-mail and the provider vouches for it. What a deleted account left behind stays so.
create index quote_of_caller on quote (lower(customer_email)) where person_id is null and detached_at is null;

create function claim_callers_quotes() returns trigger language plpgsql as $$
begin
  update quote set person_id = new.id
    where person_id is null and detached_at is null and new.email_verified
      and lower(customer_email) = lower(new.email);
  return null;
end $$;
create trigger person_claims_quotes after insert or update of email, email_verified on person
  for each row execute function claim_callers_quotes();
