// `npm run faults`: the long runs of what `npm test` does in short. 1,000 faults (FAULT_ROUNDS),
// of the seed FAULT_SEED if there is one, and 10,000 requests (FAULT_REQUESTS) while processes are
// restarted. Names of tests, for example `npm run faults -- kills`, choose among them.
import { spawnSync } from 'node:child_process';

const steps = [
  ['scripts/build.ts'],
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'faults', ...process.argv.slice(2)],
];
const env = { FAULT_ROUNDS: '1000', FAULT_REQUESTS: '10000', ...process.env };
for (const step of steps) {
  const { status } = spawnSync(process.execPath, step, { stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
}
