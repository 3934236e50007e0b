// `npm run faults`: the long runs of what `npm test` does in short. 1,000 faults (FAULT_ROUNDS),
// new ones each time or those of FAULT_SEED, and 10,000 requests (FAULT_REQUESTS) while processes
// are restarted, a lock of 60 s (FAULT_LOCK), a hundred
// acceptances at once (FAULT_ACCEPTANCES). Names of tests, for example `npm run faults -- kills`, choose among them.
// `--short` is the step of `npm test`, with a shop that is built already.
import { spawnSync } from 'node:child_process';
import { whyNoPostgres } from './on-postgres.ts';

const wanted = process.argv.slice(2).filter((word) => word !== '--short');
const short = process.argv.includes('--short');
const tests = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'faults', ...wanted];
const long = {
  FAULT_ROUNDS: '1000',
  FAULT_REQUESTS: '10000',
  FAULT_LOCK: '60',
  FAULT_ACCEPTANCES: '100',
};

const without = whyNoPostgres();
if (without) console.log(`✗ faults were not tried, for want of a PostgreSQL to kill: ${without}`);
for (const step of without ? [] : short ? [tests] : [['scripts/build.ts'], tests]) {
  const env = { ...(short ? {} : long), ...process.env };
  const { status } = spawnSync(process.execPath, step, { stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
}
