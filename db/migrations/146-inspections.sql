-- What was found at the points of an inspection, and where a body is damaged.
create function passport_points_hold(points jsonb) returns boolean language sql immutable as $$
  select case when jsonb_typeof(points) = 'object' then not exists (
    select from jsonb_each(points) as p (name, point)
    where not coalesce(
      point ->> 'state' in ('ok', 'worn', 'fault') and coalesce(length(point ->> 'note'), 0) <= 200, false)
  ) else false end
$$;
create function passport_marks_hold(marks jsonb) returns boolean language sql immutable as $$
  select case when jsonb_typeof(marks) = 'array' then jsonb_array_length(marks) <= 30 and not exists (
    select from jsonb_array_elements(marks) as m (mark)
    where not coalesce(
      jsonb_typeof(mark) = 'object' and mark ?& '{zone,kind,size}'
        and coalesce(length(mark ->> 'note'), 0) <= 200, false)
  ) else false end
$$;
alter table product_passport
  add column points jsonb not null default '{}',
  add column marks jsonb not null default '[]',
  add constraint product_passport_points check (passport_points_hold(points)),
  add constraint product_passport_marks check (passport_marks_hold(marks));
