// The shop of the journeys: one for the whole run, as customers meet it. It is the built one, in a
// process of its own, with an embedded database in a folder that is gone afterwards.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, createWriteStream, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrate } from '#platform/database/migrate.ts';
import { openDatabase } from '#platform/database/open-database.ts';
import { readMigrations } from '#platform/database/read-migrations.ts';
import { freePort } from '#platform/testing/free-port.ts';
import { findBrowser } from './browser.ts';
import { islandNotice } from './notice.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the shop. */
    shop: string;
  }
}

/** Vitest calls this once before all journeys, and what it gives back once after them. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [shop] = await Promise.all([openShop(), findBrowser()]);
  project.provide('shop', shop.origin);
  return shop.close;
}

export interface OpenShop {
  origin: string;
  /** Stops it as an operator would; throws when it does not stop well or has logged an error. */
  close(): Promise<void>;
}

/** A copy of the built shop, with an empty folder for its data. */
export async function openShop(): Promise<OpenShop> {
  if (!existsSync('dist/server/main.js')) {
    throw new Error('No hay una tienda construida: node scripts/build.ts, o npm test -- e2e');
  }
  // Within node_modules, so that the build finds its packages; a copy, so that a build meanwhile
  // changes nothing here.
  const folder = resolve(`node_modules/.cache/e2e-${process.pid}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync('dist', join(folder, 'dist'), { recursive: true });
  cpSync('demo/pictures', join(folder, 'demo/pictures'), { recursive: true });
  const data = join(folder, 'data');
  await prepare(data);
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const program = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: origin,
      DATA_DIR: data,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const logFile = join(folder, 'shop.log');
  const log = createWriteStream(logFile);
  program.stdout.pipe(log, { end: false });
  program.stderr.pipe(log, { end: false });
  await ready(program, origin, logFile);
  return {
    origin,
    async close() {
      const early = program.exitCode ?? program.signalCode;
      if (early !== null) throw new Error(`the shop ended by itself: ${early}\n${tail(logFile)}`);
      const exit = await stopped(program);
      const errors = errorsIn(logFile);
      if (exit !== 0) throw new Error(`the shop ended with ${exit}\n${tail(logFile)}`);
      if (errors.length > 0) throw new Error(`the shop logged errors:\n${errors.join('\n')}`);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A notice that stands from the start. The shop fills in its demo catalogue by itself. */
async function prepare(data: string): Promise<void> {
  const database = await openDatabase({ url: undefined, folder: data });
  await migrate(database.db, readMigrations());
  await database.db.insertInto('notice').values(islandNotice).execute();
  await database.close();
}

async function ready(program: ChildProcess, origin: string, logFile: string): Promise<void> {
  for (;;) {
    if (program.exitCode !== null) throw new Error(`the shop did not start\n${tail(logFile)}`);
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resume) => setTimeout(resume, 50));
  }
}

async function stopped(program: ChildProcess): Promise<number | string> {
  const exit = once(program, 'exit');
  program.kill('SIGTERM');
  const impatient = setTimeout(() => program.kill('SIGKILL'), 20_000);
  const [code, signal] = await exit;
  clearTimeout(impatient);
  return code ?? signal;
}

const errorsIn = (file: string): string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.includes('"level":"error"'));

const tail = (file: string): string => readFileSync(file, 'utf8').slice(-4000);
