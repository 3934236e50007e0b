import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { isOutage } from '../http/errors.ts';
import { type BucketServer, startBucketServer } from '../testing/bucket-server.ts';
import { type Bucket, bucketFiles } from './bucket-files.ts';
import { type Files, FilesUnavailable, folderFiles } from './files.ts';
import { openFiles } from './open-files.ts';
import { storeTrouble } from './store-trouble.ts';

let store: BucketServer;
let folder: string;
beforeAll(async () => {
  store = await startBucketServer();
  folder = mkdtempSync(join(tmpdir(), 'mariel-files-'));
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  store.objects.clear();
  rmSync(join(folder, 'files'), { recursive: true, force: true });
});

const kinds: [string, () => Files][] = [
  ['a folder', () => folderFiles(join(folder, 'files'))],
  ['a bucket', () => bucketFiles(store.bucket)],
];

async function keysOf(files: Files): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of files.list()) keys.push(key);
  return keys;
}

describe.each(kinds)('%s', (_, open) => {
  test('gives back what was put there, byte for byte, and the newest of two', async () => {
    const files = open();
    const bytes = Buffer.from([0, 255, 10, 13, 128]);
    await files.put('receipts/ab-12_C.webp', 'antes');
    await files.put('receipts/ab-12_C.webp', bytes);
    expect((await files.get('receipts/ab-12_C.webp'))?.equals(bytes)).toBe(true);
    await files.put('receipts/vacio.pdf', '');
    expect((await files.get('receipts/vacio.pdf'))?.length).toBe(0);
  });

  test('has nothing under a key that was never written, or no longer', async () => {
    const files = open();
    expect(await files.get('pictures/nada.svg')).toBeUndefined();
    await files.delete('pictures/nada.svg');
    await files.put('pictures/una.svg', 'dibujo');
    await files.delete('pictures/una.svg');
    expect(await files.get('pictures/una.svg')).toBeUndefined();
  });

  test('tells every key', async () => {
    const files = open();
    expect(await keysOf(files)).toEqual([]);
    const keys = [
      'a.svg',
      'brand/b.png',
      'pictures/c.webp',
      'pictures/d-320.webp',
      'receipts/e.pdf',
    ];
    for (const key of keys) await files.put(key, key);
    expect((await keysOf(files)).toSorted()).toEqual(keys);
  });

  test.each([
    '',
    '/a.svg',
    '../a.svg',
    'a/../b.svg',
    'a//b.svg',
    'a',
    'a.svg/',
    'a b.svg',
    'a%2f.svg',
  ])('refuses the key «%s»', async (key) => {
    const files = open();
    await expect(files.get(key)).rejects.toThrow('not a file key');
    await expect(files.put(key, '')).rejects.toThrow('not a file key');
    await expect(files.delete(key)).rejects.toThrow('not a file key');
  });
});

test('what is half written, or not ours, is no file', async () => {
  mkdirSync(join(folder, 'files/pictures'), { recursive: true });
  writeFileSync(join(folder, 'files/pictures/a.webp.0b0e.part'), 'mit');
  writeFileSync(join(folder, 'files/.DS_Store'), '');
  store.objects.set('fotos de ayer.zip', Buffer.from(''));
  for (const [, open] of kinds) expect(await keysOf(open())).toEqual([]);
});

