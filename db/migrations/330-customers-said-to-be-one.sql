-- Staff say that two customers are one person, and may take it back: only what staff see follows it
-- (docs/decisions/224). Each side is an account, or a quotation that stands for whoever it was typed for.
create table customer_merge (
  id uuid primary key default gen_random_uuid(),
  person_id uuid references person on delete cascade,
  quote_id uuid references quote on delete cascade,
  other_person_id uuid references person on delete cascade,
  other_quote_id uuid references quote on delete cascade,
  -- Not references: who did it stays on record when an account is gone.
  merged_by uuid not null,
  merged_at timestamptz not null default now(),
  undone_by uuid,
  undone_at timestamptz,
  constraint customer_merge_shape check (
    num_nonnulls(person_id, quote_id) = 1 and num_nonnulls(other_person_id, other_quote_id) = 1
    and coalesce(person_id, quote_id) <> coalesce(other_person_id, other_quote_id)
    and (undone_by is null) = (undone_at is null)
  )
);
create unique index customer_merge_once on customer_merge (
  least(coalesce(person_id, quote_id), coalesce(other_person_id, other_quote_id)),
  greatest(coalesce(person_id, quote_id), coalesce(other_person_id, other_quote_id))
) where undone_at is null;

create function customer_merge_is_final() returns trigger language plpgsql as $$
begin
  if old.undone_at is null and new.undone_at is not null
    and (to_jsonb(new) - 'undone_by' - 'undone_at') = (to_jsonb(old) - 'undone_by' - 'undone_at') then
    return new;
  end if;
  raise exception 'what was merged does not change'
    using errcode = 'check_violation', constraint = 'customer_merge_is_final';
end $$;
create trigger customer_merge_is_final before update on customer_merge
  for each row execute function customer_merge_is_final();

-- Where a quotation is somebody else's now, or what a deleted account left, it stands for nobody any more.
-- Whoever signs in with its e-mail stays who they were.
create function quote_leaves_merges() returns trigger language plpgsql as $$
begin
  delete from customer_merge where quote_id = new.id or other_quote_id = new.id;
  return null;
end $$;
create trigger quote_leaves_merges after update of person_id, detached_at on quote for each row
  when (new.detached_at is not null and old.detached_at is null
    or old.person_id is distinct from new.person_id and lower(old.customer_email) <> lower(new.customer_email))
  execute function quote_leaves_merges();

-- Whom a side stands for now: the account, or the address of quotations without one.
create function customer_of(of_person uuid, of_quote uuid)
returns table (id uuid, person_id uuid, address text) language sql stable as $$
  select person.id, person.id, lower(person.email) from person
    where role = 'cliente'
      and person.id = coalesce(of_person, (select quote.person_id from quote where quote.id = of_quote))
  union all
  select quote.id, null, coalesce(lower(quote.customer_email), quote.customer_phone) from quote
    where quote.id = of_quote and quote.person_id is null and quote.detached_at is null
$$;

-- Each merge that stands, from either side, with the record by which the side is said: by it the merges of one
-- customer are found without all others'.
create view merged_customer as
  select merge.id, merge.merged_at, merge.merged_by, one.id as customer, one.person_id, one.address,
    other.id as other, other.person_id as other_person_id, other.address as other_address,
    coalesce(merge.person_id, merge.quote_id) as said_of
  from (
    select id, merged_at, merged_by, person_id, quote_id, other_person_id, other_quote_id
      from customer_merge where undone_at is null
    union all
    select id, merged_at, merged_by, other_person_id, other_quote_id, person_id, quote_id
      from customer_merge where undone_at is null
  ) merge, customer_of(merge.person_id, merge.quote_id) one,
    customer_of(merge.other_person_id, merge.other_quote_id) other
  where one.id <> other.id;
