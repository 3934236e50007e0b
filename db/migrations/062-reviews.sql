-- What people say once their goods were handed over, what we answer, and what is not shown, with its reason.

create table review (
  id uuid primary key default gen_random_uuid(),
  handover_id uuid not null constraint review_once unique references handover on delete cascade,
  stars smallint not null,
  text text not null,
  -- As its author wants to be called; null: without a name.
  name text,
  language text not null,
  written_at timestamptz not null default now(),
  constraint review_shape check (
    stars between 1 and 5 and length(text) between 1 and 1000 and length(name) between 1 and 40
    and language in ('es', 'en')
  )
);

-- What somebody said stays what they said; only the name goes, with the account.
create function review_is_final() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from handover where id = old.handover_id) then
    return old;
  end if;
  if tg_op = 'UPDATE' and new.name is null and (to_jsonb(new) - 'name') = (to_jsonb(old) - 'name') then
    return new;
  end if;
  raise exception 'what was said of a handover does not change' using errcode = 'check_violation', constraint = 'review_is_final';
end $$;
create trigger review_is_final before update or delete on review
  for each row execute function review_is_final();

-- One answer, which staff may write again.
create table review_answer (
  review_id uuid constraint review_answer_once primary key references review on delete cascade,
  text text not null,
  -- Grows with each change: who saves says which one they saw.
  revision integer not null default 0,
  -- Not a reference: an answer outlives the account of who wrote it.
  written_by uuid not null,
  written_at timestamptz not null default now(),
  constraint review_answer_shape check (length(text) between 1 and 1000 and revision >= 0)
);

-- That it is not shown, since when, why, and until when.
create table review_hiding (
  id uuid primary key default gen_random_uuid(),
  review_id uuid not null references review on delete cascade,
  reason text not null,
  -- Not references.
  hidden_by uuid not null,
  hidden_at timestamptz not null default now(),
  shown_by uuid,
  shown_at timestamptz,
  constraint review_hiding_shape check (
    length(reason) between 1 and 500 and (shown_by is null) = (shown_at is null)
  )
);
create unique index review_hidden_once on review_hiding (review_id) where shown_at is null;

create function review_hiding_is_final() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from review where id = old.review_id) then
    return old;
  end if;
  if tg_op = 'UPDATE' and old.shown_at is null and new.shown_at is not null
    and (to_jsonb(new) - 'shown_by' - 'shown_at') = (to_jsonb(old) - 'shown_by' - 'shown_at') then
    return new;
  end if;
  raise exception 'why something was hidden does not change' using errcode = 'check_violation', constraint = 'review_hiding_is_final';
end $$;
create trigger review_hiding_is_final before update or delete on review_hiding
  for each row execute function review_hiding_is_final();

-- Who was asked what they say of a handover: one mail, whoever sends it.
create table review_invitation (
  handover_id uuid constraint review_invitation_once primary key references handover on delete cascade,
  invited_at timestamptz not null default now()
);
create index handover_recorded on handover (recorded_at) where undone_at is null;

-- What everybody may read: the handover stands, and nobody hid what was said of it.
create view shown_review as
  select review.id, review.stars, review.text, review.name, review.language, review.written_at,
    handover.handed_on, unit.category, unit.name as unit_name,
    coalesce(quote.recipient_province, quote.province) as province, answer.text as answer
  from review
  join handover on handover.id = review.handover_id and handover.undone_at is null
  join unit on unit.id = handover.unit_id and unit.retired_at is null
  join quote on quote.id = unit.quote_id
  left join review_answer answer on answer.review_id = review.id
  where not exists (select from review_hiding h where h.review_id = review.id and h.shown_at is null);

-- It stands on public pages, which every process keeps in memory.
create trigger review_changed after insert or update or delete or truncate on review
  for each statement execute function catalogue_changed();
create trigger review_answer_changed after insert or update or delete or truncate on review_answer
  for each statement execute function catalogue_changed();
create trigger review_hiding_changed after insert or update or delete or truncate on review_hiding
  for each statement execute function catalogue_changed();
create trigger handover_review_changed after update of undone_at on handover
  for each statement execute function catalogue_changed();
create trigger unit_review_changed after update of retired_at on unit
  for each statement execute function catalogue_changed();
