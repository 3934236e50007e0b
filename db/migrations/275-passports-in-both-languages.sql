-- A text of a passport may be written in Spanish, in English or in both; of a fact that was written in
-- English alone the Spanish value is empty.
create or replace function passport_facts_hold(facts jsonb) returns boolean language sql immutable as $$
  select case when jsonb_typeof(facts) = 'object' then not exists (
    select from jsonb_each(facts) as f (name, fact)
    where not coalesce(
      jsonb_typeof(fact) = 'object' and fact ? 'source' and fact ? 'value'
        and greatest(length(fact ->> 'value'), length(fact ->> 'valueEn')) between 1 and 300
        and fact ->> 'on' ~ '^\d{4}-\d\d-\d\d$', false)
  ) else false end
$$;
create or replace function passport_points_hold(points jsonb) returns boolean language sql immutable as $$
  select case when jsonb_typeof(points) = 'object' then not exists (
    select from jsonb_each(points) as p (name, point)
    where not coalesce(
      point ->> 'state' in ('ok', 'worn', 'fault')
        and coalesce(greatest(length(point ->> 'note'), length(point ->> 'noteEn')), 0) <= 200
        and coalesce(point ->> 'picture' ~ '^[0-9a-f]{32,64}$', true), false)
  ) else false end
$$;
create or replace function passport_marks_hold(marks jsonb) returns boolean language sql immutable as $$
  select case when jsonb_typeof(marks) = 'array' then jsonb_array_length(marks) <= 30 and not exists (
    select from jsonb_array_elements(marks) as m (mark)
    where not coalesce(
      jsonb_typeof(mark) = 'object' and mark ?& '{zone,kind,size}'
        and coalesce(greatest(length(mark ->> 'note'), length(mark ->> 'noteEn')), 0) <= 200, false)
  ) else false end
$$;
