import { beforeEach, expect, test } from 'vitest';
import { api } from '#api.ts';
import { type Client, setUpShop, shop } from '#app/server/testing.ts';
import { newQuote, restock } from '#features/quotes/server/testing.ts';
import { submitVerification } from '#features/verifications/server/testing.ts';
import { routes } from '#routes.ts';
import { staffApi } from '#staff-api.ts';

let yanet: Client;
let quoteId: string;
let verificationId: string;
setUpShop();
beforeEach(async () => {
  await shop.reset();
  const body = newQuote(await restock(shop));
  yanet = shop.as('customer');
  ({ id: quoteId } = await yanet.call(api.createQuote, { body, key: 'envio-1-xxxxxxxx' }));
  const raul = shop.as('agente');
  const params = { id: quoteId };
  await raul.call(staffApi.changeQuoteStatus, { params, body: { status: 'approved' } });
  await raul.call(staffApi.issueCode, { params, body: {}, key: 'codigo-1-xxxxxxxx' });
  await submitVerification(yanet);
  const [sent] = await yanet.call(api.listMyVerifications, {});
  verificationId = sent?.id ?? '';
});

/** A code of a country, a web page or a picture is none that anybody would ask for. */
const speaksOfCode = (text: string) =>
  /\bc[óo]digos?\b/i.test(text.replace(/código (QR|de país|del país)/gi, ''));
const warns = (text: string) => text.includes('Nunca pedimos códigos por teléfono');
const textOf = (html: string) =>
  html.replace(/<(script|style|template)[^>]*>[\s\S]*?<\/\1>/g, '').replace(/<[^>]+>/g, ' ');

test('every page that speaks to a person of a code says that we never ask for one by phone', async () => {
  const plain = Object.values(routes)
    .map(({ path }) => path.replace(/\/:\w+\?$/, ''))
    .filter((path) => !path.includes(':') && path !== routes.kit.path);
  const own = [`/my-quotes?ver=${quoteId}`, `/my-verifications?ver=${verificationId}`];
  const silent: string[] = [];
  let spoke = 0;
  const visits = [
    ...[...plain, ...own].map((path) => ({ path, who: yanet })),
    ...plain.map((path) => ({ path, who: shop.as('other customer') })),
  ];
  for (const { path, who } of visits) {
    const text = textOf(await (await who.fetch(path)).text());
    if (!speaksOfCode(text)) continue;
    spoke += 1;
    if (!warns(text)) silent.push(path);
  }
  expect(silent).toEqual([]);
  expect(spoke).toBeGreaterThan(4);
});

test('every mail to a customer says so, the one with the code too, and none that we never ask for money', async () => {
  const rows = await shop.services.db.selectFrom('outbox').select('payload').execute();
  const mails = rows.map(({ payload }) => JSON.stringify(payload));
  const toCustomer = mails.filter((mail) => mail.includes(`"to":"${yanet.email}"`));
  expect(toCustomer.filter(speaksOfCode).length).toBeGreaterThan(0);
  expect(toCustomer.filter((mail) => !warns(mail))).toEqual([]);
  expect(mails.filter((mail) => /nunca pide dinero/.test(mail))).toEqual([]);
});
