-- Whose the pieces on their way are: hashes of the networks that a piece came from, the narrowest
-- first. A network may have only so many here.
alter table receipt_part add column networks text[] not null default '{}';
