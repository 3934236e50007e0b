// `node scripts/run.mjs test-times` writes how long each test file took in the last `npm test` into
// test-times.json, by which the next one deals them out. Files that it did not run keep their time.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { reports } from './test-reports.ts';

interface Report {
  testResults: { name: string; startTime: number; endTime: number }[];
}

const path = 'scripts/test-times.json';
const times: Record<string, number> = JSON.parse(readFileSync(path, 'utf8'));
for (const report of reports()) {
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  for (const { name, startTime, endTime } of testResults) {
    times[relative(process.cwd(), name)] = Math.ceil((endTime - startTime) / 100) / 10;
  }
}
const sorted = Object.entries(times)
  .filter(([file]) => existsSync(file))
  .toSorted(([one], [other]) => one.localeCompare(other));
writeFileSync(path, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
console.log(`${sorted.length} files, ${sorted.reduce((sum, [, seconds]) => sum + seconds, 0)} s`);
