import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '#platform/testing/free-port.ts';

export interface RunningShop {
  origin: string;
  /** Stops it as an operator would; throws when it does not stop well or has logged an error. */
  stop(): Promise<void>;
}

/** As `npm start` does it. */
const asStarted: { node: string[]; environment: Record<string, string> } = JSON.parse(
  readFileSync('scripts/start-options.json', 'utf8'),
);

export async function startShop(
  folder: string,
  settings: Record<string, string> = {},
): Promise<RunningShop> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const program = spawn(process.execPath, [...asStarted.node, 'dist/server/main.js'], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      ...asStarted.environment,
      NODE_ENV: 'test',
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: origin,
      DATA_DIR: join(folder, 'data'),
      ...settings,
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
    async stop() {
      const early = program.exitCode ?? program.signalCode;
      if (early !== null) throw new Error(`the shop ended by itself: ${early}\n${tail(logFile)}`);
      const exit = await stopped(program);
      const errors = errorsIn(logFile);
      if (exit !== 0) throw new Error(`the shop ended with ${exit}\n${tail(logFile)}`);
      if (errors.length > 0) throw new Error(`the shop logged errors:\n${errors.join('\n')}`);
    },
  };
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
