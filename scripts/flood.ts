// `node scripts/run.mjs flood [seconds]`: twelve networks flood the built shop, for a minute by
// default, and the honest ones must be answered rightly meanwhile. `--short` is the step of
// `npm test`, with a shop that is built already.
import { spawnSync } from 'node:child_process';
import { flood } from '../lab/flood/flood.ts';

const short = process.argv.includes('--short');
const seconds = short ? 2 : Number(process.argv[2] ?? 60);
if (!short) {
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
const size = short ? { settleMs: 0, listMegabytes: 2 } : { settleMs: 45_000, listMegabytes: 30 };
const wrong = await flood({ ...size, seconds, print: console.log });
for (const answer of wrong) console.error(`✗ ${answer}`);
process.exit(wrong.length > 0 ? 1 : 0);
