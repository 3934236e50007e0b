-- Two roles, so that a hole in the shop is none in its schema: mariel_owner owns every table and
-- changes them (node scripts/run.mjs migrate), mariel_app reads and writes rows and serves the
-- shop. Run once by a superuser, inside the shop's own database, before its first start:
--
--   createdb mariel
--   psql -d mariel -f db/roles.sql
--   psql -d mariel -c '\password mariel_owner' -c '\password mariel_app'
--   DATABASE_URL=postgres://mariel_owner:…@host/mariel node scripts/run.mjs migrate
--   DATABASE_URL=postgres://mariel_app:…@host/mariel npm start   (and the rest of docs/operating.md)
--
-- After an upgrade: migrate again, then start. db/roles.test.ts holds it to this.

do $$ begin
  if not exists (select from pg_roles where rolname = 'mariel_owner') then
    create role mariel_owner login;
  end if;
  if not exists (select from pg_roles where rolname = 'mariel_app') then
    create role mariel_app login;
  end if;
  execute format('alter database %I owner to mariel_owner', current_database());
  execute format('revoke all on database %I from public', current_database());
  execute format('grant connect on database %I to mariel_app', current_database());
end $$;

revoke create on schema public from public;

-- What the owner makes from now on. Nothing is emptied by TRUNCATE, which asks no row's trigger.
alter default privileges for role mariel_owner in schema public
  grant select, insert, update, delete on tables to mariel_app;
alter default privileges for role mariel_owner in schema public
  grant usage on sequences to mariel_app;
