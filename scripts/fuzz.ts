// `node scripts/run.mjs fuzz [requests] [seed]`: generated requests, 50,000 by default, against the
// whole shop. Prints how often each call gave each status, and the seed, with which the same
// requests come again.
import { spawnSync } from 'node:child_process';

const [requests = '50000', seed = ''] = process.argv.slice(2);
const { status } = spawnSync(
  process.execPath,
  [
    ...['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', '--reporter', 'verbose'],
    'lab/fuzz/generated-requests.test.ts',
  ],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      FUZZ_REQUESTS: requests,
      FUZZ_REPORT: '1',
      ...(seed && { FUZZ_SEED: seed }),
    },
  },
);
process.exitCode = status ?? 1;
