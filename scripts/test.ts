// `npm test`: everything that must hold, in the order in which it fails fastest.
// `npm test -- e2e` runs the steps whose name holds that word.
import { spawn } from 'node:child_process';

/** Runs a program of ours to its end; gives its name when it failed. */
function run(name: string, path: string, ...args: string[]): Promise<string | undefined> {
  return new Promise((resolve) => {
    spawn(process.execPath, [`node_modules/${path}`, ...args], { stdio: 'inherit' }).on(
      'exit',
      (code) => resolve(code === 0 ? undefined : name),
    );
  });
}

/** The tests in two halves at once, for two cores; each half has a database or a shop of its own. */
const halves = (project: string) => () =>
  ['1/2', '2/2'].map((half) =>
    run(`${project} ${half}`, 'vitest/vitest.mjs', 'run', '--project', project, '--shard', half),
  );

const steps: [name: string, run: () => Promise<string | undefined>[]][] = [
  [
    'format and lint',
    () => [run('biome', '@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.')],
  ],
  ['types', () => [run('tsc', 'typescript/bin/tsc', '-p', '.')]],
  ['imports', () => [run('imports', '../scripts/imports.ts')]],
  ['dead code', () => [run('knip', 'knip/bin/knip.js')]],
  ['unit and server', halves('unit')],
  ['server on PostgreSQL', () => [run('postgres', '../scripts/test-postgres.ts', '--short')]],
  ['build', () => [run('build', '../scripts/build.ts')]],
  ['faults', () => [run('faults', '../scripts/faults.ts', '--short')]],
  ['journeys (e2e)', halves('e2e')],
];

const [wanted] = process.argv.slice(2);
for (const [name, start] of steps) {
  if (wanted && !name.includes(wanted)) continue;
  const started = performance.now();
  console.log(`\n— ${name}`);
  const failed = (await Promise.all(start())).filter((each) => each !== undefined);
  if (failed.length > 0) {
    console.error(`✗ ${failed.join(', ')} failed`);
    process.exit(1);
  }
  console.log(`✓ ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
}
