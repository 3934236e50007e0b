import { fork } from 'node:child_process';
import { once } from 'node:events';
import { renameSync, rmSync } from 'node:fs';

/**
 * Creates the embedded database in a process of its own: it needs half a gigabyte for some seconds,
 * which a process returns only when it ends. A folder that exists is complete.
 */
export async function makeEmbedded(folder: string): Promise<void> {
  const partialFolder = `${folder}.new`;
  rmSync(partialFolder, { recursive: true, force: true });
  // The optimizing compiler would need half a gigabyte more, for code that runs once.
  const maker = fork('scripts/make-embedded.ts', [partialFolder], { execArgv: ['--liftoff-only'] });
  const [code, signal] = await once(maker, 'exit');
  if (code !== 0) throw new Error(`no embedded database was made: ${signal ?? code}`);
  renameSync(partialFolder, folder);
}
