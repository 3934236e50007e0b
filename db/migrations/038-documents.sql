-- Papers that the shop issues: drawn once, never again. The file lies in the store under its SHA-256.
create table document (
  id uuid primary key default gen_random_uuid(),
  kind text not null constraint document_kind_check check (kind in ('request', 'offer')),
  -- Random, unlike the number of a quote: nobody comes upon somebody else's paper by counting.
  number text not null constraint document_number_once unique,
  quote_id uuid not null references quote on delete cascade,
  -- What was drawn: the quote as it stood after so many amendments, or one of its offers.
  revision integer not null default 0,
  offer_id uuid references offer on delete cascade,
  language text not null constraint document_language_check check (language in ('es', 'en')),
  total_cents bigint not null constraint document_total_cents_check check (total_cents >= 0),
  sha256 text not null constraint document_content_once unique
    constraint document_sha256_check check (sha256 ~ '^[0-9a-f]{64}$'),
  bytes integer not null constraint document_bytes_check check (bytes between 1 and 1000000),
  issued_at timestamptz not null default now(),
  constraint document_is_of_one check ((kind = 'offer') = (offer_id is not null))
);
create unique index document_request_once on document (quote_id, revision, language) where kind = 'request';
create unique index document_offer_once on document (offer_id, language) where kind = 'offer';

-- What was issued stays as it was; only a whole quote that is erased takes its papers along.
create function document_is_final() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from quote where id = old.quote_id) then
    return old;
  end if;
  raise exception 'documents are final' using errcode = 'check_violation', constraint = 'document_is_final';
end $$;
create trigger document_is_final before update or delete on document
  for each row execute function document_is_final();

-- Somebody tells of a paper, a number or an account that is not ours.
alter table verification add column reports_forgery boolean not null default false;
