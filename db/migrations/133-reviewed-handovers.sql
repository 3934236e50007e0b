-- A handover asks for a review until it has one. Pages of handovers and of orders ask it here,
-- because reviews come after both.
create function handover_is_reviewed(of uuid) returns boolean language sql stable as $$
  select exists (select from review where handover_id = of)
$$;
