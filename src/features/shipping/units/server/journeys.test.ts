import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import { raul, requestQuote, setUpQuoteShop, yanet } from '#app/server/testing/quote-shop.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import {
  inDays,
  linkInMail,
  linkOfRole,
  openAddress,
} from '#features/orders/offers/server/testing/offers.ts';
import {
  handOverByWord,
  newOrderOnItsWay,
  putOnShip,
  recordAsStaff,
  sendPhoto,
  twoCars,
  unitsOf,
} from './testing/shipping.ts';

setUpQuoteShop();

let quoteId: string;
let unit: string;
let photo: string;
beforeEach(async () => {
  ({ quoteId } = await newOrderOnItsWay());
  unit = (await unitsOf(quoteId))[0]?.id ?? '';
  photo = await sendPhoto(unit, 'Golpe leve en la puerta');
  await putOnShip(unit, inDays(3), inDays(9));
  await recordAsStaff(unit, { kind: 'reached', stage: 'bought', day: inDays(0) });
  await recordAsStaff(unit, {
    kind: 'expected',
    stage: 'in_mariel',
    day: inDays(60),
    cause: 'El barco espera turno <b>en el puerto</b>',
  });
  await recordAsStaff(unit, { kind: 'held', cause: 'Falta el título', whoActs: 'pays' });
});

const pathOf = (role: 'pays' | 'receives') => linkOfRole(quoteId, role);
const text = async (path: string, who = shop.as('anonymous')) => (await who.fetch(path)).text();
const inPortal = '/my-quotes?ver=';

describe('where the goods are', () => {
  test('reads the same in the portal and by each of the three links', async () => {
    const pages = [
      await text(inPortal + quoteId, yanet),
      await text(await linkInMail()),
      await text(await pathOf('pays')),
      await text(await pathOf('receives')),
    ];
    for (const page of pages) {
      expect(page).toContain('Por dónde va su envío');
      expect(page).toContain('Toyota Corolla LE 2021');
      expect(page).toContain('Comprado el');
      expect(page).toContain('llega a nuestro almacén, sin fecha segura hasta que siga su camino');
      expect(page).not.toMatch(/como se prometió|hacia el/);
      expect(page).not.toContain('Se espera<');
      expect(page).toContain('Detenido desde el');
      expect(page).toContain('Falta el título');
      expect(page).toContain(page === pages[2] ? 'Le toca a usted.' : 'Le toca a quien paga.');
      expect(page).toContain('Perla del Golfo, viaje 214S, de Caribe Lines');
      expect(page).toContain('espera turno &lt;b&gt;en el puerto&lt;/b&gt;');
      expect(page).not.toContain('18 días después');
      expect(page).toContain('Golpe leve en la puerta');
      expect(page).toMatch(/aria-current="step"/);
      // Of what is to come nothing is promised while it is held.
      expect(page.match(/Prometido/g)).toHaveLength(1);
    }
    // His name stands in the messages of the portal, never on the way of the goods.
    for (const page of pages.slice(1)) expect(page).not.toContain('Raúl');
  });

  test('says that a day is over by the day in Havana', async () => {
    const shown = async () => (await yanet.call(api.listMyMoving, {}))[0]?.overdue;
    expect(await shown()).toBe(false);
    await sql`update unit_stage set estimated_on = ${inDays(-1)}
      where unit_id = ${unit} and stage = 'warehouse'`.execute(shop.services.db);
    expect(await shown()).toBe(true);
    await recordAsStaff(unit, { kind: 'released' });
    const page = await text(await linkInMail());
    expect(page).toContain('se esperaba en nuestro almacén el');
    expect(page).not.toContain('como se prometió');
  });

  test('says again by when, as promised, once it goes on', async () => {
    await recordAsStaff(unit, { kind: 'released' });
    await recordAsStaff(unit, {
      kind: 'expected',
      stage: 'in_mariel',
      day: inDays(42),
      cause: 'Sigue',
    });
    const page = await text(await linkInMail());
    expect(page).toContain('llega a nuestro almacén hacia el');
    expect(page.match(/Prometido/g)).toHaveLength(7);
    expect(page).toContain('como se prometió');
    expect(page).not.toContain('sin fecha segura');
  });

  test('is what comes next of an order that was bought, and no longer that it is held for them', async () => {
    const steps = /(compramos|para comprar) lo pedido|lo siguiente es la compra/;
    expect(await text(await linkInMail())).not.toMatch(steps);
    await recordAsStaff(unit, { kind: 'taken_back', stage: 'bought', cause: 'Era otro' });
    await recordAsStaff(unit, { kind: 'released' });
    const before = await text(await linkInMail());
    expect(before).toMatch(steps);
  });

  test('names no price to whoever receives, nor who of staff wrote', async () => {
    const page = await text(await pathOf('receives'));
    expect(page).not.toMatch(/US\$|29,800|2980000|29,950|2995000|Cents/);
  });

  test('reads in English too', async () => {
    const path = await pathOf('receives');
    const page = await text(path, shop.as('anonymous').with('mariel-auto-language=en'));
    expect(page).toContain('Where your shipment is');
    expect(page).toContain('It is for the person who pays to act.');
    expect(page).toContain('reaches our warehouse, no certain date until it goes on');
  });

  test('is nobody else’s: neither a stranger’s, nor by a link that was revoked', async () => {
    const oscar = shop.as('other customer');
    const input = { params: { id: quoteId } };
    expect((await oscar.refused(api.findMyQuote, input)).status).toBe(404);
    expect((await raul.refused(api.findMyQuote, input)).status).toBe(404);
    expect((await shop.as('anonymous').refused(api.findMyQuote, input)).status).toBe(401);
    const path = await pathOf('receives');
    const [link] = (await yanet.call(api.listMyLinks, input)).filter((each) => each.path === path);
    await yanet.call(api.revokeMyLink, { params: { id: quoteId, linkId: link?.id ?? '' } });
    const response = await openAddress(path);
    expect(response.status).toBe(410);
    expect(await response.text()).not.toMatch(/Corolla|Perla/);
  });

  test('before anything was accepted there is nothing, and nothing says that there is', async () => {
    const id = await requestQuote();
    const { journeys } = await yanet.call(api.findMyQuote, { params: { id } });
    expect(journeys).toEqual([]);
    expect(await text(inPortal + id, yanet)).not.toContain('Por dónde va su envío');
  });
});

