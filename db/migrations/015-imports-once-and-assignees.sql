-- An import is done once for each key of its browser, whatever it does: a file that only changes
-- products leaves no row of its own to say that it was here.
create table product_import (
  submission_key text constraint product_import_once_per_submission unique not null,
  -- The SHA-256 of the file that came under the key.
  submission_hash text not null,
  -- What its sender was told, for whoever asks again because the answer was lost.
  report json not null,
  at timestamptz not null default now()
);

-- Keys of imports stood with the products that they made, without the file: no file is theirs now.
insert into product_import (submission_key, submission_hash, report)
  select key, 'import', 'null' from (
    select distinct regexp_replace(submission_key, ' [0-9]+$', '') as key
    from product where submission_hash = 'import') as former;

-- What is assigned to somebody who is no longer of staff would wait in nobody's queue: it goes back
-- to all, with a line in its history, however the role was taken.
create function person_lets_go() returns trigger language plpgsql as $$
begin
  with free as (update quote set assigned_to = null where assigned_to = new.id returning id)
    insert into event (quote_id, actor, kind, public) select id, 'system', 'assigned', false from free;
  with free as (update verification set assigned_to = null where assigned_to = new.id returning id)
    insert into event (verification_id, actor, kind, public) select id, 'system', 'assigned', false from free;
  return null;
end $$;
create trigger person_lets_go after update of role on person
  for each row when (old.role <> 'cliente' and new.role = 'cliente')
  execute function person_lets_go();
update quote set assigned_to = null
  where assigned_to in (select id from person where role = 'cliente');
update verification set assigned_to = null
  where assigned_to in (select id from person where role = 'cliente');
