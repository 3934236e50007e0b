create table person (
  id uuid primary key default gen_random_uuid(),
  issuer text not null,
  subject text not null,
  email text not null,
  email_verified boolean not null default false,
  first_name text not null default '',
  last_name text not null default '',
  phone text,
  whatsapp text,
  province text not null default 'HAB',
  role text not null default 'cliente' check (role in ('cliente', 'agente', 'administrador')),
  language text not null default 'es' check (language in ('es', 'en')),
  created_at timestamptz not null default now(),
  constraint person_identity unique (issuer, subject)
);
create index person_email on person (lower(email));

create table session (
  -- SHA-256 of the cookie's value: who reads the table cannot sign in with it.
  token_hash bytea primary key,
  person_id uuid not null references person on delete cascade,
  -- Kept for the provider's end-of-session call.
  id_token text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index session_person on session (person_id);
create index session_expiry on session (expires_at);

-- The embedded provider for trying and tests (`/idp`): its people and its protocol state.
create table idp_account (
  subject text primary key,
  email text not null,
  first_name text not null,
  last_name text not null,
  created_at timestamptz not null default now()
);
create unique index idp_account_email on idp_account (lower(email));

create table idp_record (
  model text not null,
  id text not null,
  payload jsonb not null,
  grant_id text,
  user_code text,
  uid text,
  consumed_at timestamptz,
  expires_at timestamptz,
  primary key (model, id)
);
create index idp_record_grant on idp_record (grant_id);
create index idp_record_uid on idp_record (uid);
create index idp_record_expiry on idp_record (expires_at);
