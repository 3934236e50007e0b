-- How often something was tried, for all processes together. The key is a hash: nobody's address
-- or e-mail stands here. Shape and names are those of rate-limiter-flexible.
create table rate_limit (
  key text primary key,
  points integer not null default 0,
  -- Milliseconds since 1970.
  expire bigint
);
create index rate_limit_expiry on rate_limit (expire);
