// `npm test`: everything that must hold, in the order in which it fails fastest.
// `npm test -- e2e` runs the steps whose name holds that word.
import { spawnSync } from 'node:child_process';

const bin =
  (name: string, path: string, ...args: string[]) =>
  () =>
    spawnSync(process.execPath, [`node_modules/${path}`, ...args], {
      stdio: 'inherit',
    }).status === 0 || `${name} failed`;

const steps: [name: string, run: () => true | string][] = [
  [
    'format and lint',
    bin('biome', '@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'),
  ],
  ['types', bin('tsc', 'typescript/bin/tsc', '-p', '.')],
  ['imports', bin('imports', '../scripts/imports.ts')],
  ['dead code', bin('knip', 'knip/bin/knip.js')],
  ['unit and server', bin('vitest', 'vitest/vitest.mjs', 'run', '--project', 'unit')],
  ['server on PostgreSQL', bin('postgres', '../scripts/test-postgres.ts', '--short')],
  ['build', bin('build', '../scripts/build.ts')],
  ['faults', bin('faults', 'vitest/vitest.mjs', 'run', '--project', 'faults')],
  ['journeys (e2e)', bin('journeys', 'vitest/vitest.mjs', 'run', '--project', 'e2e')],
];

const [wanted] = process.argv.slice(2);
for (const [name, run] of steps) {
  if (wanted && !name.includes(wanted)) continue;
  const started = performance.now();
  console.log(`\n— ${name}`);
  const result = run();
  if (result !== true) {
    console.error(`✗ ${result}`);
    process.exit(1);
  }
  console.log(`✓ ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
}
