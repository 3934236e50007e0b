// `npm start`: build when the sources are newer than the last build, then serve.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const mark = 'dist/built';
const sources = fingerprint([
  'src',
  'db',
  'demo',
  'package-lock.json',
  'vite.config.ts',
  'scripts/build.ts',
]);
if (!existsSync(mark) || readFileSync(mark, 'utf8') !== sources) {
  console.log('Building the shop…');
  // Made meanwhile, which takes as long. Whatever stops it the shop meets again, and says it.
  const database = process.env.DATABASE_URL
    ? undefined
    : run(['--liftoff-only', 'scripts/migrate.ts'], 'ignore');
  // A process of its own, because the bundler sets NODE_ENV for the whole process.
  const status = await run(['scripts/build.ts'], 'inherit');
  await database;
  if (status !== 0) process.exit(status);
  writeFileSync(mark, sources);
}
await import(pathToFileURL(join(process.cwd(), 'dist/server/main.js')).href);

/** Resolves with the status. */
async function run(program: string[], stdio: 'ignore' | 'inherit'): Promise<number> {
  const [status] = await once(spawn(process.execPath, program, { stdio }), 'exit');
  return status ?? 1;
}

/** Names, sizes and times of all files: enough to know that nothing changed, and cheap. */
function fingerprint(paths: string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) {
    const files = statSync(path).isDirectory()
      ? readdirSync(path, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name))
          .sort()
      : [path];
    for (const file of files) {
      const { size, mtimeMs } = statSync(file);
      hash.update(`${file} ${size} ${mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}
