import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isOutage } from '../http/errors.ts';
import { createLog } from '../monitoring/log.ts';
import { eachOf } from '../testing/short-run.ts';
import { dying, failing, lasting, looking, reversing, spinning } from '../testing/task-program.ts';
import { ShopStopping, TaskFailed } from './task.ts';
import { createTaskProcesses, type TaskProcesses } from './task-process.ts';

const program = new URL('../testing/task-program.ts', import.meta.url);

let tasks: TaskProcesses;
let lines: string[];

beforeEach(() => {
  lines = [];
  tasks = open({ entry: program });
});
afterEach(() => tasks.stop());

function open(options: { entry: URL; idleMs?: number }): TaskProcesses {
  return createTaskProcesses({ ...options, log: createLog((line) => lines.push(line)) });
}
const pidOf = async () => (await tasks.run(looking, undefined)).pid;
const logged = () => lines.map((line) => JSON.parse(line) as { event: string; task: string });

function runs(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('a task', () => {
  test('is done in a process of its own, which sees none of our settings', async () => {
    process.env.SMTP_URL = 'smtp://ana:clave@correo.test';
    const { pid, env } = await tasks.run(looking, undefined);
    delete process.env.SMTP_URL;
    expect(pid).not.toBe(process.pid);
    expect(env).not.toContain('SMTP_URL');
    expect(env).not.toContain('PATH');
  });

  test('takes and gives bytes, millions of them too', async () => {
    const bytes = Buffer.alloc(12 * 1024 * 1024, 'abc');
    const reversed = await tasks.run(reversing, bytes);
    expect(reversed.equals(bytes.reverse())).toBe(true);
  });

  test('that throws says what it threw, and its process goes on', async () => {
    const pid = await pidOf();
    await expect(tasks.run(failing, 'mal formado')).rejects.toThrow('mal formado');
    expect(await pidOf()).toBe(pid);
    expect(lines).toEqual([]);
  });

  test.each(eachOf(['SIGKILL', 'SIGSEGV', 'SIGABRT'] as const, 3))(
    'that brings its process down (%s) fails alone: who waits is served by another',
    async (signal) => {
      const pid = await pidOf();
      const died = tasks.run(dying, signal);
      const waiting = tasks.run(reversing, Buffer.from('roma'));
      const error: unknown = await died.catch((each: unknown) => each);
      expect(error).toBeInstanceOf(TaskFailed);
      expect(isOutage(error)).toBe(true);
      expect((await waiting).toString()).toBe('amor');
      expect(await pidOf()).not.toBe(pid);
      expect(logged()).toMatchObject([{ event: 'task failed', task: 'die' }]);
    },
  );

  test('that never ends is killed, and the next is done', async () => {
    const spun = tasks.run(spinning, undefined);
    const waiting = tasks.run(reversing, Buffer.from('roma'));
    await expect(spun).rejects.toThrow(TaskFailed);
    expect((await waiting).toString()).toBe('amor');
  });

  test('of one lane holds none of another: each has a process of its own', async () => {
    const held = (['now', 'later'] as const).flatMap((lane) => [
      tasks.run(lasting, undefined, { lane }),
      tasks.run(reversing, Buffer.from('roma'), { lane }),
    ]);
    const failed = Promise.allSettled(held);
    const paper = await tasks.run(reversing, Buffer.from('roma'), { lane: 'papers' });
    expect(paper.toString()).toBe('amor');
    await tasks.stop();
    const rejected = Array(4).fill('rejected');
    expect((await failed).map(({ status }) => status)).toEqual(rejected);
  });

  test('many at once share one process', async () => {
    const seen = await Promise.all(Array.from({ length: 8 }, pidOf));
    expect(new Set(seen).size).toBe(1);
  });
});

describe('the process', () => {
  test('ends when there was nothing to do for a while, and another takes its place', async () => {
    tasks = open({ entry: program, idleMs: 30 });
    const pid = await pidOf();
    await expect.poll(() => runs(pid)).toBe(false);
    expect(await pidOf()).not.toBe(pid);
    expect(lines).toEqual([]);
  });

  test('of a lane that is kept ready stays where another one ends when idle', {
    tags: 'long',
  }, async () => {
    tasks = open({ entry: program, idleMs: 30 });
    tasks.keepReady('now');
    const pid = await pidOf();
    const { pid: other } = await tasks.run(looking, undefined, { lane: 'later' });
    await expect.poll(() => runs(other)).toBe(false);
    expect(await pidOf()).toBe(pid);
  });

  test('loads what the tasks of its lane need, and of no other, before one comes', async () => {
    tasks.keepReady('now');
    expect(await tasks.run(looking, undefined)).toMatchObject({ prepared: true });
    const other = await tasks.run(looking, undefined, { lane: 'later' });
    expect(other).toMatchObject({ prepared: false });
  });

  test('of a lane that is woken has loaded that, too, and ends when no work comes', {
    tags: 'long',
  }, async () => {
    tasks = open({ entry: program, idleMs: 300 });
    tasks.wake('now');
    const { pid, prepared } = await tasks.run(looking, undefined);
    expect(prepared).toBe(true);
    tasks.wake('now');
    await expect.poll(() => runs(pid)).toBe(false);
  });

  test('that cannot start fails its work in words, and starts once it can', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'mariel-tasks-'));
    const entry = pathToFileURL(join(folder, 'program.mjs'));
    tasks = open({ entry });
    writeFileSync(entry, 'process.exit(3)');
    await expect(tasks.run(looking, undefined)).rejects.toThrow(TaskFailed);
    expect(logged()).toMatchObject([{ event: 'task failed', task: 'look', error: 'ended by 3' }]);
    const { href } = new URL('serve-tasks.ts', import.meta.url);
    writeFileSync(
      entry,
      `import { serveTasks } from '${href}';
       serveTasks([{ name: 'reverse', work: async (bytes) => bytes.reverse() }]);`,
    );
    expect((await tasks.run(reversing, Buffer.from('roma'))).toString()).toBe('amor');
    rmSync(folder, { recursive: true });
  });

  test('that is stopped is gone, and what it was to do fails', async () => {
    const pid = await pidOf();
    const [current, waiting] = [tasks.run(spinning, undefined), pidOf()];
    const failed = Promise.allSettled([current, waiting]);
    await tasks.stop();
    expect(runs(pid)).toBe(false);
    // No failure, which a log would tell.
    expect(await failed).toMatchObject(Array(2).fill({ reason: new ShopStopping() }));
    await expect(pidOf()).rejects.toThrow(ShopStopping);
  });

  test('hears no signal that is meant for the shop, which finishes what it has first', async () => {
    const pid = await pidOf();
    process.kill(pid, 'SIGTERM');
    process.kill(pid, 'SIGINT');
    expect(await pidOf()).toBe(pid);
  });
});
