-- Many small steps are one large one: what lists lack of the one before each adds up until two people let one in
-- (docs/decisions/047). Entries of old lists are not kept, so how many were gone is.
alter table screening_list add column lacks integer;

create function screening_list_lacks(which uuid) returns integer language sql stable as $$
  with last as (
    select id from screening_list where outcome = 'counts' and seq < (select seq from screening_list where id = which)
    order by seq desc limit 1
  )
  select count(*)::integer from (select names from screening_entry where list_id = (select id from last)
    except select names from screening_entry where list_id = which) gone
$$;

create or replace function screening_list_weaker(which uuid) returns text language sql stable as $$
  with this as (select * from screening_list where id = which),
  earlier as (select l.* from screening_list l, this where l.outcome = 'counts' and l.seq < this.seq),
  since as (select * from earlier where seq >= coalesce((select max(seq) from earlier where decided_by is not null), 0))
  select case
    when listed_on < (select max(listed_on) from since) then 'older'
    when entries * 10 <= 9 * (select max(entries) from since) then 'smaller'
    when 10 * (screening_list_lacks(which) + coalesce((select sum(lacks) from since where decided_by is null), 0))
      >= (select min(entries) from since) then 'lacking'
  end from this
$$;
