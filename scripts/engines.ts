// `node scripts/run.mjs engines [name]`: the main job in old and other browsers, those that are
// installed (lab/engines/README.md). Prints what worked where.
import { spawnSync } from 'node:child_process';
import { runEngines } from '../lab/engines/run.ts';

const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);
const failed = await runEngines(process.argv[2] ?? '', console.log);
process.exit(failed > 0 ? 1 : 0);
