// `node scripts/run.mjs test-times`: runs unit tests and journeys one file after the other and writes
// how long each took into test-times.json, by which `npm test` deals them out.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

interface Report {
  testResults: { name: string; startTime: number; endTime: number }[];
}

const folder = mkdtempSync(join(tmpdir(), 'mariel-times-'));
const times: [file: string, seconds: number][] = [];
for (const project of ['unit', 'e2e']) {
  const report = join(folder, `${project}.json`);
  spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      `--project=${project}`,
      '--reporter=json',
      `--outputFile=${report}`,
    ],
    { stdio: 'inherit' },
  );
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  for (const { name, startTime, endTime } of testResults) {
    times.push([relative(process.cwd(), name), Math.ceil((endTime - startTime) / 100) / 10]);
  }
}
rmSync(folder, { recursive: true, force: true });
const sorted = Object.fromEntries(times.toSorted(([one], [other]) => one.localeCompare(other)));
writeFileSync('scripts/test-times.json', `${JSON.stringify(sorted, null, 2)}\n`);
