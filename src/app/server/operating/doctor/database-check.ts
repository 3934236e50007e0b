import pg from 'pg';
import { readMigrations } from '#platform/database/read-migrations.ts';
import { OperatorError } from '#platform/operator-error.ts';
import type { Check } from './check.ts';

interface Facts {
  version: number;
  encoding: string;
  role: string;
  superuser: boolean;
  owner: boolean;
  extensions: number;
  migrated: boolean;
  now: Date;
}

const oldest = 15;
const clockMs = 5000;

export const databaseCheck: Check = {
  part: 'database',
  async look({ databaseUrl }) {
    if (!databaseUrl) return 'embedded, for trying: a power cut may damage it (DATABASE_URL)';
    const client = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: 5000,
      query_timeout: 5000,
    });
    client.on('error', () => {});
    try {
      await client.connect();
      return await judge(client);
    } finally {
      await client.end().catch(() => {});
    }
  },
};

async function judge(client: pg.Client): Promise<string> {
  const { rows } = await client.query<Facts>(`select
    current_setting('server_version_num')::int / 10000 as version,
    pg_encoding_to_char(encoding) as encoding, current_user as role, rolsuper as superuser,
    has_schema_privilege('public', 'create') as owner,
    (select count(*)::int from pg_available_extensions where name in ('pg_trgm', 'unaccent')) as extensions,
    to_regclass('migration') is not null as migrated, clock_timestamp() as now
    from pg_database, pg_roles where datname = current_database() and rolname = current_user`);
  const [facts] = rows;
  if (!facts) throw new OperatorError('PostgreSQL does not say who we are (DATABASE_URL)');
  const { version, encoding, role } = facts;
  const off = Math.round(Math.abs(facts.now.getTime() - Date.now()) / 1000);
  const problems: [wrong: boolean, sentence: string][] = [
    [version < oldest, `PostgreSQL ${version} is too old: from ${oldest} on`],
    [encoding !== 'UTF8', `the encoding is ${encoding}: make the database with -E UTF8`],
    [facts.extensions < 2, 'pg_trgm or unaccent is missing: install postgresql-contrib'],
    [facts.superuser, `${role} is a superuser: make the roles of db/roles.sql (DATABASE_URL)`],
    [off * 1000 > clockMs, `its clock and ours differ by ${off} s: keep both on NTP`],
  ];
  const found = problems.find(([wrong]) => wrong);
  if (found) throw new OperatorError(found[1]);
  await judgeSchema(client, facts);
  const as = `as ${role}${facts.owner ? ', who owns the schema' : ''}`;
  return `PostgreSQL ${version}, ${encoding}, schema up to date, ${as}`;
}

async function judgeSchema(client: pg.Client, { migrated, owner }: Facts): Promise<void> {
  const { rows } = migrated ? await client.query('select name from migration') : { rows: [] };
  const applied = new Set(rows.map(({ name }) => name));
  const missing = readMigrations().filter(({ name }) => !applied.delete(name));
  if (applied.size > 0) {
    throw new OperatorError(`the schema is of a newer program (${[...applied].join(', ')})`);
  }
  if (missing.length > 0 && !owner) {
    throw new OperatorError(
      `${missing.length} migrations are missing: node scripts/run.mjs migrate, with the DATABASE_URL of the owner`,
    );
  }
}
