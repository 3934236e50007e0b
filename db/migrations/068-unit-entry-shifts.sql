-- By how many days reaching a stage moved the expected day of each later one, so that taking it back moves
-- them back: {"warehouse": 3, "shipped": 3}. Null in what was recorded before this column: nothing moves back.
alter table unit_entry add column shifts jsonb;
