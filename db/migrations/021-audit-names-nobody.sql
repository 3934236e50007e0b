-- What staff did is kept for ever, so it names nobody: people stand in it as references, which are
-- resolved when it is shown, for as long as there is an account to ask.
alter table audit disable trigger audit_is_final;

update audit set subject_name = null
  where subject_kind in ('person', 'mail') and subject_name is not null;

-- Whom a record was handed to stood there by name. Where one person alone is called so, it is them.
with called as materialized (
  select coalesce(nullif(trim(first_name || ' ' || last_name), ''), email) as name, min(id::text) as id
  from person group by 1 having count(*) = 1
)
update audit set details = jsonb_set(details, '{assignee}', jsonb_build_object(
    'from', (select id from called where name = details #>> '{assignee,from}'),
    'to', (select id from called where name = details #>> '{assignee,to}')))
  where jsonb_typeof(details -> 'assignee') = 'object';

alter table audit enable trigger audit_is_final;

create function is_reference(value text) returns boolean language sql immutable
  return value is null or value ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';

-- A process of the former program, which goes on for a while, still writes names: they do not get in.
create function audit_takes_references() returns trigger language plpgsql as $$
begin
  if new.subject_kind in ('person', 'mail') then
    new.subject_name := null;
  end if;
  if jsonb_typeof(new.details -> 'assignee') = 'object' then
    new.details := jsonb_set(new.details, '{assignee}', (
      select jsonb_object_agg(key, case when is_reference(value) then value end)
      from jsonb_each_text(new.details -> 'assignee')));
  end if;
  return new;
end $$;
create trigger audit_takes_references before insert on audit
  for each row execute function audit_takes_references();

alter table audit add constraint audit_names_nobody check (
  (subject_name is null or subject_kind not in ('person', 'mail'))
  and is_reference(details #>> '{assignee,from}') and is_reference(details #>> '{assignee,to}'));
