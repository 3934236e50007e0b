import { describe, expect, test } from 'vitest';
import { allScreenRoutes } from '#staff-routes.ts';
import { matchRoute } from '#web/routes/route.ts';
import { shop, testPeople } from '../testing/test-shop.ts';
import {
  ids,
  offer,
  quoteId,
  reference,
  setUpFilledShop,
  verification,
  voyageId,
} from './testing/authorization.ts';

setUpFilledShop();

describe('screens', () => {
  const screens = allScreenRoutes;
  const match = (path: string) => matchRoute(Object.values(screens), path)?.route.path;
  /** Addresses that need more than the screen's path. A screen with parameters needs a row here. */
  const addresses: Record<string, () => string> = {
    catalogue: () => '/products/automobiles?year=2021',
    product: () => '/products/automobiles/corolla',
    staffQuotes: () => '/admin/quotes?status=pending',
    madeQuote: () => `/cotizacion/${reference}`,
    staffOffer: () => `/admin/quotes/${quoteId}/offer`,
    ownOffer: () => `/my-quotes/oferta/${offer.number}`,
    ownOfferAccept: () => `/my-quotes/oferta/${offer.number}/aceptar`,
    offerLink: () => offer.paths.asks,
    ownPayment: () => `/my-quotes/pago/${quoteId}`,
    linkPayment: () => `${offer.paths.asks}/pago`,
    handoverLink: () => '/entregar',
    offerLinkReview: () => `${offer.paths.asks}/opinion`,
    ownReview: () => `/my-quotes/opinion/${quoteId}`,
    offerLinkAccept: () => `${offer.paths.asks}/aceptar`,
    myQuote: () => `/my-quotes?ver=${quoteId}`,
    myVerification: () => `/my-verifications?ver=${verification.id}`,
    staffCustomer: () => `/admin/customers/${quoteId}`,
    staffUnit: () => `/admin/units/${quoteId}`,
    staffVoyage: () => `/admin/voyages/${voyageId}`,
    staffExportFile: () => `/admin/units/${quoteId}/export-file`,
    staffProduct: () => `/admin/products/${ids.corolla}`,
    staffPassport: () => `/admin/products/${ids.corolla}/passport`,
  };
  const addressOf = (name: string) =>
    addresses[name]?.() ?? screens[name as keyof typeof screens].path.replace(/\/:\w+\?$/, '');
  const answers: Record<string, number[]> = {
    anyone: [200, 200, 200, 200, 200],
    'signed-in': [302, 200, 200, 200, 200],
    staff: [302, 403, 403, 200, 200],
    administrador: [302, 403, 403, 403, 200],
  };

  /** Screens of one person alone. */
  const one = [302, 200, 404, 404, 404];
  const own: Record<string, number[]> = {
    madeQuote: one,
    myQuote: one,
    myVerification: one,
    ownOffer: one,
    ownPayment: one,
    ownReview: one,
    ownOfferAccept: one,
    // There is no such unit.
    staffUnit: [302, 403, 403, 404, 404],
    staffExportFile: [302, 403, 403, 404, 404],
  };

  test('every screen of the shop can be asked for', () => {
    for (const [name, { path }] of Object.entries(screens)) {
      expect([name, match(addressOf(name).replace(/\?.*/, ''))]).toEqual([name, path]);
    }
  });

  test('each screen of somebody signed in shows the way out', async () => {
    for (const [name, { access }] of Object.entries(screens)) {
      if (access === 'anyone') continue;
      const page = await (await shop.as('administrador').fetch(addressOf(name))).text();
      expect([name, page.includes('href="/api/logout"')]).toEqual([name, true]);
    }
  });

  describe.each(Object.entries(screens))('the screen %s', (name, { access }) => {
    test.each(
      testPeople.map((actor, at) => ({ actor, status: (own[name] ?? answers[access])?.[at] })),
    )('answers $actor with $status', async ({ actor, status }) => {
      const address = addressOf(name);
      const response = await shop.as(actor).fetch(address);
      expect(response.status).toBe(status);
      const page = await response.text();
      const needsCode = status === 200 && !page.includes('"kind":"static"');
      expect(page.includes(`/assets/${name}-00000000.js`)).toBe(needsCode);
      if (status === 302) {
        expect(response.headers.get('location')).toBe(
          `/?aviso=entrar&returnTo=${encodeURIComponent(address)}`,
        );
        expect(page).toBe('');
      }
      if (status === 403) {
        expect(page).toContain('<h1>Acceso Denegado</h1>');
        expect(page).toContain('No tienes permisos para acceder a esta página.');
        expect(page).not.toMatch(/MA-TX-|Corolla|data-live="true" aria-label="Ver detalle/);
      }
      if (access !== 'anyone')
        expect(response.headers.get('cache-control') ?? '').not.toContain('public');
    });

    test('with a slash at its end it is as closed as without', async () => {
      const closed = access !== 'anyone';
      const [path = '', query] = addressOf(name).split('?');
      const response = await shop.as('anonymous').fetch(`${path}/${query ? `?${query}` : ''}`);
      expect(response.status === 200).toBe(!closed && path !== '/');
    });
  });

  test('sends strangers home with the reason and a way back', async () => {
    const sent = await shop.as('anonymous').fetch('/my-quotes');
    const home = await shop.as('anonymous').fetch(sent.headers.get('location') ?? '');
    const page = await home.text();
    expect(page).toContain('Entre con su cuenta para ver esa página.');
    expect(page).toContain('href="/api/login?returnTo=%2Fmy-quotes"');
    expect(await (await shop.as('anonymous').fetch('/')).text()).not.toContain(
      'Entre con su cuenta',
    );
  });

  test('each person sees their own: quotes, name, menu', async () => {
    const mine = await (await shop.as('customer').fetch('/my-quotes')).text();
    expect(mine).toContain('MA-TX-');
    expect(mine).not.toContain('href="/admin/quotes"');
    const theirs = await (await shop.as('other customer').fetch('/my-quotes')).text();
    expect(theirs).not.toContain('MA-TX-');
    expect(theirs).not.toContain('Yanet');
    const staffs = await (await shop.as('agente').fetch('/admin/quotes')).text();
    expect(staffs).toContain('MA-TX-');
    expect(staffs).toContain('Yanet Pérez');
    expect(staffs).toContain('href="/admin/quotes"');
    const filtered = await (await shop.as('agente').fetch('/admin/quotes?status=sent')).text();
    expect(filtered).not.toContain('MA-TX-');
  });

  test('what a person was shown is never given to another', async () => {
    for (const path of ['/', addressOf('catalogue'), addressOf('product')]) {
      const before = await (await shop.as('anonymous').fetch(path)).text();
      for (const actor of ['agente', 'customer', 'agente'] as const) {
        const response = await shop.as(actor).fetch(path);
        expect(response.headers.get('cache-control')).toBe('private, no-store');
        expect(await response.text()).toContain(shop.as(actor).email);
      }
      const after = await shop.as('anonymous').fetch(path);
      expect(after.headers.get('vary')).toContain('cookie');
      expect(await after.text()).toBe(before);
      expect(before).not.toContain('@correo.test');
    }
  });
});
