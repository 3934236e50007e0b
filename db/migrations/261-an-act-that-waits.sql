-- Units are read without knowing of handovers, which come after them.
create function unit_act_waits(unit uuid) returns boolean language sql stable as $$
  select exists (select from signed_act where unit_id = unit_act_waits.unit and outcome is null)
$$;
