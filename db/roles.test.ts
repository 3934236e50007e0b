import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { overPool } from '#platform/database/database.ts';
import { MigrationForbidden, migrate } from '#platform/database/migrate.ts';
import { readMigrations } from '#platform/database/read-migrations.ts';
import { createDatabase } from '#platform/testing/test-database.ts';

const server = process.env.TEST_DATABASE_URL;

// The embedded database has one role; `npm run test:postgres` runs this.
describe.skipIf(!server)('the shop serves as a role that owns nothing', () => {
  let owner: pg.Pool;
  let app: pg.Pool;
  beforeAll(async () => {
    const url = await createDatabase(server ?? '');
    const root = new pg.Client({ connectionString: url });
    await root.connect();
    await root.query(readFileSync(join(import.meta.dirname, 'roles.sql'), 'utf8'));
    await root.end();
    owner = poolAs('mariel_owner', url);
    app = poolAs('mariel_app', url);
  });
  afterAll(async () => {
    await owner.end();
    await app.end();
  });

  test('it cannot make the tables; the owner can, once', async () => {
    const forbidden = migrate(overPool(app), readMigrations());
    await expect(forbidden).rejects.toThrow(MigrationForbidden);
    await expect(forbidden).rejects.toThrow('node scripts/run.mjs migrate');
    expect(await migrate(overPool(owner), readMigrations())).toHaveLength(readMigrations().length);
    expect(await migrate(overPool(owner), readMigrations())).toEqual([]);
  });

  test('where nothing is missing it starts; where something is, it says who must act', async () => {
    expect(await migrate(overPool(app), readMigrations())).toEqual([]);
    const newer = [...readMigrations(), { name: '999-newer', sql: 'create table newer ()' }];
    await expect(migrate(overPool(app), newer)).rejects.toThrow(MigrationForbidden);
    expect(await migrate(overPool(app), readMigrations())).toEqual([]);
  });

  test('it reads and writes the rows of every table but the list of migrations', async () => {
    const { rows } = await app.query(
      `select tablename, privilege
       from pg_tables, unnest('{select, insert, update, delete}'::text[]) as privilege
       where schemaname = 'public'
         and not has_table_privilege(quote_ident(tablename), privilege)`,
    );
    const refused = ['insert', 'update', 'delete'];
    expect(rows).toEqual(refused.map((action) => ({ tablename: 'migration', privilege: action })));
    const sequences = await app.query(
      `select seqrelid::regclass from pg_sequence
       where not has_sequence_privilege(seqrelid, 'usage')`,
    );
    expect(sequences.rows).toEqual([]);
    const { rowCount } = await app.query(
      "insert into product (slug, category, name) values ('kia', 'automobiles', 'Kia')",
    );
    expect(rowCount).toBe(1);
  });

  test.each([
    'create table mine (x integer)',
    'create temporary table mine (x integer)',
    'create schema mine',
    'create function mine() returns integer language sql return 1',
    'create extension unaccent',
    'alter table quote add column mine integer',
    'alter table quote drop constraint quote_once_per_submission',
    'alter table audit disable trigger audit_is_final',
    'drop trigger event_is_final on event',
    'create index mine on quote (created_at)',
    'drop index product_newest',
    'drop table quote',
    'truncate audit',
    "insert into migration (name, checksum) values ('014-mine', '')",
    'truncate event',
    'alter table quote owner to mariel_app',
    'set role mariel_owner',
    'alter role mariel_app superuser',
    'set session_replication_role = replica',
    'select rolpassword from pg_authid',
    "select pg_read_file('/etc/passwd')",
    "copy quote to program 'cat'",
  ])('may not %s', async (statement) => {
    // 42501: insufficient privilege
    await expect(app.query(statement)).rejects.toMatchObject({ code: '42501' });
  });
});

function poolAs(role: string, database: string): pg.Pool {
  const url = new URL(database);
  url.username = role;
  return new pg.Pool({ connectionString: url.href });
}
