import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '#platform/testing/free-port.ts';
import { followDockerfile, readDockerfile } from './testing/dockerfile.ts';

const context = resolve(import.meta.dirname, '..');
const file = readDockerfile(readFileSync(join(context, 'Dockerfile'), 'utf8'));

test('what the Dockerfile copies is there, and .dockerignore lets it in', () => {
  const allowed = readFileSync(join(context, '.dockerignore'), 'utf8').match(/(?<=^!).+$/gm) ?? [];
  const copied = file
    .filter(({ name, rest }) => name === 'COPY' && !rest.startsWith('--from='))
    .flatMap(({ rest }) => rest.split(/\s+/).slice(0, -1));
  expect(copied.length).toBeGreaterThan(5);
  for (const path of copied) {
    expect([path, existsSync(join(context, path))]).toEqual([path, true]);
    expect(allowed).toContain(path);
  }
});

test('the image runs the Node that the shop is pinned to, as nobody of importance', () => {
  const { dependencies } = JSON.parse(readFileSync(join(context, 'package.json'), 'utf8'));
  expect(file.find(({ name }) => name === 'ARG')?.rest).toBe(`NODE=node:${dependencies.node}-slim`);
  expect(file.findLast(({ name }) => name === 'USER')?.rest).toBe('node');
});

let scratch: string;
let shop: ChildProcess | undefined;
beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), 'mariel-image-'));
});
afterAll(() => {
  shop?.kill('SIGKILL');
  rmSync(scratch, { recursive: true, force: true });
});

test('its commands, by hand and in their order, build a shop that starts as compose starts it', {
  tags: 'long',
  timeout: 180_000,
}, async () => {
  const image = followDockerfile(context, scratch);
  const cwd = join(image.root, image.workdir);
  const port = await freePort();
  // A link counts as lying at its own place, because the image has no development packages.
  const links = '--preserve-symlinks --preserve-symlinks-main';
  const env = {
    ...image.env,
    PATH: process.env.PATH,
    NODE_OPTIONS: links,
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: join(image.root, image.env.DATA_DIR ?? ''),
    PUBLIC_URL: 'https://tienda.test',
    SMTP_URL: 'smtp://127.0.0.1:1',
    OIDC_ISSUER: 'https://id.test',
    OIDC_CLIENT_ID: 'tienda',
    OIDC_CLIENT_SECRET: 'secreto',
    ADMIN_EMAILS: 'marta@tienda.test',
  };
  expect(image.env).toMatchObject({ NODE_ENV: 'production', HOST: '0.0.0.0' });
  expect(existsSync(join(cwd, 'node_modules/vite'))).toBe(false);
  expect(tests(cwd)).toEqual([]);
  const run = ([program = '', ...words]: string[]) => {
    expect(program).toBe('node');
    return [process.execPath, words] as const;
  };
  expect(execFileSync(...run(['node', 'scripts/migrate.ts']), { cwd, env }).toString()).toContain(
    '001-machinery',
  );
  let output = '';
  shop = spawn(...run(image.command), { cwd, env });
  for (const stream of [shop.stdout, shop.stderr]) {
    stream?.on('data', (bytes) => {
      output += bytes;
    });
  }
  await expect
    .poll(() => isHealthy(...run(image.healthcheck), env), { timeout: 60_000, interval: 500 })
    .toBe(true);
  const page = await fetch(`http://127.0.0.1:${port}/`, { headers: { host: 'tienda.test' } });
  // Its mail server and its provider are nobody's, which it says.
  const errors = output
    .split('\n')
    .filter((line) => line.includes('"level":"error"') && !line.includes('"not ready"'));
  expect([page.status, errors]).toEqual([200, []]);
  const ended = once(shop, 'exit');
  shop.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});

function isHealthy(program: string, words: string[], env: NodeJS.ProcessEnv): boolean {
  try {
    execFileSync(program, words, { env, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** The tests in what would be the image's own code. */
function tests(folder: string): string[] {
  return ['src', 'scripts', 'db'].flatMap((each) =>
    readdirSync(join(folder, each), { recursive: true, encoding: 'utf8' }).filter((path) =>
      /\.test\.tsx?$/.test(path),
    ),
  );
}
