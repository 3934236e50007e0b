import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FolderLocked, lockFolder } from './folder-lock.ts';
import { openDatabase } from './open-database.ts';

let folder: string;
const children: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mariel-lock-'));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

/**
 * Another process that locks the folder and keeps it; returns what it says: 'held' or
 * 'FolderLocked'.
 */
async function another(): Promise<{ output: string; process: ChildProcess }> {
  const program = `
    import { lockFolder } from ${JSON.stringify(join(import.meta.dirname, 'folder-lock.ts'))};
    try { lockFolder(${JSON.stringify(folder)}); console.log('held'); setInterval(() => {}, 1000); }
    catch (error) { console.log(error.constructor.name); }`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const [output] = await once(child.stdout, 'data');
  return { output: String(output).trim(), process: child };
}

test('the second of two processes on one folder is refused, and told so', async () => {
  const first = await another();
  expect(first.output).toBe('held');
  expect((await another()).output).toBe('FolderLocked');
  expect(() => lockFolder(folder)).toThrow(FolderLocked);
  expect(() => lockFolder(folder)).toThrow(`The folder ${folder} is in use by another process.`);
  await expect(openDatabase({ url: undefined, folder })).rejects.toThrow(FolderLocked);
});

test('a process that was killed leaves no lock behind', async () => {
  const first = await another();
  first.process.kill('SIGKILL');
  await once(first.process, 'exit');
  lockFolder(folder).release();
});

test('a lock that was given back can be taken again, here or elsewhere', async () => {
  const lock = lockFolder(folder);
  expect((await another()).output).toBe('FolderLocked');
  lock.release();
  expect((await another()).output).toBe('held');
});

test('one process holds it once', () => {
  const lock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(FolderLocked);
  lock.release();
  lockFolder(folder).release();
});

test('a folder that does not exist yet is made', () => {
  lockFolder(join(folder, 'a/b')).release();
});
