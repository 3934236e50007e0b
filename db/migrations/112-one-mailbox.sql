-- Whoever reads ana@correo.test reads ana+caja@correo.test too: two accounts of one mailbox are one human
-- (docs/decisions/046).
create function mailbox(address text) returns text language sql immutable as $$
  select case when domain in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com'
    else name || '@' || domain end
  from (select split_part(split_part(lower(address), '@', 1), '+', 1) as name,
    split_part(lower(address), '@', 2) as domain) parts
$$;

create or replace function know_staff(who uuid, issuer text, subject text, verified_email text) returns void
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
    staff_identity_hash('email ' || mailbox(verified_email))], null);
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

do $$ begin
  perform know_staff(id, issuer, subject, case when email_verified then email end)
    from person where role <> 'cliente' order by created_at, id;
end $$;
