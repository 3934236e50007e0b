import { beforeEach, expect, test } from 'vitest';
import { api } from '#api.ts';
import { raul, setUpQuoteShop, yanet } from '#app/server/testing/quote-shop.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import {
  inDays,
  linkOfRole,
  textAt,
  today,
} from '#features/orders/offers/server/testing/offers.ts';
import { readPdf } from '#features/papers/documents/server/testing/read-pdf.ts';
import {
  newOrderOnItsWay,
  putOnShip,
  recordAsStaff,
  twoCars,
  unitsOf,
} from '#features/shipping/units/server/testing/shipping.ts';

setUpQuoteShop();

let quoteId: string;
let units: Awaited<ReturnType<typeof unitsOf>>;
beforeEach(async () => {
  ({ quoteId } = await newOrderOnItsWay({ lines: twoCars }));
  units = await unitsOf(quoteId);
});

const ship = () => putOnShip(units[0]?.id ?? '', inDays(3), inDays(9));
/** The second unit sails with the first. */
const joinShip = () => {
  const { db } = shop.services;
  const voyage_id = db.selectFrom('voyage').select('id');
  return db.updateTable('unit').set({ voyage_id }).where('quote_id', '=', quoteId).execute();
};
const own = () => `/api/quotes/${quoteId}/embarque.pdf`;
const linkOf = async (role: 'pays' | 'receives') =>
  `/api/links/${(await linkOfRole(quoteId, role)).split('/').at(-1)}/embarque.pdf`;
async function read(path: string, who = yanet) {
  const answer = await who.fetch(path);
  expect(answer.status).toBe(200);
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { bytes, ...readPdf(bytes) };
}
const status = async (path: string, who = yanet) => (await who.fetch(path)).status;
const documents = () =>
  shop.services.db
    .selectFrom('document')
    .select(['number', 'kind'])
    .where('kind', '=', 'shipment')
    .orderBy('issued_at')
    .execute();
const check = async (at: number) => {
  const { number = '' } = (await documents())[at] ?? {};
  return (await shop.as('anonymous').call(api.checkOurs, { body: { code: number } })).ours;
};

test('there is none before something of the order is on a voyage', async () => {
  expect(await status(own())).toBe(404);
  expect(await textAt(await linkOfRole(quoteId, 'receives'))).not.toContain('embarque.pdf');
  await ship();
  expect(await status(own())).toBe(200);
});

test('it says what sails in which ship, with which papers, and who receives it, without a price', async () => {
  await ship();
  const { text, source, bytes } = await read(`${own()}?language=es`);
  const flat = text.replaceAll('\n', ' ');
  for (const said of [
    'Hoja de embarque',
    'Perla del Golfo, viaje 214S',
    'Caribe Lines',
    'Houston',
    'Todavía sin número',
    units[0]?.number ?? '',
    'Y. P.',
  ])
    expect(flat).toContain(said);
  expect(flat).not.toContain(units[1]?.number);
  expect(flat).not.toMatch(/US\$|Palabra de control|Yanet/);
  for (const part of ['/StructTreeRoot', '/Lang (es)', 'pdfuaid:part'])
    expect(source).toContain(part);
  expect(source).not.toMatch(/\/BaseFont \/(Helvetica|Times)/);
  expect(bytes.length).toBeLessThanOrEqual(60_000);
  expect((await read(`${own()}?language=en`)).text).toContain('Shipment sheet');
});

test('whoever asks, receives or works here reads it; whoever pays and others do not', async () => {
  await ship();
  const nobody = shop.as('anonymous');
  expect(await status(await linkOf('receives'), nobody)).toBe(200);
  expect(await status(await linkOf('pays'), nobody)).toBe(404);
  expect(await status(own(), shop.as('other customer'))).toBe(404);
  expect(await status(`/api/admin/quotes/${quoteId}/embarque.pdf`, raul)).toBe(200);
  expect(await textAt(await linkOfRole(quoteId, 'receives'))).toContain('embarque.pdf');
  expect(await textAt(await linkOfRole(quoteId, 'pays'))).not.toContain('embarque.pdf');
});

test('it is drawn once for what it says, and vouched for until something changes', async () => {
  await ship();
  const [first, again] = [await read(own()), await read(own())];
  expect(again.bytes.equals(first.bytes)).toBe(true);
  expect(await check(0)).toMatchObject({ kind: 'shipment', state: 'valid', total: null });
  await joinShip();
  await read(own());
  expect(await documents()).toHaveLength(2);
  expect(await check(0)).toMatchObject({ state: 'superseded' });
  expect(await check(1)).toMatchObject({ state: 'valid' });
  await recordAsStaff(units[0]?.id ?? '', { kind: 'reached', stage: 'bought', day: today() });
  expect(await check(1)).toMatchObject({ state: 'superseded' });
});
