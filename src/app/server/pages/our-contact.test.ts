import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import { mailTopic } from '#platform/mail/mail.ts';
import { openTestShop, type TestShop } from '../testing/test-shop.ts';

// Our e-mail and our WhatsApp come from the owner: production never shows invented ones.

const production = { NODE_ENV: 'production', ALLOW_HTTP: 'yes' };
const pages = [
  ...['/', '/products/automobiles', '/products/motocicletas?search=nada', '/offers', '/offices'],
  ...['/terms', '/legal', '/privacy', '/cookies', '/accesibilidad', '/verify', '/no-existe'],
  ...['/products/automobiles/corolla', '/entrega', '/comparar', '/cotizacion'],
];
const invented = /marielauto\.example|304 ?555 ?0142|3045550142/;
const whatsapp =
  /wa\.me\/\d|[Ee]scr[ií]ba\w* por WhatsApp|\(WhatsApp\)|[Nn]uestro WhatsApp|Por WhatsApp le/;
const mail = /mailto:/;

/** A shop with a product, and a quotation for it; gives its number too. */
async function open(env: Record<string, string>) {
  const shop = await openTestShop({ env });
  await shop.reset();
  const [productId = ''] = await shop.stock({ slug: 'corolla', name: 'Corolla', featured: true });
  const customer = shop.as('customer');
  await customer.call(api.updateContact, {
    body: { phone: '+5351234567', whatsapp: '+5351234567' },
  });
  const line = { productId, productName: 'Corolla', quantity: 1, price: 10_000 };
  const { referenceNumber } = await customer.call(api.createQuote, {
    body: { province: 'HAB', items: [line] },
    key: crypto.randomUUID(),
  });
  return { shop, referenceNumber };
}

const html = async (shop: TestShop, path: string, actor: 'anonymous' | 'customer') =>
  (await shop.as(actor).fetch(path)).text();

async function own(shop: TestShop, referenceNumber: string) {
  const [quote] = await shop.as('customer').call(api.listMyQuotes, {});
  return ['/', `/my-quotes?ver=${quote?.id}`, `/cotizacion/${referenceNumber}`, '/profile'];
}

const mails = (shop: TestShop) =>
  shop.services.db.selectFrom('outbox').selectAll().where('topic', '=', mailTopic).execute();

describe('in production, without a word of the owner’s', () => {
  let opened: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    opened = await open(production);
  });
  afterAll(() => opened.shop.close());

  test.each(pages)('%s sends nobody to an address or a number', async (path) => {
    for (const language of ['es', 'en']) {
      const page = await opened.shop
        .as('anonymous')
        .with(`mariel-auto-language=${language}`)
        .fetch(path)
        .then((answer) => answer.text());
      expect(page).toContain('Mariel Auto');
      expect(page.match(invented)?.[0]).toBeUndefined();
      expect(page.match(whatsapp)?.[0]).toBeUndefined();
      expect(page.match(mail)?.[0]).toBeUndefined();
      expect(page.match(/undefined/)?.[0]).toBeUndefined();
    }
  });

  test('one’s own pages do not show it either', async () => {
    for (const path of await own(opened.shop, opened.referenceNumber)) {
      const page = await html(opened.shop, path, 'customer');
      expect(page, path).toContain('Mariel Auto');
      expect(page.match(invented)?.[0], path).toBeUndefined();
      expect(page.match(/wa\.me\/\d/)?.[0], path).toBeUndefined();
    }
  });

  test('mails do not show it either, and leave from the shop’s own address', async () => {
    const { config } = opened.shop.services;
    expect([config.mailFrom, config.staffEmail]).toEqual([
      'Mariel Auto <tienda@tienda.test>',
      'tienda@tienda.test',
    ]);
    const all = JSON.stringify(await mails(opened.shop));
    expect(all).toContain(opened.referenceNumber);
    expect(all).not.toMatch(invented);
    expect(all).not.toContain('undefined');
  });
});

describe('in production, with an e-mail of the owner’s and no WhatsApp', () => {
  let opened: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    opened = await open({ ...production, BRAND_EMAIL: 'hola@puente.test' });
  });
  afterAll(() => opened.shop.close());

  test('every page has the one and not the other', async () => {
    for (const path of pages) {
      const page = await html(opened.shop, path, 'anonymous');
      expect(page, path).toContain('mailto:hola@puente.test');
      expect(page.match(whatsapp)?.[0], path).toBeUndefined();
      expect(page.match(invented)?.[0], path).toBeUndefined();
    }
  });

  test('every mail has it too', async () => {
    const [first] = (await mails(opened.shop)).map((row) => JSON.stringify(row));
    expect(first).toContain('hola@puente.test');
    expect(first).not.toContain('wa.me');
  });
});

test('the shop to try has an e-mail and a number to show', async () => {
  const { shop } = await open({});
  const page = await html(shop, '/', 'anonymous');
  expect(page).toContain('mailto:contacto@marielauto.example');
  expect(page).toContain('https://wa.me/13045550142');
  await shop.close();
});
