-- Notices that staff write: a version of each, so that nobody undoes what someone else has just
-- done, and one notice for each key of the form; then what the pages of team and log look for.
alter table notice
  add column updated_at timestamptz not null default clock_timestamp(),
  add column submission_key text constraint notice_once_per_submission unique,
  -- What was sent under the key.
  add column submission_hash text;

-- The team finds people by any part of name and e-mail.
create index person_search on person
  using gin (plain(first_name || ' ' || last_name || ' ' || email) gin_trgm_ops);
create index person_staff on person (role) where role <> 'cliente';

create index audit_of_action on audit (action, seq desc);
create index audit_at on audit (at);
create index audit_search on audit using gin (plain(subject_name) gin_trgm_ops);
