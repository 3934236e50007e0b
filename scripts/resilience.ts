// `node scripts/run.mjs resilience` tries every fault with every task, the slow ones too. It prints
// what people can still do, and writes it to docs/resilience.md. As root it fills real disks too.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { printMatrix, type WalkResult } from '../lab/resilience/print.ts';

const folder = mkdtempSync(join(tmpdir(), 'mariel-resilience-'));
const report = join(folder, 'walked.json');
const steps = [
  ['scripts/build.ts'],
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'faults', 'lab/resilience'],
];
for (const step of steps) {
  const env = { ...process.env, RESILIENCE: 'full', RESILIENCE_REPORT: report };
  const { status } = spawnSync(process.execPath, step, { stdio: 'inherit', env });
  process.exitCode ||= status ?? 1;
}
const walked: WalkResult[] = JSON.parse(readFileSync(report, 'utf8'));
rmSync(folder, { recursive: true });
const matrix = printMatrix(walked);
writeFileSync('docs/resilience.md', matrix);
console.log(matrix);
