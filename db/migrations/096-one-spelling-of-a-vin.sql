-- A VIN or a serial number is compared in one spelling: blanks, hyphens and small letters make no other one.
-- Two units that turn out to share a number keep it: `identifier_nth` tells them apart, and no third one comes.
drop index unit_identifier_once;
alter table unit add column identifier_nth smallint not null default 1;
update unit set identifier_nth = numbered.nth from (
    select id, row_number() over (partition by folded(identifier) order by made_at, id) as nth
    from unit where identifier is not null and retired_at is null) numbered
  where numbered.id = unit.id and numbered.nth > 1;
-- A VIN is kept without marks; serial numbers as they were typed.
update unit set identifier = folded(identifier)
  where length(folded(identifier)) = 17 and identifier <> folded(identifier);
create unique index unit_identifier_once on unit (folded(identifier), identifier_nth)
  where identifier is not null and retired_at is null;
