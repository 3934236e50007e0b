import { beforeEach, describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import { setUpShop, shop } from '#app/server/testing/test-shop.ts';
import { writeAdded } from '#features/shop/cart/add-form.ts';
import { browserWithoutScript as browser } from './testing/browser.ts';

let corolla: string;
let versa: string;
setUpShop();
beforeEach(async () => {
  await shop.reset();
  [corolla = '', versa = ''] = await shop.stock(
    { slug: 'corolla', name: 'Toyota Corolla', priceCents: 1590000 },
    { slug: 'versa', name: 'Nissan Versa', priceCents: 1280000, provinces: ['HAB', 'HOL'] },
  );
});

const numbers = { phone: '+53 5 555 5555', whatsapp: '+1 305 555 0142' };

test('the whole job with forms: added, counted, quoted, and the number is there', async () => {
  const yanet = browser(shop.as('customer'));
  const added = await yanet.post({ agregar: corolla });
  expect([added.status, added.to]).toEqual([303, `/cotizacion?agregado=${corolla}`]);
  // As the button of a card writes it.
  await yanet.post({ agregar: writeAdded(corolla) });
  const page = await yanet.get('/cotizacion');
  expect(page).toContain('Toyota Corolla');
  expect(page).toContain('US$31,800');
  const made = await yanet.post({
    ...(await yanet.rendered()),
    accion: 'generar',
    notes: 'De día',
  });
  expect(made.status).toBe(303);
  const [quote] = await shop.as('customer').call(api.listMyQuotes, {});
  expect(made.to).toBe(`/cotizacion/${quote?.referenceNumber}`);
  expect(quote).toMatchObject({ total: '31800.00', notes: 'De día' });
  expect(await yanet.get('/cotizacion')).toContain('Su cotización está vacía');
});

test('a browser that keeps no cookie is told why its quotation is empty', async () => {
  const keepsNothing = browser(shop.as('customer'));
  const { to } = await keepsNothing.post({ agregar: corolla });
  keepsNothing.cookies.clear();
  const page = await keepsNothing.get(to ?? '');
  expect(page).toContain('Este navegador no deja guardar su cotización');
  expect(await keepsNothing.get('/cotizacion')).not.toContain('no deja guardar');
});

describe('the same page posted again', () => {
  test('after a cut line, a reload or a double tap gives the same number', async () => {
    const yanet = browser(shop.as('customer'));
    await yanet.post({ agregar: corolla });
    const form = { ...(await yanet.rendered()), accion: 'generar' };
    const before = new Map(yanet.cookies);
    const both = await Promise.all([yanet.post(form), yanet.post(form)]);
    const [to] = both.map((each) => each.to);
    expect(both.map((each) => [each.status, each.to])).toEqual([
      [303, to],
      [303, to],
    ]);
    // The answer was lost: the browser still has the cart, and draws its page again.
    for (const [name, value] of before) yanet.cookies.set(name, value);
    const again = await yanet.post({
      ...(await yanet.rendered()),
      accion: 'generar',
      notes: 'Otra',
    });
    expect(again.to).toBe(to);
    expect(await shop.as('customer').call(api.listMyQuotes, {})).toHaveLength(1);
    expect(await yanet.get('/cotizacion')).toContain('Su cotización está vacía');
  });

  test('leaves what was added meanwhile', async () => {
    const yanet = browser(shop.as('customer'));
    await yanet.post({ agregar: corolla });
    const form = { ...(await yanet.rendered()), accion: 'generar' };
    await yanet.post({ agregar: versa });
    await yanet.post({ agregar: corolla });
    await yanet.post(form);
    await yanet.post(form);
    const page = await yanet.get('/cotizacion');
    expect(page).toContain('Nissan Versa');
    expect(page).toContain('Toyota Corolla');
    expect(page).toContain('2 productos');
  });

  test('with another cart makes another quotation', async () => {
    const yanet = browser(shop.as('customer'));
    for (const product of [corolla, corolla]) {
      await yanet.post({ agregar: product });
      await yanet.post({ ...(await yanet.rendered()), accion: 'generar' });
    }
    expect(await shop.as('customer').call(api.listMyQuotes, {})).toHaveLength(2);
  });
});

describe('quantities', () => {
  test('are typed, counted up and down, and a line goes', async () => {
    const yanet = browser(shop.as('anonymous'));
    await yanet.post({ agregar: corolla });
    await yanet.post({ agregar: versa });
    const lines = await yanet.rendered();
    expect((await yanet.post({ ...lines, [`cantidad-${corolla}`]: '12' })).to).toBe('/cotizacion');
    expect(await yanet.get('/cotizacion')).toContain('13 productos');
    await yanet.post({ ...lines, poner: `${versa}.3`, [`cantidad-${versa}`]: '1' });
    expect(await yanet.get('/cotizacion')).toContain('15 productos');
    await yanet.post({ ...lines, quitar: corolla });
    const page = await yanet.get('/cotizacion');
    expect(page).toContain('3 productos');
    expect(page).not.toContain('Toyota Corolla');
    for (const typed of ['0', '-4', '1e9', 'muchos', '100', ' ']) {
      expect((await yanet.post({ ...lines, [`cantidad-${versa}`]: typed })).status).toBe(303);
    }
    expect(await yanet.get('/cotizacion')).toContain('99 productos');
  });

  test('what was written for the agent stays when they change', async () => {
    const yanet = browser(shop.as('customer'));
    await yanet.post({ agregar: corolla });
    const typed = { ...(await yanet.rendered()), notes: 'Llamar <después> de las 6' };
    const more = { poner: `${corolla}.2` };
    const { answer, status } = await yanet.post({ ...typed, ...more });
    const page = await answer.text();
    expect(status).toBe(200);
    expect(page).toContain('Llamar &lt;después&gt; de las 6');
    expect(page).toContain('2 productos');
    expect(await yanet.get('/cotizacion')).toContain('2 productos');
  });

  test('others than those whose total was seen are shown before they are sent', async () => {
    const yanet = browser(shop.as('customer'));
    await yanet.post({ agregar: corolla });
    const form = { ...(await yanet.rendered()), accion: 'generar', [`cantidad-${corolla}`]: '2' };
    const { answer } = await yanet.post(form);
    const page = await answer.text();
    expect(page).toContain('Cambió las cantidades. Revise el total');
    expect(page).toContain('US$31,800');
    expect(await shop.as('customer').call(api.listMyQuotes, {})).toEqual([]);
  });
});

describe('what is missing or has changed', () => {
  test('signed out, the way leads through signing in and back to the cart', async () => {
    const somebody = browser(shop.as('anonymous'));
    await somebody.post({ agregar: corolla });
    const page = await somebody.get('/cotizacion');
    expect(page).toContain('href="/api/login?returnTo=%2Fcotizacion"');
    expect(page).not.toContain('value="generar"');
  });

  test('numbers that the profile lacks are asked for, kept, and wrong ones come back', async () => {
    const { db } = shop.services;
    const client = shop.as('customer');
    const none = { phone: null, whatsapp: null };
    await db.updateTable('person').set(none).where('id', '=', client.id).execute();
    const yanet = browser(client);
    await yanet.post({ agregar: corolla });
    const form = { ...(await yanet.rendered()), accion: 'generar', notes: 'De día' };
    const empty = await yanet.post(form);
    const page = await empty.answer.text();
    expect([empty.status, page]).toEqual([400, expect.stringMatching(/phone-error.*Por favor/s)]);
    expect(page).toContain('De día');
    const wrong = await yanet.post({ ...form, ...numbers, phone: 'llámame' });
    expect(await wrong.answer.text()).toMatch(/phone-error.*código de país.*value="llámame"/s);
    const made = await yanet.post({ ...form, ...numbers });
    expect(made.to).toMatch(/^\/cotizacion\/MA-TX-/);
    expect(await client.call(api.currentUser, {})).toMatchObject({ phone: '+5355555555' });
  });

  test('whoever has WhatsApp at the same number types it once', async () => {
    const client = shop.as('customer');
    const none = { phone: null, whatsapp: null };
    const { db } = shop.services;
    await db.updateTable('person').set(none).where('id', '=', client.id).execute();
    const yanet = browser(client);
    await yanet.post({ agregar: corolla });
    const form = { ...(await yanet.rendered()), accion: 'generar', mismo: 'on', whatsapp: '' };
    const wrong = await (await yanet.post({ ...form, phone: 'llámame' })).answer.text();
    expect(wrong).toMatch(/<input(?=[^>]*name="mismo")[^>]*checked=""/);
    const made = await yanet.post({ ...form, phone: '+53 5 555 5555' });
    expect(made.to).toMatch(/^\/cotizacion\/MA-TX-/);
    const same = { phone: '+5355555555', whatsapp: '+5355555555' };
    expect(await client.call(api.currentUser, {})).toMatchObject(same);
  });

  test('a single piece has no field of quantity, and the button stands before what need not be read', async () => {
    const yanet = browser(shop.as('customer'));
    await shop.services.db
      .updateTable('product')
      .set({ stock: 1 })
      .where('id', '=', versa)
      .execute();
    await yanet.post({ agregar: versa });
    const one = await yanet.get('/cotizacion');
    expect(one).toContain('Pieza única');
    expect(one).not.toMatch(/Actualizar cantidades|name="cantidad-/);
    expect(one.indexOf('value="generar"')).toBeLessThan(one.indexOf('Sin pagos online'));
    await yanet.post({ agregar: corolla });
    const two = await yanet.get('/cotizacion');
    expect(two).toContain('Actualizar cantidades');
    expect(two.match(/name="cantidad-/g)).toHaveLength(1);
  });

  test('a price that changed is shown, and the next tap confirms it', async () => {
    const yanet = browser(shop.as('customer'));
    await yanet.post({ agregar: corolla });
    const form = { ...(await yanet.rendered()), accion: 'generar', notes: 'De día' };
    const { db } = shop.services;
    await db
      .updateTable('product')
      .set({ price_cents: 1700000 })
      .where('id', '=', corolla)
      .execute();
    const refused = await yanet.post(form);
    const page = await refused.answer.text();
    expect(refused.status).toBe(409);
    expect(page).toContain('Algún precio cambió desde que lo agregó.');
    expect(page).toContain('Toyota Corolla: antes US$15,900, ahora US$17,000.');
    expect(page).toContain('De día');
    const [, precios = ''] = /name="precios" value="([^"]*)"/.exec(page) ?? [];
    expect((await yanet.post({ ...form, precios })).status).toBe(303);
  });

  test('what was sold meanwhile is named, taken out, and the rest goes', async () => {
    const yanet = browser(shop.as('customer'));
    await yanet.post({ agregar: corolla });
    await yanet.post({ agregar: versa });
    const form = { ...(await yanet.rendered()), accion: 'generar' };
    const { db } = shop.services;
    await db.updateTable('product').set({ status: 'sold' }).where('id', '=', versa).execute();
    const refused = await yanet.post(form);
    expect([refused.status, await refused.answer.text()]).toEqual([
      409,
      expect.stringContaining('Ya no se puede cotizar: Nissan Versa.'),
    ]);
    expect((await yanet.post({ agregar: versa })).status).toBe(409);
    await yanet.post({ ...(await yanet.rendered()), quitar: versa });
    const made = await yanet.post({ ...(await yanet.rendered()), accion: 'generar' });
    expect(made.status).toBe(303);
  });
});

test('another province sets the cart aside, says so, and brings it back with its province', async () => {
  const yanet = browser(shop.as('anonymous'));
  await yanet.post({ agregar: corolla });
  yanet.cookies.set('mariel-auto-province', 'HOL');
  const page = await yanet.get('/cotizacion');
  expect(page).toContain('Tenía 1 producto para La Habana; ahora eligió Holguín');
  await yanet.post({ agregar: versa });
  const other = await yanet.get('/cotizacion');
  expect(other).toContain('Nissan Versa');
  expect(other).not.toContain('Toyota Corolla');
  expect(other).toContain('Recuperar la anterior (La Habana)');
  await yanet.post({ accion: 'recuperar' });
  expect(yanet.cookies.get('mariel-auto-province')).toBe('HAB');
  expect(await yanet.get('/cotizacion')).toContain('Toyota Corolla');
  await yanet.post({ accion: 'recuperar' });
  expect(await yanet.get('/cotizacion')).toContain('Nissan Versa');
});
