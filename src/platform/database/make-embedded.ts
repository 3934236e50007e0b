import { execFile } from 'node:child_process';
import { renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

/**
 * Makes a new embedded database. It takes half a gigabyte for some seconds, which a process gives
 * back only by ending: so it has one of its own. A folder that is there is whole.
 */
export async function makeEmbedded(folder: string): Promise<void> {
  const half = `${folder}.new`;
  rmSync(half, { recursive: true, force: true });
  const engine = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  // Without the optimizing compiler: what runs once is not worth half a gigabyte more.
  const options = ['--liftoff-only', '--input-type=module', '--eval', program];
  await promisify(execFile)(process.execPath, [...options, '--', pathToFileURL(engine).href, half]);
  renameSync(half, folder);
}

const program = `
const [engine, folder] = process.argv.slice(-2);
const { PGlite } = await import(engine);
const database = await PGlite.create(folder);
await database.close();
`;
