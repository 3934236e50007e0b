-- Whose the bytes on their way are: hashes of the networks that a piece came from, the narrowest
-- first. A network may have only so many bytes here.
alter table receipt_part add column networks text[] not null default '{}';
