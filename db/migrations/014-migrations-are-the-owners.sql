-- The shop's role reads which migrations there were, and cannot pretend others.
do $$ begin
  if exists (select from pg_roles where rolname = 'mariel_app') then
    revoke insert, update, delete on migration from mariel_app;
  end if;
end $$;
