import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'mariel-commands-'));
const run = ([command, ...rest]: string[], env: Record<string, string> = {}) =>
  spawnSync(process.execPath, [`scripts/${command}`, ...rest], {
    env: { PATH: process.env.PATH, DATA_DIR: join(folder, 'data'), ...env },
    encoding: 'utf8',
  });

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const nobodyListens = 'postgres://shop@127.0.0.1:1/shop';
const bucket = {
  S3_ENDPOINT: 'http://127.0.0.1:2',
  S3_BUCKET: 'shop',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
};

interface Wrong {
  why: string;
  command: string[];
  env?: Record<string, string>;
  said: RegExp;
}

function toldInASentence({ command, env, said }: Wrong): void {
  const { status, stderr } = run(command, env);
  expect(stderr).toMatch(said);
  expect(stderr).not.toMatch(/^\s+at /m);
  expect([status, stderr.trim().split('\n').length]).toEqual([1, 1]);
}

describe('a command says what is wrong in a sentence, without a stack', () => {
  const wrong: Wrong[] = [
    {
      why: 'a database that is away',
      command: ['migrate.ts'],
      env: { DATABASE_URL: nobodyListens },
      said: /DATABASE_URL/,
    },
    {
      why: 'a host that nobody knows',
      command: ['backup.ts', join(folder, 'a.gz')],
      env: { DATABASE_URL: 'postgres://shop@nobody.invalid/shop' },
      said: /DATABASE_URL/,
    },
    {
      why: 'a setting of another kind',
      command: ['retention.ts'],
      env: { PORT: 'many' },
      said: /PORT/,
    },
  ];
  test.each(wrong)('$why', toldInASentence);

  describe('with a database of its own', { tags: 'long' }, () => {
    beforeAll(() => {
      run(['migrate.ts']);
    });
    const later: Wrong[] = [
      {
        why: 'no file to restore',
        command: ['restore.ts', join(folder, 'none.gz')],
        said: /no such file/,
      },
      {
        why: 'a database without a shop',
        command: ['backup.ts', join(folder, 'c.gz')],
        env: { DATA_DIR: join(folder, 'empty') },
        said: /migrate/,
      },
      {
        why: 'a file store that is away',
        command: ['backup.ts', join(folder, 'b.gz')],
        env: bucket,
        said: /S3_ENDPOINT/,
      },
    ];
    test.each(later)('$why', toldInASentence);
  });
});
