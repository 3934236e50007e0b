// `npm test` checks everything, three steps at a time and the faults beside them.
// `npm test -- e2e` runs the steps whose name holds that word; `npm test -- --full` tries
// what is too long for each commit, too (docs/decisions/211).
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { onBothEngines, onPostgresAlone, whyNoPostgres } from './on-postgres.ts';
import { runSteps, type Step } from './run-steps.ts';
import { filesWithoutATest, reportOf, reportsFolder, secondTriesFile } from './test-reports.ts';

const full = process.argv.includes('--full');
process.env.SHORT_TESTS = full ? 'no' : 'yes';

/** What runs on the server that customers' shops have runs there alone, where there is one. */
const onServer = full ? onPostgresAlone : [...onBothEngines, ...onPostgresAlone];
const elsewhere = whyNoPostgres() ? [] : onServer.map((path) => `--exclude=${path}**`);

const vitest = (project: string, shards: number, after?: string): Step[] =>
  Array.from({ length: shards }, (_, at) => ({
    name: `${project} ${at + 1}/${shards}`,
    program: [
      'node_modules/vitest/vitest.mjs',
      'run',
      `--project=${project}`,
      `--shard=${at + 1}/${shards}`,
      '--reporter=default',
      '--reporter=json',
      '--reporter=./scripts/second-tries.ts',
      `--outputFile.json=${reportOf(project, at + 1)}`,
      ...elsewhere,
    ],
    ...(after && { after }),
  }));

/**
 * What others wait for first, then journeys, which often wait themselves; units, which never do, keep
 * all cores busy to the end. The server on PostgreSQL runs while the shop of the journeys is made.
 */
const steps: Step[] = [
  { name: 'build', program: ['scripts/build.ts'] },
  { name: 'e2e: the shop', program: ['scripts/journey-shop.ts'], after: 'build' },
  { name: 'faults', program: ['scripts/faults.ts', '--short'], after: 'build', mostlyWaits: true },
  ...vitest('e2e', 3, 'e2e: the shop'),
  { name: 'server on PostgreSQL', program: ['scripts/test-postgres.ts', '--short'] },
  // Several checkers each work out the types that they share.
  { name: 'types', program: ['node_modules/typescript/bin/tsc', '-p', '.', '--checkers', '1'] },
  { name: 'dead code', program: ['node_modules/knip/bin/knip.js'] },
  { name: 'imports', program: ['scripts/imports.ts'] },
  {
    name: 'format and lint',
    program: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'],
  },
  { name: 'old browsers', program: ['scripts/support.ts'], after: 'build' },
  ...(full
    ? [
        { name: 'flood', program: ['scripts/flood.ts', '--short'], after: 'build' },
        { name: 'dead texts', program: ['scripts/unread-texts.ts'] },
        {
          name: 'days in other zones',
          program: ['node_modules/vitest/vitest.mjs', 'run', '--project=zone-*'],
        },
      ]
    : []),
  ...vitest('unit', 2),
];

/** One more than the smallest machine has cores, because journeys wait for lines. */
const atOnce = 3;

const [word = ''] = process.argv.slice(2).filter((each) => each !== '--full');
const chosen = steps.filter(({ name }) => name.includes(word));
const needed = new Set(chosen.flatMap(withNeeded));
rmSync(reportsFolder, { recursive: true, force: true });
mkdirSync(reportsFolder, { recursive: true });
// All steps use one shop of the journeys, even if midnight comes between them.
process.env.JOURNEYS_DAY = new Date().toDateString();
const { seconds, cpu, failed, leftOut } = await runSteps(
  steps.filter((step) => needed.has(step)),
  atOnce,
  console.log,
);
console.log(
  `\n${Object.entries(seconds)
    .map(([name, took]) => lineOf(took, cpu[name] ?? 0, name))
    .join('\n')}`,
);
const inAll = Object.values(cpu).reduce((sum, each) => sum + each, 0);
console.log(lineOf(performance.now() / 1000, inAll, `in all, on ${availableParallelism()} cores`));
const idle = filesWithoutATest();
if (idle.length > 0) console.log(`\nWithout a test in this run:\n  ${idle.join('\n  ')}`);
if (existsSync(secondTriesFile))
  console.log(`\nPassed only at the second try:\n${readFileSync(secondTriesFile, 'utf8')}`);
// Printed last, where a log that is cut still has it.
for (const { name, output } of failed) console.error(`\n${output}\n✗ ${name} failed`);
for (const name of leftOut) console.error(`✗ ${name} was not run`);
if (failed.length > 0) process.exitCode = 1;

function lineOf(took: number, cpu: number, name: string): string {
  return `${took.toFixed(0).padStart(5)} s ${cpu.toFixed(0).padStart(5)} s of CPU  ${name}`;
}

function withNeeded(step: Step): Step[] {
  const before = steps.find(({ name }) => name === step.after);
  return before ? [...withNeeded(before), step] : [step];
}
