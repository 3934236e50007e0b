import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freePort } from '#platform/testing/free-port.ts';
import { eachOf } from '#platform/testing/short-run.ts';

// The built shop started by somebody who has just cloned it, and by an operator who forgot
// something.

let folder: string;
let port: number;
let shop: ChildProcess | undefined;
let output: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mariel-first-'));
  port = await freePort();
});
afterEach(() => {
  shop?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

function start(env: Record<string, string> = {}): ChildProcess {
  output = '';
  const given = {
    PATH: process.env.PATH,
    PORT: String(port),
    DATA_DIR: join(folder, 'data'),
    DEMO_ORDERS: 'no',
    ...env,
  };
  const program = spawn(process.execPath, ['dist/server/main.js'], { env: given });
  for (const stream of [program.stdout, program.stderr]) {
    stream.on('data', (bytes) => {
      output += bytes;
    });
  }
  shop = program;
  return program;
}

async function ask(host: string, path = '/healthz'): Promise<number | undefined> {
  const answer = await fetch(`http://${host}:${port}${path}`).catch(() => undefined);
  await answer?.arrayBuffer();
  return answer?.status;
}

test('without a setting it is there for this machine, by each of its names, and for nobody else', async () => {
  const program = start();
  while (!output.includes('is running')) {
    expect([program.exitCode, output]).toEqual([null, expect.any(String)]);
    await wait(50);
  }
  const mine = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  const inner = mine.some(({ address }) => address === '::1') ? ['[::1]'] : [];
  for (const host of ['localhost', '127.0.0.1', ...inner]) {
    expect([host, await ask(host), await ask(host, '/buzon')]).toEqual([host, 200, 200]);
  }
  for (const { address, internal, family } of mine) {
    if (!internal && family === 'IPv4')
      expect([address, await ask(address)]).toEqual([address, undefined]);
  }
  expect(output).toContain('on this machine alone; HOST=0.0.0.0 opens it to your network');
  expect(output).toContain('administrador');
  expect(statSync(join(folder, 'data')).mode & 0o777).toBe(0o700);
  expect(statSync(join(folder, 'data/db/PG_VERSION')).mode & 0o777).toBe(0o600);
  const ended = once(program, 'exit');
  program.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
}, 120_000);

test('with a database of the outside it does not start with doors that are open to anybody', async () => {
  const program = start({ DATABASE_URL: 'postgres://shop@127.0.0.1:1/shop' });
  const [code] = await once(program, 'exit');
  expect([code, output]).toEqual([1, expect.stringContaining('ALLOW_EMBEDDED_PROVIDER')]);
  expect(output).toContain('ALLOW_LOCAL_INBOX');
});

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://tienda.test',
  ALLOW_EMBEDDED_PROVIDER: 'yes',
  ALLOW_LOCAL_INBOX: 'yes',
};

const starts: [string, Record<string, string>, string][] = [
  ['with a wrong setting', { TRUSTED_PROXIES: 'many' }, 'start failed'],
  ['as it should', {}, 'started'],
  ['without its database', { DATABASE_URL: 'postgres://shop@127.0.0.1:1/shop' }, 'start failed'],
];
test.each(eachOf(starts, 3))(
  'in production every line is JSON from the first on: %s',
  async (_, env, last) => {
    const program = start({ ...production, ...env });
    const ended = once(program, 'exit');
    const said = () => output.includes(`"event":"${last}"`);
    await expect.poll(said, { timeout: 120_000 }).toBe(true);
    program.kill('SIGTERM');
    await ended;
    const events = output
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(events.find(({ event }) => event === last)).toMatchObject(
      last === 'started'
        ? { address: 'https://tienda.test' }
        : { error: expect.stringMatching(/[A-Z_]{5,}/) },
    );
  },
);
