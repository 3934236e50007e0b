-- Without a code or an act it is one person's word that hands a unit over, and its customer reads it. Of an
-- order that staff typed only the typist knows that there is a customer: the word is somebody else's.
create function handover_word_not_by_typist() returns trigger language plpgsql as $$
begin
  if same_human(new.made_by, typist_of_unit(new.unit_id)) then
    raise exception 'who typed the order does not hand it over by their word'
      using errcode = 'check_violation', constraint = 'handover_word_not_by_typist';
  end if;
  return null;
end $$;
create constraint trigger handover_word_not_by_typist after insert on handover
  for each row when (new.way = 'word') execute function handover_word_not_by_typist();
