import { beforeEach, expect, test } from 'vitest';
import { api } from '#api.ts';
import { looked } from '#app/server/testing/looked.ts';
import {
  linkInMail,
  linkOfRole,
  sentOffer,
} from '#features/orders/offers/server/testing/offers.ts';
import { submitVerification } from '#features/payments/verifications/server/testing/verifications.ts';
import { linkFor, typedUnit, unitAt } from '#features/shipping/handover/server/testing/handover.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { routes } from '#routes.ts';
import { staffApi } from '#staff-api.ts';
import { raul, requestQuote, setUpQuoteShop, yanet } from '../testing/quote-shop.ts';
import { type Client, shop } from '../testing/test-shop.ts';

/** Every page of the shop with what it shows of somebody, and who opens it. */
let visits: { path: string; who: Client }[];
setUpQuoteShop();
beforeEach(async () => {
  const nobody = shop.as('anonymous');
  const quoteId = await requestQuote();
  const params = { id: quoteId };
  const { referenceNumber: reference } = await yanet.call(api.findMyQuote, { params });
  await looked(raul).call(staffApi.changeQuoteStatus, { params, body: { status: 'approved' } });
  await raul.call(staffApi.issueCode, { params, body: {}, key: newKey() });
  await submitVerification(yanet);
  const [sent] = await yanet.call(api.listMyVerifications, {});
  const { number } = await sentOffer();
  const asks = await linkInMail();
  const unit = await unitAt('ready');
  const accepted = await linkInMail();
  const links = [asks, accepted];
  for (const role of ['pays', 'receives'] as const) {
    links.push(await linkOfRole(unit.quoteId, role));
  }
  const { path: driver } = await linkFor(unit.id);
  const { db } = shop.services;
  await db.updateTable('person').set({ email_verified: true }).where('id', '=', yanet.id).execute();
  const typed = await typedUnit(raul, yanet.email);
  links.push(await linkOfRole(typed.quoteId, 'receives'));
  const plain = Object.values(routes)
    .map(({ path }) => path.replace(/\/:\w+\?$/, ''))
    .filter((path) => !path.includes(':'));
  const own = [
    `/my-quotes?ver=${quoteId}`,
    `/my-quotes?ver=${unit.quoteId}`,
    `/my-verifications?ver=${sent?.id}`,
    `/cotizacion/${reference}`,
    ...[number, unit.offer, typed.offer].flatMap((each) => [
      `/my-quotes/oferta/${each}`,
      `/my-quotes/oferta/${each}/aceptar`,
    ]),
    `/my-quotes/pago/${unit.quoteId}`,
    `/my-quotes/opinion/${unit.quoteId}`,
    '/terms/2025-10',
  ];
  const ofLinks = links.flatMap((link) => [
    link,
    `${link}/pago`,
    `${link}/aceptar`,
    `${link}/opinion`,
  ]);
  visits = [
    ...[...plain, ...own].map((path) => ({ path, who: yanet })),
    ...[...plain, ...ofLinks, driver].map((path) => ({ path, who: nobody })),
    ...plain.map((path) => ({ path, who: shop.as('other customer') })),
  ];
});

const languages = {
  es: {
    /** A code of a country, a web page or a picture is none that anybody would ask for. */
    speaks: (text: string) =>
      /\bc[óo]digos?\b/i.test(text.replace(/código (QR|de país|del país|postal)/gi, '')),
    warns: (text: string) => text.includes('Nunca pedimos códigos por teléfono'),
  },
  en: {
    speaks: (text: string) =>
      /\bcodes?\b/i.test(text.replace(/(QR|country|postal|source) codes?/gi, '')),
    warns: (text: string) => text.includes('We never ask for codes by phone'),
  },
};
const textOf = (html: string) =>
  html.replace(/<(script|style|template)[^>]*>[\s\S]*?<\/\1>/g, '').replace(/<[^>]+>/g, ' ');

test.each(['es', 'en'] as const)(
  'every page that speaks to a person of a code says that we never ask for one by phone (%s)',
  async (language) => {
    const { speaks, warns } = languages[language];
    const silent: string[] = [];
    const spoke: string[] = [];
    for (const { path, who } of visits) {
      const answer = await who.with(`mariel-auto-language=${language}`).fetch(path);
      const text = textOf(await answer.text());
      if (!speaks(text)) continue;
      spoke.push(path);
      if (!warns(text)) silent.push(path);
    }
    expect(silent).toEqual([]);
    const kinds = [/^\/verify/, /my-quotes\?ver/, /my-verifications/, /my-quotes\/oferta/];
    for (const kind of [...kinds, /^\/oferta/, /^\/entregar/, /^\/comprobar/]) {
      expect(
        spoke.filter((path) => kind.test(path)),
        `${kind}`,
      ).not.toEqual([]);
    }
  },
);

test('every mail to a customer says so, the one with the code too, and none that we never ask for money', async () => {
  const rows = await shop.services.db.selectFrom('outbox').select('payload').execute();
  const mails = rows.map(({ payload }) => JSON.stringify(payload));
  const { speaks, warns } = languages.es;
  const toCustomer = mails.filter((mail) => mail.includes(`"to":"${yanet.email}"`));
  expect(toCustomer.filter(speaks).length).toBeGreaterThan(0);
  expect(toCustomer.filter((mail) => !warns(mail))).toEqual([]);
  expect(mails.filter((mail) => /nunca pide dinero/.test(mail))).toEqual([]);
});
