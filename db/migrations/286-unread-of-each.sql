-- What each agent has seen of a case: who looked once, and not since its customer acted, has it unread,
-- although somebody else of staff looked.
alter table viewing add column seen_at timestamptz;
create index viewing_of_person on viewing (person_id) where seen_at is not null;
create index viewing_by_time on viewing (at);