describe('a photo', () => {
  const at = (base: string, width = 320) => `${base}/photos/${photo}/${width}`;
  const mine = () => at(`/api/quotes/${quoteId}`);

  test('is shown to its people alone, and nobody on the way keeps it', async () => {
    const receives = await pathOf('receives');
    const byLink = at(`/api/links/${receives.slice('/oferta/'.length)}`);
    expect(await text(receives)).toContain(`src="${byLink}"`);
    for (const [who, path] of [
      [yanet, mine()],
      [shop.as('anonymous'), byLink],
      [raul, at(`/api/admin/units/${unit}`)],
    ] as const) {
      const response = await who.fetch(path);
      expect([path, response.status]).toEqual([path, 200]);
      expect(response.headers.get('cache-control')).toBe('private, max-age=3600');
      expect(response.headers.get('content-type')).toBe('image/webp');
      // Not `bytes()`: hono's Response, global once a server was opened here, has none.
      expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(100);
    }
  });

  test('is not found by anybody else, in another width, or by a link of another order', async () => {
    await newOrderOnItsWay();
    const token = (await linkInMail()).slice('/oferta/'.length);
    const anonymous = shop.as('anonymous');
    for (const [who, path, status] of [
      [shop.as('other customer'), mine(), 404],
      [raul, mine(), 404],
      [anonymous, mine(), 401],
      [yanet, at(`/api/quotes/${quoteId}`, 640), 404],
      [yanet, at(`/api/quotes/${quoteId}`).replace(photo, unit), 404],
      [anonymous, at(`/api/links/${token}`), 404],
      [anonymous, at('/api/links/x'), 404],
      [anonymous, at(`/api/admin/units/${unit}`), 401],
      [yanet, at(`/api/admin/units/${unit}`), 403],
    ] as const) {
      expect([path, (await who.fetch(path)).status]).toEqual([path, status]);
    }
  });

  test('is closed with the link that showed it', async () => {
    const path = await pathOf('pays');
    const address = at(`/api/links/${path.slice('/oferta/'.length)}`);
    expect((await openAddress(address)).status).toBe(200);
    const links = await yanet.call(api.listMyLinks, { params: { id: quoteId } });
    const linkId = links.find((each) => each.path === path)?.id ?? '';
    await yanet.call(api.revokeMyLink, { params: { id: quoteId, linkId } });
    expect((await openAddress(address)).status).toBe(404);
  });

  test('waits for a tap that says its size, with low data', async () => {
    const path = await pathOf('receives');
    const page = await text(path, shop.as('anonymous').with('mariel-auto-datos=poco'));
    expect(page).not.toMatch(/<img[^>]*photos/);
    expect(page).toContain('Ver foto (1 KB)');
    expect(page).toMatch(/data-picture="[^"]*\/photos\/[^"]*\/320"/);
    // Where no script answers the button, a link does.
    expect(page).toMatch(
      /<noscript><a [^>]*href="[^"]*\/photos\/[^"]*\/320"[^>]*>Ver foto \(1 KB\)/,
    );
    expect(page).toMatch(/Abrir en grande \(\d+ KB\)/);
  });
});

