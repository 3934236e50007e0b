/** In a sentence why PostgreSQL cannot be used, and which setting mends it; undefined for a bug. */
export function databaseTrouble(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error ? String(error.code) : '';
  const known = troubles.find(([codes]) => codes.test(code));
  if (known) return known[1];
  if (/does not support SSL/.test(error.message)) return `PostgreSQL speaks no TLS: ${noTls}`;
  if (/timeout expired|timeout exceeded|Connection terminated/.test(error.message)) return silent;
  return undefined;
}

const noTls = 'take sslmode out of DATABASE_URL, or switch TLS on there';
const silent =
  'PostgreSQL does not answer: look whether it runs, and whether a firewall is in between (DATABASE_URL)';

const troubles: [codes: RegExp, sentence: string][] = [
  [
    /^(ENOTFOUND|EAI_AGAIN)$/,
    'PostgreSQL: the name of its host is unknown here (host in DATABASE_URL)',
  ],
  [
    /^ECONNREFUSED$/,
    'PostgreSQL: nothing listens at that address; look whether it runs (host and port in DATABASE_URL)',
  ],
  [/^(ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ECONNRESET|57P0[123]|08\w{3})$/, silent],
  [/^(28P01|28000)$/, 'PostgreSQL refuses user or password (DATABASE_URL)'],
  [/^3D000$/, 'PostgreSQL has no database of that name (DATABASE_URL, db/roles.sql)'],
  [
    /^42501$/,
    'PostgreSQL: this role may not do that; run "node scripts/run.mjs migrate" with the DATABASE_URL of the owner, and db/roles.sql before the first time',
  ],
  [
    /^42P01$/,
    'the database is empty or of an older program: start the shop once, or run "node scripts/run.mjs migrate"',
  ],
  [/^53300$/, 'PostgreSQL has no connection left: raise its max_connections'],
  [/^(53100|53200)$/, 'PostgreSQL has no room left on its disk or in its memory'],
  [
    /^(SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_\w+|CERT_\w+|ERR_TLS_\w+)$/,
    'PostgreSQL: its certificate is not trusted here (NODE_EXTRA_CA_CERTS names a private authority)',
  ],
];
