// `npm run test:postgres`: the tests of server and database on a real PostgreSQL, started for them
// (or on the server of TEST_DATABASE_URL, whose role must be a superuser). With
// names of tests only those; `--short` is the selection of `npm test` (on-postgres.ts).
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { NoPostgres, startPostgres, withoutFsync } from '#platform/testing/postgres-server.ts';
import { onBothEngines, onPostgresAlone } from './on-postgres.ts';

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
  const files = wanted.includes('--short') ? [...onBothEngines, ...onPostgresAlone] : wanted;
  const tests = spawn(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', ...files],
    { stdio: 'inherit', env: { ...process.env, TEST_DATABASE_URL: url } },
  );
  const [code] = await once(tests, 'exit');
  return code ?? 1;
}
