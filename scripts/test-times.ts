// `node scripts/run.mjs test-times` writes how long each test file took in the last `npm test`, with
// `--full` in the last `npm test -- --full`, by which the next one deals them out. Files that it did
// not run keep their time.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { timesOf } from './deal-tests.ts';
import { testedFiles } from './test-reports.ts';

const path = timesOf(process.argv.includes('--full'));
const times: Record<string, number> = JSON.parse(readFileSync(path, 'utf8'));
for (const { name, startTime, endTime } of testedFiles()) {
  times[name] = Math.ceil((endTime - startTime) / 100) / 10;
}
const sorted = Object.entries(times)
  .filter(([file]) => existsSync(file))
  .toSorted(([one], [other]) => one.localeCompare(other));
writeFileSync(path, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
console.log(`${sorted.length} files, ${sorted.reduce((sum, [, seconds]) => sum + seconds, 0)} s`);
