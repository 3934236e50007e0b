import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '#platform/testing/free-port.ts';

export interface ShopProcess {
  port: number;
  origin: string;
  pid(): number;
  output(): string;
  start(): Promise<void>;
  kill(): Promise<void>;
  /** Ends it as an operator would; throws when it does not end well. */
  stop(): Promise<void>;
  running(): boolean;
}

/** Takes settings as in the environment, or computes them from its address; PORT is given. */
export async function createShopProcess(
  settings: Record<string, string> | ((origin: string) => Record<string, string>),
): Promise<ShopProcess> {
  if (!existsSync('dist/server/main.js')) {
    throw new Error('There is no built shop: node scripts/build.ts');
  }
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = typeof settings === 'function' ? settings(origin) : settings;
  let program: ChildProcess | undefined;
  let output = '';
  const running = () => program?.exitCode === null && program.signalCode === null;
  const end = () => program?.kill('SIGKILL');
  process.once('exit', end);
  return {
    port,
    origin,
    pid: () => program?.pid ?? 0,
    output: () => output,
    running,
    async start() {
      output = '';
      program = spawn(process.execPath, ['dist/server/main.js'], {
        env: {
          PATH: process.env.PATH,
          NODE_ENV: 'test',
          HOST: '127.0.0.1',
          PORT: String(port),
          ...env,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      for (const stream of [program.stdout, program.stderr]) {
        stream?.on('data', (chunk: Buffer) => {
          output = (output + chunk.toString()).slice(-200_000);
        });
      }
      while (!(await isReady(origin))) {
        if (!running()) throw new Error(`the shop did not start\n${output.slice(-4000)}`);
        await wait(20);
      }
    },
    async kill() {
      if (!program || !running()) return;
      const ended = once(program, 'exit');
      program.kill('SIGKILL');
      await ended;
    },
    async stop() {
      if (!program || !running()) return;
      const ended = once(program, 'exit');
      program.kill('SIGTERM');
      const impatient = setTimeout(() => program?.kill('SIGKILL'), 30_000);
      const [code, signal] = await ended;
      clearTimeout(impatient);
      if (code !== 0)
        throw new Error(`the shop ended with ${code ?? signal}\n${output.slice(-4000)}`);
    },
  };
}

async function isReady(origin: string): Promise<boolean> {
  const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
  await answer?.arrayBuffer();
  return answer?.ok ?? false;
}
