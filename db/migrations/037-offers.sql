-- A firm, dated price made from a quote. A sent one never changes: a change is a new version
-- (docs/decisions/025). "Expired" is computed when it is read.
create table offer (
  id uuid primary key default gen_random_uuid(),
  quote_id uuid not null references quote on delete cascade,
  version smallint not null,
  number text not null constraint offer_number_once unique,
  state text not null default 'draft',
  language text not null,
  -- Its last day in Havana, to the end.
  valid_until date not null,
  terms_version text not null,
  note text,
  -- The sum of the lines that are not optional.
  total_cents bigint not null default 0,
  -- Grows each time the draft is saved: who saves says which one they saw.
  revision integer not null default 0,
  -- Not a reference: an offer outlives the account of who made it.
  made_by uuid not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  answered_at timestamptz,
  decline_reason text,
  change_asked_at timestamptz,
  seen_at timestamptz,
  constraint offer_version_once unique (quote_id, version),
  constraint offer_shape check (
    version > 0 and language in ('es', 'en') and length(note) between 1 and 2000
    and total_cents between 0 and 100000000000
    and state in ('draft', 'sent', 'superseded', 'withdrawn', 'accepted', 'declined')
    and (state = 'draft') = (sent_at is null)
    and (state not in ('accepted', 'declined') or answered_at is not null)
  )
);
create unique index offer_one_draft on offer (quote_id) where state = 'draft';
create unique index offer_one_live on offer (quote_id) where state = 'sent';
create unique index offer_one_accepted on offer (quote_id) where state = 'accepted';

create table offer_line (
  offer_id uuid not null references offer on delete cascade,
  position smallint not null,
  kind text not null,
  text text not null,
  quantity smallint not null,
  -- Negative in a discount alone.
  unit_cents bigint not null,
  optional boolean not null default false,
  product_id uuid references product on delete set null,
  -- What a piece costs us. Only staff see it.
  cost_cents bigint,
  primary key (offer_id, position),
  constraint offer_line_shape check (
    position between 0 and 99 and quantity between 1 and 99 and length(text) between 1 and 200
    and kind in ('goods', 'freight', 'insurance', 'fee', 'discount')
    and abs(unit_cents) <= 1000000000 and cost_cents between 0 and 1000000000
    and case when kind = 'discount' then unit_cents < 0 and not optional else unit_cents >= 0 end
  )
);

create table offer_instalment (
  offer_id uuid not null references offer on delete cascade,
  position smallint not null,
  label text not null,
  -- Of the total; null: a fixed amount. What rounding leaves goes to the last one.
  basis_points smallint,
  amount_cents bigint not null,
  due text not null,
  due_on date,
  primary key (offer_id, position),
  constraint offer_instalment_shape check (
    position between 0 and 11 and length(label) between 1 and 120 and amount_cents >= 0
    and basis_points between 1 and 10000
    and due in ('acceptance', 'purchase', 'embarkation', 'date') and (due = 'date') = (due_on is not null)
  )
);

-- What is paid in Cuba, beside our total and never added to it.
create table offer_estimate (
  offer_id uuid not null references offer on delete cascade,
  position smallint not null,
  text text not null,
  amount_cents bigint not null,
  source text not null,
  as_of date not null,
  primary key (offer_id, position),
  constraint offer_estimate_shape check (
    position between 0 and 19 and length(text) between 1 and 200 and length(source) between 1 and 200
    and amount_cents between 0 and 1000000000
  )
);

create function offer_is_final() returns trigger language plpgsql as $$
declare
  answers constant text[] := array['state', 'answered_at', 'decline_reason', 'change_asked_at', 'seen_at'];
begin
  if tg_op = 'DELETE' then
    -- The retention job erases whole quotes; of what was sent nothing else goes.
    if old.state = 'draft' or not exists (select from quote where id = old.quote_id) then
      return old;
    end if;
  elsif (new.quote_id, new.version, new.number) = (old.quote_id, old.version, old.number) then
    if old.state = 'draft' and new.state in ('draft', 'sent') then
      return new;
    end if;
    if old.state <> 'draft' and to_jsonb(new) - answers = to_jsonb(old) - answers
      and (new.state = old.state
        or (old.state = 'sent' and new.state in ('superseded', 'withdrawn', 'accepted', 'declined'))
        or (old.state = 'accepted' and new.state = 'withdrawn')) then
      return new;
    end if;
  end if;
  raise exception 'a sent offer does not change' using errcode = 'check_violation', constraint = 'offer_is_final';
