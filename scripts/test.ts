// `npm test`: everything that must hold, two steps at a time, the long ones first.
// `npm test -- e2e` runs the steps whose name holds that word.
import { spawn } from 'node:child_process';

interface Step {
  name: string;
  program: string[];
  /** The name of a step that must have passed before. */
  after?: string;
}

const vitest = (project: string, shards: number, after?: string): Step[] =>
  Array.from({ length: shards }, (_, at) => ({
    name: `${project} ${at + 1}/${shards}`,
    program: [
      'node_modules/vitest/vitest.mjs',
      'run',
      `--project=${project}`,
      `--shard=${at + 1}/${shards}`,
    ],
    ...(after && { after }),
  }));

const steps: Step[] = [
  {
    name: 'format and lint',
    program: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'],
  },
  { name: 'types', program: ['node_modules/typescript/bin/tsc', '-p', '.'] },
  { name: 'imports', program: ['scripts/imports.ts'] },
  { name: 'dead code', program: ['node_modules/knip/bin/knip.js'] },
  { name: 'build', program: ['scripts/build.ts'] },
  { name: 'e2e: the shop', program: ['scripts/journey-shop.ts'], after: 'build' },
  ...vitest('e2e', 2, 'e2e: the shop'),
  { name: 'faults', program: ['scripts/faults.ts', '--short'], after: 'build' },
  { name: 'server on PostgreSQL', program: ['scripts/test-postgres.ts', '--short'] },
  ...vitest('unit', 4),
];

/** What the cores of the smallest machine can do at once. */
const atOnce = 2;

const [word = ''] = process.argv.slice(2);
const chosen = steps.filter(({ name }) => name.includes(word));
const needed = new Set(chosen.flatMap(withNeeded));
const waiting = steps.filter((step) => needed.has(step));
const passed = new Set<string>();
const seconds: Record<string, number> = {};
/** What failed, and what it printed: shown last, where a log that is cut still has it. */
const failed: { name: string; output: string }[] = [];

await Promise.all(Array.from({ length: atOnce }, work));
console.log(
  `\n${Object.entries(seconds)
    .map(([name, took]) => `${took.toFixed(0).padStart(5)} s  ${name}`)
    .join('\n')}`,
);
console.log(`${(performance.now() / 1000).toFixed(0).padStart(5)} s  in all`);
for (const { name, output } of failed) console.error(`\n${output}\n✗ ${name} failed`);
if (failed.length > 0) process.exitCode = 1;

function withNeeded(step: Step): Step[] {
  const before = steps.find(({ name }) => name === step.after);
  return before ? [...withNeeded(before), step] : [step];
}

/**
 * Takes one step after another, also when one failed: all that is wrong is said at once. A step
 * whose turn has not come yet lets later ones pass; one whose turn cannot come is left out.
 */
async function work(): Promise<void> {
  for (;;) {
    const at = waiting.findIndex(({ after }) => after === undefined || passed.has(after));
    const [step] = waiting.splice(at, at < 0 ? 0 : 1);
    if (step) await run(step);
    else if (waiting.every(cannotCome)) return;
    else await new Promise((resume) => setTimeout(resume, 200));
  }
}

function cannotCome({ after }: Step): boolean {
  const before = steps.find(({ name }) => name === after);
  return before !== undefined && (failed.some(({ name }) => name === after) || cannotCome(before));
}

async function run({ name, program }: Step): Promise<void> {
  const started = performance.now();
  const { code, output } = await outputOf(program);
  seconds[name] = (performance.now() - started) / 1000;
  const took = `${name} (${seconds[name].toFixed(1)} s)`;
  console.log(code === 0 ? `\n✓ ${took}\n${output}` : `\n✗ ${took}`);
  if (code === 0) passed.add(name);
  else failed.push({ name, output });
}

/** Shown when the step has ended, so that two at once do not mix their lines. */
function outputOf(program: string[]): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, program, { stdio: ['ignore', 'pipe', 'pipe'] });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  }
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code, output: Buffer.concat(chunks).toString() }));
  });
}
