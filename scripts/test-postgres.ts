// `npm run test:postgres`: the tests of server and database on a real PostgreSQL, started for them
// (or on the server of TEST_DATABASE_URL, whose role must be a superuser). With
// names of tests only those; `--short` is the selection of `npm test`: what two transactions at
// once, or another version's planner, could do otherwise than the embedded database.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { NoPostgres, startPostgres, withoutFsync } from '#platform/testing/postgres-server.ts';

const short = [
  'db/invariants',
  'db/roles',
  'db/journey-at-once',
  'src/platform/database/migrate',
  'src/platform/jobs/',
  'src/platform/http/rate-limit',
  ...[...['new-quote', 'agreed-prices', 'one-quote-per-submission', 'locks']].map(
    (subject) => `src/features/requests/quotes/server/creating/${subject}.`,
  ),
  'src/features/orders/order/server/own-quotes.',
  ...['quote-status', 'queue', 'agents-at-work'].map(
    (subject) => `src/features/requests/quotes/server/staff/${subject}.`,
  ),
  ...['make-verification', 'one-ticket-per-submission', 'proof-of-work'].map(
    (subject) => `src/features/payments/verifications/server/sending/${subject}.`,
  ),
  'src/features/payments/verifications/server/staff/queue.',
  ...['case-store', 'routes', 'writing/'].map(
    (subject) => `src/features/requests/cases/server/${subject}`,
  ),
  'src/features/orders/offers/server/answering/',
  'src/features/orders/offers/server/money/',
  'src/features/orders/order/server/quotes-csv.',
  'src/features/orders/order/server/order-stages.',
  'src/app/server/pages/order-histories.',
  // The other tests move the clock, and a server has its own.
  ...['claims', 'collecting', 'credit'].map(
    (subject) => `src/features/payments/collecting/server/${subject}.`,
  ),
  'src/features/payments/matching/server/',
];

const wanted = process.argv.slice(2);
const given = process.env.TEST_DATABASE_URL;
try {
  const server = given ? undefined : await startPostgres(withoutFsync);
  console.log(server?.description ?? given);
  process.exitCode = await runTests(given ?? server?.url ?? '');
  await server?.stop();
} catch (error) {
  if (!(error instanceof NoPostgres)) throw error;
  console.log(`✗ not run on PostgreSQL: ${error.message}`);
}

async function runTests(url: string): Promise<number> {
  const files = wanted.includes('--short') ? short : wanted;
  const tests = spawn(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', ...files],
    { stdio: 'inherit', env: { ...process.env, TEST_DATABASE_URL: url } },
  );
  const [code] = await once(tests, 'exit');
  return code ?? 1;
}
