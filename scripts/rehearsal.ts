// `node scripts/run.mjs rehearsal [requests | --full | --short]` rehearses an installation on this machine: two
// processes of the built shop in production, PostgreSQL, a bucket, a mail relay with STARTTLS, a
// private authority, and nginx and Caddy with the files of docs/proxy. It prints a row for each step
// (docs/operating.md, "The rehearsal"). 4,000 requests a step by default, ten minutes in all; 55,000 with
// `--full`, 600 with `--short`, of a shop that is built already.
import { spawnSync } from 'node:child_process';
import { rehearse } from '../lab/rehearsal/rehearse.ts';

const [size = '4000'] = process.argv.slice(2);
const short = size === '--short';
const requests = { '--short': 600, '--full': 55_000 }[size] ?? Number(size);
if (!short) {
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
const wrong = await rehearse(requests, console.log);
process.exit(wrong > 0 ? 1 : 0);