end $$;
create trigger offer_is_final before update or delete on offer
  for each row execute function offer_is_final();

create function offer_part_is_final() returns trigger language plpgsql as $$
declare
  of uuid := case when tg_op = 'DELETE' then old.offer_id else new.offer_id end;
begin
  if tg_op = 'UPDATE' and new.offer_id = old.offer_id
    and to_jsonb(new) - 'product_id' = to_jsonb(old) - 'product_id'
    and to_jsonb(new) ->> 'product_id' is null then
    -- Its product was erased.
    return new;
  end if;
  if not exists (select from offer where id = of and state <> 'draft')
    and (tg_op <> 'UPDATE' or new.offer_id = old.offer_id) then
    return case when tg_op = 'DELETE' then old else new end;
  end if;
  raise exception 'a sent offer does not change' using errcode = 'check_violation', constraint = 'offer_part_is_final';
end $$;
create trigger offer_line_is_final before insert or update or delete on offer_line
  for each row execute function offer_part_is_final();
create trigger offer_instalment_is_final before insert or update or delete on offer_instalment
  for each row execute function offer_part_is_final();
create trigger offer_estimate_is_final before insert or update or delete on offer_estimate
  for each row execute function offer_part_is_final();

-- What is sent adds up: its lines to the total, its instalments to the total.
create function offer_adds_up() returns trigger language plpgsql as $$
begin
  if new.state <> 'draft' and (new.total_cents <= 0
    or new.total_cents is distinct from (
      select sum(unit_cents * quantity) from offer_line where offer_id = new.id and not optional)
    or new.total_cents is distinct from (
      select sum(amount_cents) from offer_instalment where offer_id = new.id and amount_cents > 0)) then
    raise exception 'offer % does not add up', new.number
      using errcode = 'check_violation', constraint = 'offer_adds_up';
  end if;
  return null;
end $$;
create constraint trigger offer_adds_up after insert or update of state, total_cents on offer
  deferrable initially deferred for each row execute function offer_adds_up();

-- One unguessable link for each person behind a quote: who asks, who pays, who receives.
create table quote_link (
  id uuid primary key default gen_random_uuid(),
  quote_id uuid not null references quote on delete cascade,
  role text not null,
  -- The token itself is nowhere; a secret makes it from the id again.
  token_hash bytea not null constraint quote_link_token_once unique,
  -- Not a reference. Null: the shop, for a mail.
  made_by uuid,
  made_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  constraint quote_link_shape check (
    role in ('asks', 'pays', 'receives') and octet_length(token_hash) = 32 and expires_at > made_at
  )
);
create unique index quote_link_one_of_a_role on quote_link (quote_id, role) where revoked_at is null;

create table offer_acceptance (
  id uuid primary key default gen_random_uuid(),
  offer_id uuid not null references offer on delete cascade,
  -- The positions of the optional lines that were taken.
  chosen smallint[] not null,
  total_cents bigint not null,
  -- SHA-256 of what was shown.
  shown_hash bytea not null,
  terms_version text not null,
  typed_name text not null,
  -- By which link, or else by which account; neither is a reference.
  link_id uuid,
  person_id uuid,
  accepted_at timestamptz not null default now(),
  undone_at timestamptz,
  undone_by uuid,
  undo_reason text,
  constraint offer_acceptance_shape check (
    total_cents > 0 and octet_length(shown_hash) = 32 and length(typed_name) between 1 and 120
    and num_nonnulls(link_id, person_id) = 1 and array_position(chosen, null) is null
    and (undone_at is null) = (undone_by is null) and (undone_at is null) = (undo_reason is null)
  )
);
create unique index offer_accepted_once on offer_acceptance (offer_id) where undone_at is null;

create table acceptance_instalment (
  acceptance_id uuid not null references offer_acceptance on delete cascade,
  position smallint not null,
  label text not null,
  amount_cents bigint not null constraint acceptance_instalment_amount check (amount_cents > 0),
  due text not null,
  due_on date,
  primary key (acceptance_id, position)
);

