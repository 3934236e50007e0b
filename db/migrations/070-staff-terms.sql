-- Who was of staff, since when, and which accounts are one human's. An act of two people asks here
-- (docs/decisions/046), so nothing of it goes away with an account.

-- One row for each time that somebody was given a role of staff. A change of the role begins anew.
create table staff_term (
  seq bigint generated always as identity primary key,
  -- Not references: who did something stays on record when an account is gone.
  person_id uuid not null,
  role text not null,
  since timestamptz not null default now(),
  -- Named by the configuration of the shop (ADMIN_EMAILS): counts at once.
  from_start boolean not null default false,
  given_by uuid,
  ended_at timestamptz
);
create unique index staff_term_one_at_a_time on staff_term (person_id) where ended_at is null;
create index staff_term_of_person on staff_term (person_id, seq);

-- What a human is known by: the ids of their accounts, and keyed hashes of what the provider says
-- (issuer and subject, the verified address). Only of people who were of staff.
create table staff_identity (
  key text primary key,
  human uuid not null
);
create index staff_identity_of_human on staff_identity (human);

create function staff_identity_hash(fact text) returns text language sql stable as $$
  select encode(sha256(convert_to(secret || encode(sha256(convert_to(secret || fact, 'UTF8')), 'hex'), 'UTF8')), 'hex')
  from (select value #>> '{}' as secret from setting where name = 'staff-identity-key') as kept
$$;

-- Two humans who turn out to be one by what they have in common become one.
create function know_staff(who uuid, issuer text, subject text, verified_email text) returns void
language plpgsql as $$
declare
  keys text[];
  one uuid;
begin
  -- Made at the first use.
  insert into setting (name, value)
    values ('staff-identity-key', to_jsonb(gen_random_uuid()::text || gen_random_uuid()::text))
    on conflict do nothing;
  keys := array_remove(array[who::text, staff_identity_hash('subject ' || issuer || ' ' || subject),
    staff_identity_hash('email ' || lower(verified_email))], null);
  if (select count(*) = cardinality(keys) and count(distinct human) = 1
      from staff_identity where key = any (keys)) then
    return;
  end if;
  perform pg_advisory_xact_lock(70);
  select coalesce((select human from staff_identity where key = any (keys) order by human limit 1), gen_random_uuid())
    into one;
  update staff_identity set human = one
    where human <> one and human in (select human from staff_identity where key = any (keys));
  insert into staff_identity (key, human) select key, one from unnest(keys) key on conflict do nothing;
end $$;

create function same_human(one uuid, other uuid) returns boolean language sql stable as $$
  select one = other or exists (select from staff_identity a join staff_identity b on b.human = a.human
    where a.key = one::text and b.key = other::text)
$$;

-- Whatever gives or takes a role writes it down here.
create function staff_is_known() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or tg_op = 'UPDATE' and new.role <> old.role then
    update staff_term set ended_at = now() where person_id = old.id and ended_at is null;
  end if;
  if tg_op = 'DELETE' then
    return null;
  end if;
  if new.role <> 'cliente' and (tg_op = 'INSERT' or new.role <> old.role) then
    insert into staff_term (person_id, role) values (new.id, new.role);
  end if;
  if new.role <> 'cliente' or exists (select from staff_identity where key = new.id::text) then
    perform know_staff(new.id, new.issuer, new.subject, case when new.email_verified then new.email end);
  end if;
  return null;
end $$;
create trigger staff_is_known after insert or delete or update of role, issuer, subject, email, email_verified on person
  for each row execute function staff_is_known();

-- From when somebody counts as one of two people; null without one of the roles.
create function established_from(who uuid, needed text[]) returns timestamptz language sql stable as $$
  select t.since + case when t.from_start then interval '0' else interval '72 hours' end
  from person join staff_term t on t.person_id = person.id and t.ended_at is null
  where person.id = who and person.role = any (needed)
$$;

-- For a constraint trigger: the column that names who acts, then the roles that may.
create function by_established() returns trigger language plpgsql as $$
declare
  who uuid := (to_jsonb(new) ->> tg_argv[0])::uuid;
begin
  -- A role that is taken away at this moment is taken before or after, not in between.
  perform from person where id = who for share;
  if coalesce(established_from(who, tg_argv[1:]) > now(), true) then
    raise exception 'not of staff for 72 hours' using errcode = 'check_violation', constraint = tg_name;
  end if;
  return null;
end $$;

-- Those of today: since the last change of their role that somebody made; others were named by configuration.
insert into staff_term (person_id, role, since, from_start, given_by)
select p.id, p.role, coalesce(given.at, p.created_at), given.at is null, given.actor_id
from person p
left join lateral (
  select at, actor_id from audit
  where action = 'person.role' and subject_kind = 'person' and subject_id = p.id::text and details #>> '{role,to}' = p.role
  order by seq desc limit 1
) given on true
where p.role <> 'cliente' order by p.created_at, p.id;
do $$ begin
  perform know_staff(id, issuer, subject, case when email_verified then email end)
    from person where role <> 'cliente' order by created_at, id;
end $$;
