import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { eraseExpired } from '#app/server/retention/erase-expired.ts';
import { eraseFileJob } from '#app/server/retention/erase-file-job.ts';
import { marta, raul, setUpQuoteShop, yanet } from '#app/server/testing/quote-shop.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import { deleteDespiteRules } from '#features/home/profile/server/testing/people-deleted.ts';
import { ownFromFirst } from '#features/requests/quotes/server/testing/quotes.ts';
import { memoryFiles } from '#features/shop/catalogue/server/testing/products.ts';
import { fileTopic } from '#platform/files/erase-files.ts';
import { staffApi } from '#staff-api.ts';
import { find, newUnit } from './testing/shipping.ts';

setUpQuoteShop();

let unit: string;
let files: ReturnType<typeof memoryFiles>;
let photo: Buffer;
beforeEach(async () => {
  files = memoryFiles();
  Object.assign(shop.services.files, files);
  unit = await newUnit();
  photo = await picture('#446688')
    .withMetadata({ exif: { IFD0: { Artist: 'Ana' } } })
    .toBuffer();
});

const picture = (background: string) =>
  sharp({ create: { width: 960, height: 720, channels: 3, background } }).jpeg();
const sending = (bytes: Buffer, id: string) => ({
  params: { id },
  query: { stage: 'warehouse' } as const,
  bytes: new Blob([new Uint8Array(bytes)]),
});
const send = (bytes = photo, id = unit) => raul.call(staffApi.addUnitPhoto, sending(bytes, id));
const stored = () => [...files.objects.keys()].toSorted();
const photoId = async (id = unit) => (await find(id)).photos[0]?.id ?? '';

/** The worker takes away what was left to it; `now`: what waits for an hour too. */
async function eraseFiles({ waiting = false } = {}): Promise<void> {
  const { db } = shop.services;
  const { rows } = await sql<{ id: string; topic: string; payload: unknown }>`
    delete from outbox where topic = ${fileTopic} and (${waiting} or run_after <= now())
    returning id, topic, payload`.execute(db);
  for (const job of rows) {
    await eraseFileJob(shop.services)({ ...job, attempt: 1 }, new AbortController().signal);
  }
}

describe('the bytes of a photo', () => {
  test('lie apart from the pictures that everybody may see, and say nothing of the phone', async () => {
    await send();
    const id = await photoId();
    expect(stored()).toEqual([
      `unit-photos/${id}-320.webp`,
      `unit-photos/${id}-800.webp`,
      `unit-photos/${id}.webp`,
    ]);
    for (const bytes of files.objects.values()) {
      expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    }
    const hash = createHash('sha256').update(photo).digest('hex');
    for (const name of [id, hash, hash.slice(0, 32)]) {
      expect((await yanet.fetch(`/pictures/${name}-320.webp`)).status).toBe(404);
    }
    expect(JSON.stringify(await find(unit))).not.toContain(hash.slice(0, 32));
  });

  test('are there once, however often a bad line sends them, and once for each unit', async () => {
    await Promise.all([send(), send()]);
    await send();
    expect((await find(unit)).photos).toHaveLength(1);
    await eraseFiles({ waiting: true });
    expect(stored()).toHaveLength(3);
    const other = await newUnit();
    await send(photo, other);
    await raul.call(staffApi.removeUnitPhoto, {
      params: { id: unit, photo: await photoId() },
    });
    await eraseFiles();
    const id = await photoId(other);
    expect(stored()).toEqual([
      `unit-photos/${id}-320.webp`,
      `unit-photos/${id}-800.webp`,
      `unit-photos/${id}.webp`,
    ]);
    expect((await marta.fetch(`/api/admin/units/${other}/photos/${id}/320`)).status).toBe(200);
  });

  test('are not kept of what is no picture, of nobody’s unit, or of the agent’s own order', async () => {
    const refused = async (bytes: Buffer, id: string) =>
      (await raul.refused(staffApi.addUnitPhoto, sending(bytes, id))).code;
    expect(await refused(Buffer.from('<svg/>'), unit)).toBe('picture_unreadable');
    expect(await refused(photo, crypto.randomUUID())).toBe('unit_not_found');
    await ownFromFirst(shop.services.db, raul.id);
    expect(await refused(photo, unit)).toBe('own_record');
    expect(stored()).toEqual([]);
  });

  test('that were stored for a photo that did not come to be are gone within the hour', async () => {
    const { db } = shop.services;
    await sql`alter table unit_photo add constraint nothing_goes check (false)`.execute(db);
    try {
      const response = await raul.fetch(`/api/admin/units/${unit}/photos?stage=bought`, {
        method: 'POST',
        headers: { 'content-type': 'application/octet-stream' },
        body: new Uint8Array(photo),
      });
      expect(response.status).toBe(500);
    } finally {
      await sql`alter table unit_photo drop constraint nothing_goes`.execute(db);
    }
    expect(stored()).toHaveLength(3);
    await eraseFiles();
    expect(stored()).toHaveLength(3);
    await eraseFiles({ waiting: true });
    expect(stored()).toEqual([]);
  });

  test('go when an agent removes it', async () => {
    await send();
    const input = { params: { id: unit, photo: await photoId() } };
    await raul.call(staffApi.removeUnitPhoto, input);
    await eraseFiles();
    expect(stored()).toEqual([]);
  });

  test('go with the order, when nobody may keep it any longer', async () => {
    await send();
    await deleteDespiteRules(yanet);
    const inElevenYears = new Date();
    inElevenYears.setUTCFullYear(inElevenYears.getUTCFullYear() + 11);
    expect((await eraseExpired(shop.services, { now: inElevenYears })).quotes).toBe(1);
    await eraseFiles();
    expect(stored()).toEqual([]);
  });
});
