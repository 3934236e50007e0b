-- Columns that tell the direction, the standing and the balance of a line, and files without headings.
update statement_layout
  set layout = '{"direction":null,"status":null,"balance":null,"headless":false}'::jsonb || layout;

-- Counts what was imported: a file is compared with the stored lines in a process of its own, and what was
-- planned is written only while nobody else has imported to this account.
alter table statement_layout add column imports int not null default 0;

-- Of no use beside bank_line_once and bank_line_by_state, and each new line pays for it.
drop index bank_line_by_day;
