// `node scripts/run.mjs mutation [groups]` changes the code in a thousand small ways, each of which
// should make a test fail (StrykerJS). A change that no test notices is a behaviour that nobody
// checks; docs/mutation.md lists those and says why. It takes an hour or two, so `npm test` leaves
// it out.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import {
  NoPostgres,
  type PostgresServer,
  startPostgres,
  withoutFsync,
} from '#platform/testing/postgres-server.ts';
import { type Group, groups } from './mutation-groups.ts';

/** In per cent: so many changes must be noticed. docs/mutation.md has the reached figures. */
const wanted = 90;

const names = process.argv.slice(2);
const unknown = names.filter((name) => !groups[name]);
if (unknown.length > 0) {
  console.error(
    `No such group: ${unknown.join(', ')}. There are ${Object.keys(groups).join(', ')}.`,
  );
  process.exit(1);
}

/** Its packages are apart, so that nobody installs them to run or test the shop. */
const home = 'lab/mutation';
const stryker = `${home}/node_modules/@stryker-mutator/core/bin/stryker.js`;
if (!existsSync(stryker)) {
  spawnSync('npm', ['install', '--no-save', '--no-audit', '--no-fund'], {
    cwd: home,
    stdio: 'inherit',
  });
}

// A real PostgreSQL makes a new database in tenths of a second, the embedded one in seconds; each
// change needs one.
const server = await startIfThereIs();
if (server) process.env.TEST_DATABASE_URL = server.url;
mkdirSync('.cache/mutation', { recursive: true });
const scores: string[] = [];
for (const [name, group] of Object.entries(groups)) {
  if (names.length === 0 || names.includes(name)) scores.push(run(name, group));
}
await server?.stop();
console.log(scores.join('\n'));

async function startIfThereIs(): Promise<PostgresServer | undefined> {
  try {
    return await startPostgres(withoutFsync);
  } catch (error) {
    if (!(error instanceof NoPostgres)) throw error;
    return undefined;
  }
}

/** Changes the code of a group, one thing at a time; returns the share that was noticed. */
function run(name: string, { mutate, tests }: Group): string {
  const started = performance.now();
  const found = `.cache/mutation/${name}.json`;
  const settings = `.cache/mutation/${name}-settings.json`;
  writeFileSync(settings, JSON.stringify(settingsOf(name, mutate, found)));
  const env = { ...process.env, MUTATION_TESTS: tests.join(' ') };
  const { status } = spawnSync(process.execPath, [stryker, 'run', settings], {
    stdio: 'inherit',
    env,
  });
  if (status !== 0) process.exitCode = 1;
  if (!existsSync(found)) return `${name}: not measured`;
  const { files }: Report = JSON.parse(readFileSync(found, 'utf8'));
  const results = Object.values(files).flatMap(({ mutants }) => mutants);
  const count = (...states: string[]) =>
    results.filter(({ status }) => states.includes(status)).length;
  const noticed = count('Killed', 'Timeout');
  const missed = count('Survived', 'NoCoverage');
  const share = ((100 * noticed) / (noticed + missed)).toFixed(1);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  return `${name}: ${noticed} of ${noticed + missed} noticed, ${share} % (${seconds} s)`;
}

interface Report {
  files: Record<string, { mutants: { status: string }[] }>;
}

function settingsOf(name: string, mutate: string[], found: string) {
  return {
    mutate,
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: `${home}/vitest.config.ts`, pool: 'forks', related: false },
    coverageAnalysis: 'perTest',
    // Its databases have the same names in each process.
    concurrency: 1,
    // It would rewrite our tsconfig.json by functions that TypeScript 7 no longer has.
    tsconfigFile: 'none',
    incremental: true,
    incrementalFile: `.cache/mutation/${name}-incremental.json`,
    tempDirName: `.cache/mutation/${name}`,
    ignorePatterns: [
      '/.cache',
      '/bench',
      '/data',
      '/dist',
      '/docs',
      '/e2e',
      '/lab/*',
      '!/lab/mutation',
      '*.md',
    ],
    reporters: ['progress-append-only', 'clear-text', 'html', 'json'],
    htmlReporter: { fileName: `.cache/mutation/${name}.html` },
    jsonReporter: { fileName: found },
    clearTextReporter: { allowEmojis: false, logTests: false, reportTests: false },
    thresholds: { high: 100, low: wanted, break: wanted },
  };
}