describe('the home page of whoever has something on its way', () => {
  test('says first where it is, until it is handed over', async () => {
    const page = await text('/', yanet);
    expect(page).toContain('Comprado el');
    expect(page).toMatch(/Detenido desde el [^.]*\. Le toca a quien paga\./);
    expect(page).toContain('Falta el título');
    expect(page).toContain('llega a nuestro almacén, sin fecha segura hasta que siga su camino');
    expect(page.indexOf('En camino')).toBeLessThan(page.indexOf('Lo que tiene en marcha'));
    const [moving] = await yanet.call(api.listMyMoving, {});
    expect(moving).toMatchObject({ quoteId, name: 'Toyota Corolla LE 2021', others: 0 });
    expect(await shop.as('other customer').call(api.listMyMoving, {})).toEqual([]);
    // Nothing is on its way of what waits to be bought.
    const { quoteId: waiting } = await newOrderOnItsWay();
    await recordAsStaff(unit, {
      kind: 'expected',
      stage: 'warehouse',
      day: inDays(55),
      cause: 'Cola',
    });
    const orders = async () => (await yanet.call(api.listMyMoving, {})).map((each) => each.quoteId);
    expect(await orders()).toEqual([quoteId]);
    const [bought] = await unitsOf(waiting);
    await recordAsStaff(bought?.id ?? '', { kind: 'reached', stage: 'bought', day: inDays(0) });
    expect(await orders()).toEqual([quoteId, waiting]);
    await recordAsStaff(unit, { kind: 'released' });
    await handOverByWord(unit);
    expect(await orders()).toEqual([waiting]);
    expect(await text(inPortal + quoteId, yanet)).toContain('Entregado el');
  });

  test('says of an order what is held, and whose turn it is, before what comes sooner', async () => {
    const { quoteId: two } = await newOrderOnItsWay({ lines: twoCars });
    const [sooner, held] = await unitsOf(two);
    await recordAsStaff(sooner?.id ?? '', { kind: 'reached', stage: 'bought', day: inDays(0) });
    const shown = async () =>
      (await yanet.call(api.listMyMoving, {})).find((each) => each.quoteId === two);
    expect(await shown()).toMatchObject({ hold: null, others: 1 });
    await recordAsStaff(held?.id ?? '', {
      kind: 'held',
      cause: 'Falta el poder',
      whoActs: 'receives',
    });
    expect(await shown()).toMatchObject({ hold: { whoActs: 'receives' }, others: 1 });
  });
});
