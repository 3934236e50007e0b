import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface BenchShop {
  origin: string;
  process: ChildProcess;
  firstAnswerMs: number;
  close(): Promise<void>;
}

/**
 * Starts the built shop in a process of its own and waits for its first answer. Without `dataDir`
 * its data lies in a temporary folder that is gone afterwards. `build` is the folder of another
 * checkout, which is built and has its packages.
 */
export async function openBenchShop(
  env: Record<string, string> = {},
  dataDir?: string,
  build = '.',
): Promise<BenchShop> {
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'mariel-shop-'));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const started = performance.now();
  const options = join(build, 'scripts/start-options.json');
  const { node, environment } = existsSync(options)
    ? JSON.parse(readFileSync(options, 'utf8'))
    : { node: [], environment: {} };
  const program = spawn(process.execPath, [...node, 'dist/server/main.js'], {
    cwd: build,
    env: {
      ...environment,
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: folder,
      // On PostgreSQL too the embedded provider signs in, as in a trial.
      ALLOW_EMBEDDED_PROVIDER: 'yes',
      ALLOW_LOCAL_INBOX: 'yes',
      DEMO_ORDERS: 'no',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (!(await answers(`${origin}/products/automobiles`))) {
    if (program.exitCode !== null) throw new Error('the shop did not start');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  const firstAnswerMs = performance.now() - started;
  return {
    origin,
    process: program,
    firstAnswerMs,
    async close() {
      const ended = once(program, 'exit');
      program.kill('SIGTERM');
      await ended;
      if (!dataDir) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Waits until the demo's past is told; at once where there is none. */
export async function untilTold(origin: string): Promise<void> {
  const isTelling = async () =>
    (await (await fetch(`${origin}/demo`)).text()).includes('role="status"');
  while (await isTelling()) await new Promise((resume) => setTimeout(resume, 3000));
}

async function answers(address: string): Promise<boolean> {
  const response = await fetch(address).catch(() => undefined);
  await response?.arrayBuffer();
  return response?.ok ?? false;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
