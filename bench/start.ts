/**
 * How long until the shop answers, and what does it hold meanwhile?
 *
 *   node bench/start.ts [--clone]
 *
 * Warm starts on the embedded database and on PostgreSQL (DATABASE_URL, or a temporary one), the
 * first start of an empty folder, idle memory, and the production packages of the lock file. With
 * --clone also a fresh clone of the last commit: `npm start` until the first answer, everything
 * installed anew. Medians of five.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBenchShop } from './bench-shop.ts';
import { startPostgres } from './temporary-postgres.ts';

const rounds = 5;

const folder = mkdtempSync(join(tmpdir(), 'mariel-start-'));
const first = await openBenchShop({}, folder);
console.log(`first start, empty folder, demo catalogue: ${Math.round(first.firstAnswerMs)} ms`);
await first.close();
await warm('embedded', {}, folder);
rmSync(folder, { recursive: true, force: true });

const server = process.env.DATABASE_URL ? undefined : await startPostgres();
const url = process.env.DATABASE_URL ?? server?.url ?? '';
const files = mkdtempSync(join(tmpdir(), 'mariel-start-'));
await (await openBenchShop({ DATABASE_URL: url }, files)).close();
await warm('PostgreSQL', { DATABASE_URL: url }, files);
await server?.stop();
rmSync(files, { recursive: true, force: true });

packages();
if (process.argv.includes('--clone')) await freshClone();

async function warm(name: string, env: Record<string, string>, data: string): Promise<void> {
  const times: number[] = [];
  const memory: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const shop = await openBenchShop(env, data);
    times.push(shop.firstAnswerMs);
    await new Promise((resolve) => setTimeout(resolve, 3000));
    memory.push(residentMb(shop.process.pid ?? 0));
    await shop.close();
  }
  console.log(
    `warm start, ${name}: ${Math.round(median(times))} ms to the first page; idle memory ${median(memory)} MB`,
  );
}

function residentMb(pid: number): number {
  const [, kb] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kb) / 1024);
}

interface LockedPackage {
  dev?: boolean;
  optional?: boolean;
  devOptional?: boolean;
}

/** Counts the packages that `npm ci --omit=dev` would install, and weighs them. */
function packages(): void {
  const lock: { packages: Record<string, LockedPackage> } = JSON.parse(
    readFileSync('package-lock.json', 'utf8'),
  );
  const production = Object.entries(lock.packages).filter(
    ([place, { dev, devOptional }]) => place && !dev && !devOptional,
  );
  const sizes = production.flatMap(([place]) => {
    try {
      return Number(
        execFileSync('du', ['-sk', place], { stdio: 'pipe' }).toString().split('\t')[0],
      );
    } catch {
      // A binary for another system: in the lock file, not on this disk.
      return [];
    }
  });
  const total = sizes.reduce((sum, size) => sum + size, 0);
  console.log(
    `production packages here: ${sizes.length}, ${Math.round(total / 1024)} MB (Node itself included)`,
  );
}

async function freshClone(): Promise<void> {
  const clone = mkdtempSync(join(tmpdir(), 'mariel-clone-'));
  execFileSync('git', ['clone', '-q', process.cwd(), clone]);
  const started = performance.now();
  const program = spawn('npm', ['start'], {
    cwd: clone,
    env: { ...process.env, PORT: '3987' },
    stdio: 'ignore',
    detached: true,
  });
  while (program.exitCode === null) {
    const answer = await fetch('http://localhost:3987/').catch(() => undefined);
    if (answer?.ok) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  console.log(
    `fresh clone, npm start to the first answer: ${Math.round((performance.now() - started) / 100) / 10} s`,
  );
  const ended = once(program, 'exit');
  process.kill(-(program.pid ?? 0), 'SIGTERM');
  await ended;
  rmSync(clone, { recursive: true, force: true });
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