create function acceptance_is_final() returns trigger language plpgsql as $$
declare
  undoing constant text[] := array['undone_at', 'undone_by', 'undo_reason'];
begin
  if tg_op = 'DELETE' and not exists (select from offer where id = old.offer_id) then
    return old;
  end if;
  if tg_op = 'UPDATE' and old.undone_at is null and to_jsonb(new) - undoing = to_jsonb(old) - undoing then
    return new;
  end if;
  raise exception 'an acceptance does not change' using errcode = 'check_violation', constraint = 'acceptance_is_final';
end $$;
create trigger acceptance_is_final before update or delete on offer_acceptance
  for each row execute function acceptance_is_final();

create function acceptance_adds_up() returns trigger language plpgsql as $$
begin
  if new.total_cents is distinct from (
    select sum(amount_cents) from acceptance_instalment where acceptance_id = new.id) then
    raise exception 'acceptance does not add up' using errcode = 'check_violation', constraint = 'acceptance_adds_up';
  end if;
  return null;
end $$;
create constraint trigger acceptance_adds_up after insert on offer_acceptance
  deferrable initially deferred for each row execute function acceptance_adds_up();

-- What an accepted offer keeps for its customer until the first payment is due.
create table product_hold (
  id uuid primary key default gen_random_uuid(),
  product_id uuid not null references product on delete cascade,
  quote_id uuid not null references quote on delete cascade,
  offer_id uuid not null references offer on delete cascade,
  quantity smallint not null,
  -- All pieces that there are: a single vehicle.
  single boolean not null,
  -- With it nothing is left for sale, so the product says that it is reserved.
  reserves boolean not null default false,
  -- To the end of this day in Havana.
  until date not null,
  made_at timestamptz not null default now(),
  released_at timestamptz,
  reason text,
  constraint product_hold_shape check (
    quantity between 1 and 9900 and (released_at is null) = (reason is null)
    and reason in ('lapsed', 'undone')
  )
);
create unique index product_held_once on product_hold (product_id) where single and released_at is null;
create index product_hold_of_quote on product_hold (quote_id);
create index product_hold_lapses on product_hold (until) where released_at is null;

-- What staff take into an offer with a tap; null: for every category, for every province.
create table offer_preset (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  category text,
  province text,
  text_es text not null,
  text_en text not null,
  -- An amount, or a part of the goods' total.
  price_cents bigint,
  basis_points smallint,
  constraint offer_preset_shape check (
    kind in ('freight', 'insurance', 'fee') and num_nonnulls(price_cents, basis_points) = 1
    and price_cents between 0 and 1000000000 and basis_points between 1 and 10000
    and length(text_es) between 1 and 200 and length(text_en) between 1 and 200
    and category in ('automobiles', 'electrodomesticos', 'triciclos', 'motocicletas')
  )
);
create table estimate_preset (
  id uuid primary key default gen_random_uuid(),
  category text,
  province text,
  text_es text not null,
  text_en text not null,
  amount_cents bigint not null,
  source text not null,
  as_of date not null,
  constraint estimate_preset_shape check (
    amount_cents between 0 and 1000000000 and length(source) between 1 and 200
    and length(text_es) between 1 and 200 and length(text_en) between 1 and 200
    and category in ('automobiles', 'electrodomesticos', 'triciclos', 'motocicletas')
  )
);

alter table event drop constraint event_kind_check;
alter table event add constraint event_kind_check check (
  kind in ('created', 'status', 'message', 'resent', 'contact', 'assigned', 'code', 'amended', 'cancelled', 'undone',
    'offer_sent', 'offer_withdrawn', 'offer_accepted', 'offer_declined', 'offer_change', 'offer_again', 'offer_sold',
    'offer_undone', 'hold_lapsed', 'link_made', 'link_revoked')
);

-- A quotation that staff made for an e-mail is of whoever shows that it is theirs.
create index quote_of_nobody on quote (lower(customer_email)) where person_id is null and detached_at is null;
create function person_gets_quotes() returns trigger language plpgsql as $$
begin
  update quote set person_id = new.id
    where person_id is null and detached_at is null and lower(customer_email) = lower(new.email);
  return null;
end $$;
create trigger person_gets_quotes after insert or update of email, email_verified on person
  for each row when (new.email_verified) execute function person_gets_quotes();
