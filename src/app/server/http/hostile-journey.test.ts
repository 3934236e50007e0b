import { beforeEach, describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import { writeSampleOffers } from '#features/orders/offers/server/testing/sample-offer.ts';
import { newQuote } from '#features/requests/quotes/server/testing/quotes.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { staffApi } from '#staff-api.ts';
import { orderOnItsWay } from '../testing/journey.ts';
import { ids, raul, setUpQuoteShop } from '../testing/quote-shop.ts';
import { shop } from '../testing/test-shop.ts';

setUpQuoteShop();

/** Of Yanet's order on its way. */
let of: Record<string, string>;
let others: { pays: string; receives: string; asks: string };
beforeEach(async () => {
  of = {};
  await orderOnItsWay(shop, ids, (what, value) => {
    of[what] = value;
  });
  const another = shop.as('other customer');
  const made = await another.call(api.createQuote, { body: newQuote(ids), key: newKey() });
  const { paths } = await writeSampleOffers(shop.services.db, made.id, made.referenceNumber);
  others = paths;
});

const tokenOf = (path: string) => path.split('/').at(-1) ?? '';
const status = async (path: string, who = shop.as('anonymous')) => (await who.fetch(path)).status;

describe('what is of one order', () => {
  test('is not opened by the links of another one, nor by another customer', async () => {
    for (const path of Object.values(others)) {
      const link = `/api/links/${tokenOf(path)}`;
      expect(await status(link)).toBe(200);
      expect(await status(`${link}/photos/${of.photos}/320`)).toBe(404);
      expect(await status(`${link}/units/${of.handed}/acta.pdf`)).toBe(404);
    }
    const stranger = shop.as('other customer');
    const order = await orderOf(of.photographed ?? '');
    for (const path of [
      `/api/quotes/${order}/photos/${of.photos}/320`,
      `/api/quotes/${order}/handovers`,
      `/api/units/${of.handed}/acta.pdf`,
    ]) {
      expect(await status(path, stranger)).toBe(404);
      expect(await status(path, shop.as('customer'))).toBe(200);
      expect(await status(path)).toBe(401);
    }
    for (const path of ['', '/export-file', `/photos/${of.photos}/320`, '/acta.pdf'])
      expect(await status(`/api/admin/units/${of.photographed}${path}`, stranger)).toBe(403);
  });

  test('is not handed over by a link that it is not on, whatever the code', async () => {
    const refused = await shop.as('anonymous').refused(api.handOver, {
      params: { token: of.handoverToken ?? '' },
      body: {
        unitId: of.units ?? '',
        code: of.handoverCode ?? '',
        receivedBy: 'Ana',
        handedOn: '2025-11-10',
      },
      key: newKey(),
    });
    expect([refused.status, refused.code]).toEqual([404, 'unit_not_found']);
  });

  test('has its scan with its own unit alone', async () => {
    expect(await status(`/api/admin/units/${of.papered}/export-file/scans/${of.scans}`, raul)).toBe(
      200,
    );
    expect(await status(`/api/admin/units/${of.units}/export-file/scans/${of.scans}`, raul)).toBe(
      404,
    );
  });
});

async function orderOf(id: string): Promise<string> {
  return (await raul.call(staffApi.findUnit, { params: { id } })).quoteId;
}

/** A picture of 30,000 × 30,000 points in 70 bytes. */
const bomb = Buffer.from(
  '89504e470d0a1a0a0000000d4948445200007530000075300802000000' +
    '00000000' +
    '0000000c49444154789c63000000000100010000000000000000',
  'hex',
);
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>';

test.each<[string, BlobPart]>([
  ['a page', '<!doctype html><script>alert(1)</script>'],
  ['a drawing that runs', svg],
  ['a page that begins as a picture', `GIF89a/*<script>*/=1;alert(1)`],
  ['a page that begins as a PDF', '%PDF-1.4\n<script>alert(1)</script>'],
  ['a picture that unpacks to gigabytes', new Uint8Array(bomb)],
  ['a program', 'MZ\x90\0\x03'],
  ['an archive', new Uint8Array([0x50, 0x4b, 3, 4, 20, 0])],
  ['nothing', ''],
])('no scan and no photo of a unit is %s', async (_, part) => {
  const bytes = new Blob([part]);
  const scans = { params: { id: of.units ?? '' }, query: { item: 'title' as const }, bytes };
  expect((await raul.refused(staffApi.addExportScan, scans)).status).toBeLessThan(500);
  const photos = { params: { id: of.units ?? '' }, query: { stage: 'bought' as const }, bytes };
  expect((await raul.refused(staffApi.addUnitPhoto, photos)).status).toBeLessThan(500);
  const unit = await raul.call(staffApi.findUnit, { params: { id: of.units ?? '' } });
  expect(unit.photos).toEqual([]);
});
