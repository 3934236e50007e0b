-- The stage of each order when its facts were last read, so that a screen counts and filters by it
-- (docs/decisions/097). The server alone says what it is; the database knows when to ask again.
create table order_stage (
  quote_id uuid primary key references quote on delete cascade,
  -- How often something happened to it: what was read of it before that is not kept.
  happened bigint not null default 1,
  -- Null until it is read.
  stage text,
  -- Until something happens, it is this one; not where a day that passes, or a sale, can change it.
  lasts boolean not null default false,
  constraint order_stage_shape check (
    stage in ('asked', 'quoting', 'offered', 'changeAsked', 'offerOver', 'toPay', 'toBuy', 'preparing', 'atSea',
      'arrived', 'ready', 'handedOver', 'settled', 'ended')
    and (stage is not null or not lasts)
  )
);
create index order_stage_to_read on order_stage (quote_id) where not lasts;

insert into order_stage (quote_id) select id from quote;

-- Whatever happens to an order is an entry of its history, of its ledger or of a unit, or of a claim.
create function order_happens() returns trigger language plpgsql as $$
declare
  which uuid;
begin
  if tg_table_name = 'quote' then which := new.id;
  elsif tg_table_name = 'unit_entry' then select quote_id into which from unit where id = new.unit_id;
  else which := new.quote_id; end if;
  if tg_table_name = 'event' and which is null then
    select quote.id into which from verification v
      join quote on quote.id = v.order_id or v.order_id is null and quote.reference = v.quote_reference
    where v.id = new.verification_id;
  end if;
  if which is not null then
    insert into order_stage (quote_id) values (which)
    on conflict (quote_id) do update set happened = order_stage.happened + 1, lasts = false;
  end if;
  return null;
end $$;
create trigger order_begins after insert or update of status, person_id on quote
  for each row execute function order_happens();
create trigger order_happens after insert on event for each row execute function order_happens();
create trigger order_happens after insert on ledger_entry for each row execute function order_happens();
create trigger order_happens after insert on unit_entry for each row execute function order_happens();
