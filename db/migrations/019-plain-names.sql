-- A name is greeted in mails and shown to staff: one short line, in which nothing can pose as a line
-- or an address of ours. `personName` (src/features/people/accounts/person-name.ts) is stricter; this is
-- what holds whoever writes.
create function is_plain_name(name text) returns boolean language sql immutable parallel safe as $$
  select length(name) <= 200
    and name !~ '[\u0001-\u001F\u007F-\u009F\u00AD\u061C\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF@/\\:<>]'
    and name !~ '\.[^ ]'
$$;

-- What is not goes: the provider tells the name again at the next sign-in.
update person set first_name = '' where not is_plain_name(first_name);
update person set last_name = '' where not is_plain_name(last_name);
update quote set customer_name = customer_email
  where not is_plain_name(customer_name) and customer_name <> customer_email;
-- What waits for the end of the transaction would keep the tables from being altered.
set constraints all immediate;

alter table person
  add constraint person_first_name_check check (is_plain_name(first_name)),
  add constraint person_last_name_check check (is_plain_name(last_name));
-- Who has no name is called by the e-mail.
alter table quote add constraint quote_customer_name_check
  check (is_plain_name(customer_name) or customer_name = customer_email);
