-- Run once, by a superuser, before the shop's first start:
--   psql -v owner_password=… -v app_password=… -f db/roles.sql
-- Two roles: the owner brings the schema up to date (`node scripts/run.mjs migrate`, backup and
-- restore); the shop itself reads and writes rows, and can change nothing else.
\set ON_ERROR_STOP on

create role shop_owner login password :'owner_password';
create role shop_app login password :'app_password';
create database shop owner shop_owner template template0 encoding 'UTF8';
revoke all on database shop from public;
grant connect on database shop to shop_app;

\connect shop
revoke all on schema public from public;
grant usage, create on schema public to shop_owner;
grant usage on schema public to shop_app;
alter default privileges for role shop_owner in schema public
  grant select, insert, update, delete on tables to shop_app;
alter default privileges for role shop_owner in schema public
  grant usage, select on sequences to shop_app;
