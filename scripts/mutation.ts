// `node scripts/run.mjs mutation [groups]`: changes the code in a thousand small ways and looks
// whether a test turns red (StrykerJS). What no test notices is a behaviour that nobody checks;
// docs/mutation.md says what is left and why. Not part of `npm test`: it takes an hour or two.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import {
  carefree,
  NoPostgres,
  type PostgresServer,
  startPostgres,
} from '#platform/testing/postgres-server.ts';

interface Group {
  /** What is changed. */
  mutate: string[];
  /** Whose tests must notice it. */
  tests: string[];
}

const quotes = 'src/features/quotes';
const verifications = 'src/features/verifications';

const groups: Record<string, Group> = {
  // A wrong cent is a wrong price everywhere.
  money: {
    mutate: ['src/platform/money.ts'],
    tests: ['src/platform/money.test.ts'],
  },
  // What a cart may hold, which lines may be quoted at what sum, what statuses mean.
  rules: {
    mutate: [
      'src/features/cart/cart.ts',
      'src/features/provinces/provinces.ts',
      `${quotes}/{quote,statuses,due,my-list,quote-request,order-again}.ts`,
    ],
    tests: ['src/features/{cart,provinces}/*.test.ts', `${quotes}/*.test.ts`],
  },
  // What a ticket looks like, how a receipt is cut into pieces, what a payment check's statuses mean.
  tickets: {
    mutate: [
      `${verifications}/{statuses,ticket,receipt-parts}.ts`,
      'src/platform/text/code-alphabet.ts',
    ],
    tests: [`${verifications}/{statuses,ticket,receipt-parts}.test.ts`],
  },
  // What a role may do, by one table, and what its menu shows.
  roles: {
    mutate: ['src/features/accounts/roles.ts', 'src/app/server/pages/staff-menu.ts'],
    tests: ['src/features/accounts/roles.test.ts', 'src/app/server/pages/staff-menu.test.ts'],
  },
  // A cookie that is a session for thirty days.
  sessions: {
    mutate: ['src/platform/auth/session.ts'],
    tests: ['src/platform/auth/session.test.ts'],
  },
  // Who may call, whose records they reach, and that another site asks for nothing in their name.
  authorization: {
    mutate: [
      'src/features/accounts/server/{serve,visit,change-role}.ts',
      'src/app/server/http/cross-site.ts',
      `${quotes}/server/lock-quote.ts`,
    ],
    tests: [
      'src/features/accounts/server/{serve,team}.test.ts',
      'src/app/server/{app,authorization,screen-authorization,cross-site}.test.ts',
      `${quotes}/server/locks.test.ts`,
    ],
  },
  // Work that must happen at least once, however it ends.
  outbox: {
    mutate: ['src/platform/jobs/{outbox,outbox-rows}.ts'],
    tests: ['src/platform/jobs/{outbox,outbox-outage,workers}.test.ts'],
  },
  // Mail that leaves once for each event, as one plain mail; which mails wait, and trying again.
  mails: {
    mutate: ['src/platform/mail/mail.ts', 'src/features/mails/server/store.ts'],
    tests: ['src/platform/mail/mail.test.ts', 'src/features/mails/server/routes.test.ts'],
  },
  // From the cart to a reference number, once for each submission.
  quotes: {
    mutate: [
      `${quotes}/code.ts`,
      `${quotes}/server/{create-quote,change-status,issue-code,lock-products}.ts`,
    ],
    tests: [
      `${quotes}/server/{new-quote,refused-quotes,agreed-prices,one-quote-per-submission,quote-status}.test.ts`,
      `${quotes}/server/{codes,messages}.test.ts`,
    ],
  },
  // A payment check, once for each sending, within limits.
  verifications: {
    mutate: [`${verifications}/server/{create-verification,limits,proof}.ts`],
    tests: [
      `${verifications}/server/{create-verification,one-ticket-per-submission,proof-of-work}.test.ts`,
      `${verifications}/server/{verification-limits,resent-verifications,verification-form}.test.ts`,
    ],
  },
  // What is erased, when, and what never.
  retention: {
    mutate: ['src/features/profile/server/retention.ts'],
    tests: ['src/features/profile/server/retention.test.ts'],
  },
};

/** Of a hundred changes so many must be noticed; docs/mutation.md says what is reached. */
const wanted = 90;

const names = process.argv.slice(2);
const unknown = names.filter((name) => !groups[name]);
if (unknown.length > 0) {
  console.error(
    `No such group: ${unknown.join(', ')}. There are ${Object.keys(groups).join(', ')}.`,
  );
  process.exit(1);
}

/** Its packages are apart: who runs or tests the shop does not install them. */
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
    return await startPostgres(carefree);
  } catch (error) {
    if (!(error instanceof NoPostgres)) throw error;
    return undefined;
  }
}

/** Changes what a group names, one thing at a time; returns how much was noticed. */
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

/** What we read of Stryker's JSON. */
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
    ignorePatterns: ['/.cache', '/bench', '/data', '/dist', '/docs', '/e2e', '/lab', '*.md'],
    reporters: ['progress-append-only', 'clear-text', 'html', 'json'],
    htmlReporter: { fileName: `.cache/mutation/${name}.html` },
    jsonReporter: { fileName: found },
    clearTextReporter: { allowEmojis: false, logTests: false, reportTests: false },
    thresholds: { high: 100, low: wanted, break: wanted },
  };
}
