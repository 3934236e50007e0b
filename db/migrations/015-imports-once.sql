-- An import is done once for each key of its browser, whatever it does: a file that only changes
-- products leaves no row of its own to say that it was here.
create table product_import (
  submission_key text constraint product_import_once_per_submission unique not null,
  -- The SHA-256 of the file that came under the key.
  submission_hash text not null,
  -- What its sender was told, for whoever asks again because the answer was lost.
  report json not null,
  at timestamptz not null default now()
);

-- Keys of imports stood with the products that they made, without the file: no file is theirs now.
insert into product_import (submission_key, submission_hash, report)
  select key, 'import', 'null' from (
    select distinct regexp_replace(submission_key, ' [0-9]+$', '') as key
    from product where submission_hash = 'import') as former;
