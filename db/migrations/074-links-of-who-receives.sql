-- Staff could read the address of a link of who receives, and the handover code behind it. What they may
-- have read opens nothing any more: such links end, and the codes of their units are the next ones.
update quote_link set revoked_at = now() where role = 'receives' and revoked_at is null;

insert into handover_code as c (unit_id, version)
  select unit.id, 2 from unit
  where exists (select from quote_link l where l.quote_id = unit.quote_id and l.role = 'receives')
on conflict (unit_id) do update set
  version = least(c.version + 1, 9), wrong = case when c.version = 9 then 5 else 0 end;