describe('a file in a folder outlives a power cut', () => {
  const path = () => join(folder, 'files', 'receipts', 'a.webp');
  /** Records the order of flushes, and whether the file had its name by then. */
  async function flushesOf(action: () => Promise<void>, refuse?: () => Error) {
    const flushed: [what: string, named: boolean][] = [];
    const probe = await open(folder);
    const handles: FileHandle = Object.getPrototypeOf(probe);
    await probe.close();
    const real = handles.sync;
    const spy = vi.spyOn(handles, 'sync').mockImplementation(async function (this: FileHandle) {
      const isFolder = (await this.stat()).isDirectory();
      flushed.push([isFolder ? 'folder' : 'file', existsSync(path())]);
      if (refuse && isFolder) throw refuse();
      await real.call(this);
    });
    await action().finally(() => spy.mockRestore());
    return flushed;
  }
  const put = () => folderFiles(join(folder, 'files')).put('receipts/a.webp', 'recibo');

  test('bytes are on the disk before the name, and every new name before the answer', async () => {
    expect(await flushesOf(put)).toEqual([
      ['file', false],
      // `receipts`, `files` in it, and where `files` is new.
      ['folder', true],
      ['folder', true],
      ['folder', true],
    ]);
    rmSync(path());
    expect(await flushesOf(put)).toEqual([
      ['file', false],
      ['folder', true],
    ]);
  });

  test('a system that flushes no folders keeps files all the same; a broken disk is an outage', async () => {
    const says = (code: string) => () => Object.assign(new Error(code), { code });
    expect(await flushesOf(put, says('EINVAL'))).toHaveLength(4);
    expect(existsSync(path())).toBe(true);
    await expect(flushesOf(put, says('EIO'))).rejects.toThrow(FilesUnavailable);
  });
});

test('a short weakness of the store is bridged; a long one is an outage, not a bug', async () => {
  const files = bucketFiles(store.bucket);
  await files.put('a.svg', 'dibujo');
  store.ail(2);
  expect(String(await files.get('a.svg'))).toBe('dibujo');
  store.ail(3);
  const trouble = await files.get('a.svg').catch((error) => error);
  expect(trouble).toBeInstanceOf(FilesUnavailable);
  expect(isOutage(trouble)).toBe(true);
  const nobody = bucketFiles({ ...store.bucket, endpoint: 'http://127.0.0.1:1' });
  await expect(nobody.put('a.svg', '')).rejects.toThrow(FilesUnavailable);
});

test.each<[string, (right: Bucket) => Partial<Bucket>, string]>([
  ['bucket', () => ({ name: 'otra' }), '404 NoSuchBucket: make the bucket, or name the right one'],
  [
    'key',
    () => ({ accessKeyId: 'otra' }),
    '403 InvalidAccessKeyId: it does not know S3_ACCESS_KEY',
  ],
  [
    'secret',
    () => ({ secretAccessKey: 'otro' }),
    '403 SignatureDoesNotMatch: S3_SECRET_ACCESS_KEY',
  ],
  ['region', () => ({ region: 'eu-1' }), '403 AuthorizationHeaderMalformed: S3_REGION'],
  ['path', ({ endpoint }) => ({ endpoint: `${endpoint}/s3` }), '404 NoSuchBucket: make the bucket'],
  [
    'port',
    () => ({ endpoint: 'http://127.0.0.1:2' }),
    'be reached: connect ECONNREFUSED 127.0.0.1',
  ],
])(
  'with a wrong %s no file counts as missing: an outage, and what mends it',
  async (_, wrong, said) => {
    const files = bucketFiles({ ...store.bucket, ...wrong(store.bucket) });
    const acts = [
      () => files.get('a.svg'),
      () => files.put('a.svg', ''),
      () => files.delete('a.svg'),
      () => keysOf(files),
    ];
    for (const act of acts) {
      const trouble = await act().catch((error: unknown) => error);
      expect(isOutage(trouble)).toBe(true);
      expect(storeTrouble(trouble)).toContain(said);
    }
  },
);

test('the settings choose', async () => {
  await (await openFiles({ s3: undefined, dataDir: folder })).put('a.svg', 'carpeta');
  await (await openFiles({ s3: store.bucket, dataDir: folder })).put('a.svg', 'bucket');
  expect(String(await folderFiles(join(folder, 'files')).get('a.svg'))).toBe('carpeta');
  expect(String(store.objects.get('a.svg'))).toBe('bucket');
});
