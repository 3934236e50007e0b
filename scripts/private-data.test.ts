import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mariel-private-'));
  chmodSync(folder, 0o755);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs a command as an operator whose files anybody may read. */
function run(command: string, data: string): void {
  execFileSync('sh', ['-c', `umask 0; exec "$0" ${command}`, process.execPath], {
    env: { PATH: process.env.PATH, DATA_DIR: data },
    stdio: 'pipe',
  });
}

/**
 * Returns files that other users of the machine may use. The embedded database opens its own
 * catalogue notes at each start; no row is in them, and the folder above is closed.
 */
function open(path: string): string[] {
  const inner = statSync(path).isDirectory()
    ? readdirSync(path).map((name) => join(path, name))
    : [];
  const own = statSync(path).mode & 0o077 && !path.endsWith('pg_internal.init') ? [path] : [];
  return [...own, ...inner.flatMap(open)];
}

test('what commands write, and what an older shop left open, is nobody else’s to read', {
  tags: 'long',
  timeout: 120_000,
}, () => {
  const data = join(folder, 'data');
  run('scripts/migrate.ts', data);
  expect(readdirSync(data)).toEqual(expect.arrayContaining(['db', 'lock.sqlite']));
  expect(open(data)).toEqual([]);
  mkdirSync(join(data, 'files/receipts'), { recursive: true });
  mkdirSync(join(data, 'mine'));
  execFileSync('chmod', ['-R', 'a+rwX', data]);
  expect(open(data).length).toBeGreaterThan(100);
  run(`scripts/backup.ts ${join(folder, 'copia.gz')}`, data);
  // Nothing that is not the shop's.
  expect(open(data)).toEqual([join(data, 'mine')]);
  expect(open(join(folder, 'copia.gz'))).toEqual([]);
});
