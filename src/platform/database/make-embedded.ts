import { fork } from 'node:child_process';
import { once } from 'node:events';
import { renameSync, rmSync } from 'node:fs';

/**
 * Makes a new embedded database. It takes half a gigabyte for some seconds, which a process gives
 * back only by ending: so it has one of its own. A folder that is there is whole.
 */
export async function makeEmbedded(folder: string): Promise<void> {
  const half = `${folder}.new`;
  rmSync(half, { recursive: true, force: true });
  // Without the optimizing compiler: what runs once is not worth half a gigabyte more.
  const maker = fork('scripts/make-embedded.ts', [half], { execArgv: ['--liftoff-only'] });
  const [code, signal] = await once(maker, 'exit');
  if (code !== 0) throw new Error(`no embedded database was made: ${signal ?? code}`);
  renameSync(half, folder);
}
