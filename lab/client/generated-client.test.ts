import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import openapiTypes from 'openapi-typescript';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { openapi } from '#app/server/operating/openapi.ts';
import { setUpShop, shop, type TestPerson } from '#app/server/testing/test-shop.ts';
import { restock } from '#features/requests/quotes/server/testing/quotes.ts';
import { dayInHavana, daysLater } from '#platform/time/days.ts';

// A client that a stranger generates from the printed document does the whole job. Its types are
// made here and thrown away: 40,000 lines.

const here = resolve(import.meta.dirname);
const run = promisify(execFile);

setUpShop();
beforeAll(async () => {
  await restock(shop);
});

test('its types fit what it sends and reads', { timeout: 120_000 }, async () => {
  expect(await compile(await typesIn())).toBe('');
});

test('a document that says something else does not compile', {
  tags: 'long',
  timeout: 120_000,
}, async () => {
  const folder = await typesIn((types) => types.replaceAll('shownHash: string', 'hash: string'));
  expect(await compile(folder)).toContain("Property 'shownHash' does not exist");
});

test('it asks, offers, accepts, pays and counts', async () => {
  // Not part of the house's own types: without the generated file it does not compile.
  const { wholeJob } = await import(/* @vite-ignore */ join(here, 'journey.ts'));
  const ask = (person: TestPerson) => (path: string, init: RequestInit) =>
    shop.as(person).fetch(path, init);
  const today = dayInHavana(new Date());
  const done = await wholeJob({
    visitor: ask('anonymous'),
    customer: ask('customer'),
    agent: ask('agente'),
    counter: ask('administrador'),
    today,
    later: daysLater(today, 10),
  });
  expect(done.quotes).toEqual([done.made.referenceNumber]);
  expect(done.detail).toMatchObject({ id: done.made.id, money: { paidCents: 2_800_000 } });
});

async function typesIn(change = (types: string) => types): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'generated-client-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const { publicUrl } = shop.services.config;
  const document = JSON.parse(JSON.stringify(openapi({ publicUrl, secure: false })));
  await writeFile(join(folder, 'generated.ts'), change(await openapiTypes(document)));
  const settings = {
    extends: resolve('tsconfig.json'),
    compilerOptions: {
      types: [],
      // The client finds the generated file beside itself.
      rootDirs: [here, folder],
    },
    include: [],
    files: [join(here, 'journey.ts'), join(folder, 'generated.ts')],
  };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(settings));
  return folder;
}

/** Returns what the compiler says, or '' where all is well. */
async function compile(folder: string): Promise<string> {
  const compiler = [resolve('node_modules/typescript/bin/tsc'), '-p', folder];
  return run(process.execPath, compiler).then(
    ({ stdout }) => stdout,
    ({ stdout }) => stdout,
  );
}
