-- As 330, and by which record a side is said, so that the merges of one customer are found without all others'.
create or replace view merged_customer as
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
