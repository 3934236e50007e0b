-- The plan that a customer accepted stays as it was, as what was sent does (037).
create function acceptance_instalment_is_final() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from offer_acceptance where id = old.acceptance_id) then
    return old;
  end if;
  raise exception 'what was accepted does not change'
    using errcode = 'check_violation', constraint = 'acceptance_instalment_is_final';
end $$;
create trigger acceptance_instalment_is_final before update or delete on acceptance_instalment
  for each row execute function acceptance_instalment_is_final();

-- Nor does one come to it later: an acceptance adds up when it is written, and ever after.
create function acceptance_instalment_adds_up() returns trigger language plpgsql as $$
begin
  if (select total_cents from offer_acceptance where id = new.acceptance_id) is distinct from (
    select sum(amount_cents) from acceptance_instalment where acceptance_id = new.acceptance_id) then
    raise exception 'acceptance does not add up'
      using errcode = 'check_violation', constraint = 'acceptance_instalment_adds_up';
  end if;
  return null;
end $$;
create constraint trigger acceptance_instalment_adds_up after insert on acceptance_instalment
  deferrable initially deferred for each row execute function acceptance_instalment_adds_up();

-- 'closed': the quote was rejected, or its account deleted.
alter table product_hold drop constraint product_hold_shape;
alter table product_hold add constraint product_hold_shape check (
  quantity between 1 and 9900 and (released_at is null) = (reason is null)
  and reason in ('lapsed', 'undone', 'closed')
);

-- What was held says so for good. It ends once; until then staff may make it longer.
create function product_hold_is_final() returns trigger language plpgsql as $$
declare
  changing constant text[] := array['released_at', 'reason', 'until'];
begin
  if tg_op = 'DELETE' then
    if not exists (select from quote where id = old.quote_id)
      or not exists (select from product where id = old.product_id) then
      return old;
    end if;
  elsif old.released_at is null and new.until >= old.until
    and to_jsonb(new) - changing = to_jsonb(old) - changing then
    return new;
  end if;
  raise exception 'a hold does not change'
    using errcode = 'check_violation', constraint = 'product_hold_is_final';
end $$;
create trigger product_hold_is_final before update or delete on product_hold
  for each row execute function product_hold_is_final();

-- All pieces are some customer's: whoever puts it up for sale (a form, a file) ends the hold first.
create function product_held_is_reserved() returns trigger language plpgsql as $$
begin
  if new.stock <= (select sum(quantity) from product_hold
    where product_id = new.id and released_at is null) then
    raise exception 'product % is held', new.id
      using errcode = 'check_violation', constraint = 'product_held_is_reserved';
  end if;
  return null;
end $$;
create constraint trigger product_held_is_reserved after update of status on product
  for each row when (new.status = 'available' and old.status <> 'available')
  execute function product_held_is_reserved();

alter table event drop constraint event_kind_check;
alter table event add constraint event_kind_check check (
  kind in ('created', 'status', 'message', 'resent', 'contact', 'assigned', 'code', 'amended', 'cancelled', 'undone',
    'offer_sent', 'offer_withdrawn', 'offer_accepted', 'offer_declined', 'offer_change', 'offer_again', 'offer_sold',
    'offer_undone', 'hold_lapsed', 'hold_renewed', 'link_made', 'link_revoked')
);
