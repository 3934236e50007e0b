import { beforeAll, describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import { priceTexts } from '#features/company/about/price.ts';
import { newQuote, restock } from '#features/requests/quotes/server/testing/quotes.ts';
import { writeCartCookie } from '#features/shop/cart/cart-cookie.ts';
import type { routes } from '#routes.ts';
import { sampleMails } from '../../../../bench/sample-mails.ts';
import { setUpShop, shop } from '../testing/test-shop.ts';

// Wherever somebody reads an estimated price or a total of ours, one sentence says what it holds.

/** An amount of money as the shop writes it, and what stands for one. */
const amount = /US\$\d|Precio por confirmar|Price to be confirmed/;

/** Every screen, with addresses that show all that it can. */
const addresses: Record<keyof typeof routes, readonly string[]> = {
  home: ['/'],
  catalogue: ['/products', '/products/automobiles', '/products/electrodomesticos'],
  product: ['/products/automobiles/corolla', '/products/triciclos/luna'],
  compare: ['/comparar?p=automobiles/corolla,automobiles/borrado'],
  featured: ['/offers'],
  provinces: ['/provincia'],
  delivery: ['/entrega'],
  offices: ['/offices'],
  privacy: ['/privacy'],
  cookies: ['/cookies'],
  legal: ['/legal'],
  terms: ['/terms'],
  accessibility: ['/accesibilidad'],
  verify: ['/verify'],
  check: ['/comprobar'],
  // A verification names no price.
  myVerification: [],
  myVerifications: ['/my-verifications'],
  cart: ['/cotizacion'],
  myQuote: ['/my-quotes?ver={quote}'],
  myQuotes: ['/my-quotes'],
  profile: ['/profile'],
  madeQuote: ['/cotizacion/{reference}'],
  // An offer's price is firm, and its lines say what it holds.
  ownOffer: [],
  ownOfferAccept: [],
  offerLink: [],
  ownPayment: [],
  linkPayment: [],
  offerLinkAccept: [],
  // What people say names no price.
  offerLinkReview: [],
  ownReview: [],
  // Whoever hands over reads no price.
  handoverLink: [],
  offline: ['/sin-conexion'],
};

let quote = '';
let reference = '';
let cart = '';
setUpShop();
beforeAll(async () => {
  const ids = await restock(shop);
  await shop.services.db.updateTable('product').set({ featured: true }).execute();
  const yanet = shop.as('customer');
  const made = await yanet.call(api.createQuote, { body: newQuote(ids), key: 'envio-1-xxxxxxxx' });
  quote = made.id;
  reference = made.referenceNumber;
  const lines = [{ productId: ids.corolla, quantity: 1 }];
  cart = writeCartCookie(lines, 'HOL', Date.now());
});

describe.each(['es', 'en'] as const)('a price reads the same to who reads %s', (language) => {
  test('on every screen', async () => {
    const showing: string[] = [];
    for (const actor of ['anonymous', 'customer'] as const) {
      const client = shop
        .as(actor)
        .with(
          `mariel-auto-language=${language}; mariel-auto-province=HOL; mariel-auto-lines=${cart}`,
        );
      for (const address of Object.values(addresses).flat()) {
        const filled = address.replace('{quote}', quote).replace('{reference}', reference);
        const response = await client.fetch(filled);
        const text = textOf(await response.text());
        if (!amount.test(text)) continue;
        showing.push(address);
        expect(text, `${actor}: ${address}`).toContain(priceTexts[language].holds);
      }
    }
    expect(new Set(showing)).toEqual(
      new Set([
        '/',
        '/products',
        '/products/automobiles',
        '/products/electrodomesticos',
        '/products/automobiles/corolla',
        '/products/triciclos/luna',
        '/comparar?p=automobiles/corolla,automobiles/borrado',
        '/offers',
        '/cotizacion',
        '/my-quotes',
        '/my-quotes?ver={quote}',
      ]),
    );
  });

  test('in the terms and the legal notice', async () => {
    const client = shop.as('anonymous').with(`mariel-auto-language=${language}`);
    for (const address of ['/terms', '/legal']) {
      const text = textOf(await (await client.fetch(address)).text());
      expect(text, address).toContain(priceTexts[language].holds);
      expect(text, address).not.toMatch(/puesto en el puerto|at the US port/);
    }
  });

  test('in both parts of every mail', () => {
    const showing: string[] = [];
    for (const [name, { language: its, text, html }] of Object.entries(sampleMails())) {
      if (its !== language || !amount.test(text)) continue;
      showing.push(name);
      expect(text, name).toContain(priceTexts[language].holds);
      expect(textOf(html), name).toContain(priceTexts[language].holds);
    }
    expect(showing).toEqual(
      language === 'es' ? ['quote-made-es', 'staff-new-quote-es'] : ['quote-made-en'],
    );
  });
});

test('for staff too, who read it out', async () => {
  const answer = await shop.as('agente').fetch(`/admin/quotes?ver=${quote}`);
  const text = textOf(await answer.text());
  expect(text).toContain('Total estimado');
  expect(text).toContain(priceTexts.es.holds);
});

/** What people read of a page or a mail. */
function textOf(html: string): string {
  return html
    .replace(/<(script|style|head)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]+>/g, '')
    .replace(/&#(?:x27|39);/g, '’')
    .replaceAll('EE.\u00a0UU.', 'EE. UU.');
}
