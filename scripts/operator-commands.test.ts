import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'mariel-commands-'));
const run = ([command, ...rest]: string[], env: Record<string, string> = {}) =>
  spawnSync(process.execPath, [`scripts/${command}`, ...rest], {
    env: { PATH: process.env.PATH, DATA_DIR: join(folder, 'data'), ...env },
    encoding: 'utf8',
  });

beforeAll(() => {
  run(['migrate.ts']);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const nobodyListens = 'postgres://shop@127.0.0.1:1/shop';
const bucket = {
  S3_ENDPOINT: 'http://127.0.0.1:2',
  S3_BUCKET: 'shop',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
};

test.each<[string, string[], Record<string, string>, RegExp]>([
  ['a database that is away', ['migrate.ts'], { DATABASE_URL: nobodyListens }, /DATABASE_URL/],
  [
    'a host that nobody knows',
    ['backup.ts', join(folder, 'a.gz')],
    { DATABASE_URL: 'postgres://shop@nobody.invalid/shop' },
    /DATABASE_URL/,
  ],
  ['a setting of another kind', ['retention.ts'], { PORT: 'many' }, /PORT/],
  ['no file to restore', ['restore.ts', join(folder, 'none.gz')], {}, /no such file/],
  [
    'a database without a shop',
    ['backup.ts', join(folder, 'c.gz')],
    { DATA_DIR: join(folder, 'empty') },
    /migrate/,
  ],
  ['a file store that is away', ['backup.ts', join(folder, 'b.gz')], bucket, /S3_ENDPOINT/],
])('a command says what is wrong in a sentence, without a stack: %s', (_, command, env, said) => {
  const { status, stderr } = run(command, env);
  expect(stderr).toMatch(said);
  expect(stderr).not.toMatch(/^\s+at /m);
  expect([status, stderr.trim().split('\n').length]).toEqual([1, 1]);
});
