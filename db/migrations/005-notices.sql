-- What customers should know for a while: a closed port, a ship that is late, a holiday.
create table notice (
  id uuid primary key default gen_random_uuid(),
  title text not null check (length(title) between 1 and 120),
  text text not null default '' check (length(text) <= 600),
  -- None: for all of them.
  provinces text[] not null default '{}' check (
    provinces <@ '{PRI,ART,HAB,MAY,MAT,VCL,CFG,SSP,CAV,CMG,LTU,HOL,GRA,SCU,GTM,IJV}'::text[]
  ),
  categories text[] not null default '{}' check (
    categories <@ '{automobiles,electrodomesticos,triciclos,motocicletas}'::text[]
  ),
  starts_at timestamptz not null default now(),
  ends_at timestamptz not null,
  constraint notice_lasts check (starts_at < ends_at)
);
create index notice_end on notice (ends_at);

-- They stand on the catalogue's pages, which every process keeps until the catalogue changes.
create trigger notice_changed after insert or update or delete or truncate on notice
  for each statement execute function catalogue_changed();
