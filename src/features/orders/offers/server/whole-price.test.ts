import { expect, test } from 'vitest';
import { api } from '#api.ts';
import { raul, requestQuote, setUpQuoteShop, yanet } from '#app/server/testing/quote-shop.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import { readPdf } from '#features/papers/documents/server/testing/read-pdf.ts';
import { aboutMoney } from '#features/shop/catalogue/landed-cost/messages.ts';
import { callAddress } from '#platform/calls/client.ts';
import { formatMoney } from '#platform/money.ts';
import { formatDate, formatDay } from '#platform/time/dates.ts';
import { href, routes } from '#routes.ts';
import { staffApi } from '#staff-api.ts';
import type { OfferDraft } from '../schema.ts';
import {
  accept,
  decline,
  linkInMail,
  linkOfRole,
  mails,
  sendReminders,
  sentOffer,
  textAt,
  today,
} from './testing/offers.ts';

setUpQuoteShop();

const from = { source: 'Aduana', sourceAddress: null, asOf: '2026-11-01' };
const estimates: OfferDraft['estimates'] = [
  { text: 'Aranceles', cents: 320_000, ...from },
  { text: 'Transporte', cents: 40_050, ...from },
];
const unknown = { text: 'Matrícula', cents: null, source: null, sourceAddress: null, asOf: null };
const words = {
  es: ['A nosotros', 'En Cuba (estimado)', '≈ US$3,601', 'En total en Holguín'],
  en: ['To us', 'In Cuba (estimated)', '≈ US$3,601', 'Total in Holguín'],
};
const plain = (html: string) =>
  html.replaceAll(/<script.*?<\/script>|<!--.*?-->|<[^>]+>/gs, ' ').replaceAll(/\s+/g, ' ');
const paper = async (number: string) => {
  const answer = await yanet.fetch(callAddress(api.offerPaper, { params: { number }, query: {} }));
  return readPdf(Buffer.from(await answer.arrayBuffer())).text.replaceAll(/\s+/g, ' ');
};

test.each(['es', 'en'] as const)(
  'page, paper, mail and reminder say the same three sums (%s)',
  async (language) => {
    const offer = await sentOffer(undefined, { estimates, language });
    const whole = aboutMoney(offer.totalCents + 360_050, language);
    await sendReminders();
    const written = (await mails()).slice(-3).map(({ text }) => text.replaceAll(/\s+/g, ' '));
    const told = written.filter((text) => text.includes(whole));
    expect(told.length).toBeGreaterThanOrEqual(2);
    const page = plain(await textAt(`${language === 'en' ? '/en' : ''}${await linkInMail()}`));
    // The reader of our tests knows no ligature, as in “offer”.
    const papers = language === 'es' ? [await paper(offer.number)] : [];
    for (const text of [...told, page, ...papers])
      for (const word of [...words[language], whole]) expect(text).toContain(word);
  },
);

test('the pages of an order say the three sums once, and no estimate of ours beside them', async () => {
  const quoteId = await requestQuote();
  const offer = await sentOffer(quoteId, { estimates });
  const whole = aboutMoney(offer.totalCents + 360_050, 'es');
  const own = `/my-quotes?ver=${quoteId}`;
  const ofOffer = href(routes.ownOffer, { number: offer.number });
  const links = [await linkInMail(), await linkOfRole(quoteId, 'pays')];
  const sayOnce = async () => {
    const texts = new Map<string, string>();
    for (const path of [own, ofOffer])
      texts.set(path, plain(await (await yanet.fetch(path)).text()));
    for (const path of links) texts.set(path, plain(await textAt(path)));
    for (const [path, text] of texts) {
      for (const once of ['En Cuba (estimado)', 'En total en Holguín', whole])
        expect(text.split(once).length - 1, `${path}: ${once}`).toBe(1);
      expect(text, path).toContain(`A nosotros ${formatMoney(offer.totalCents, 'es')}`);
      expect(text, path).not.toContain('Total estimado');
    }
    const list = plain(await (await yanet.fetch('/my-quotes')).text());
    expect(list).toContain(formatMoney(offer.totalCents, 'es'));
  };
  await sayOnce();
  await accept(offer);
  await sayOnce();
});

test('who pays is not told to decide on options, which are for whoever asked', async () => {
  const quoteId = await requestQuote();
  const offer = await sentOffer(quoteId);
  expect(offer.lines.some(({ optional }) => optional)).toBe(true);
  expect(await textAt(await linkInMail())).toContain('Opciones: usted decide');
  const pays = plain(await textAt(await linkOfRole(quoteId, 'pays')));
  expect(pays).toContain('Opciones No están en el total.');
  expect(pays).not.toContain('usted decide');
});

test('where a part in Cuba has no figure it is named, and there is no sum of all', async () => {
  const offer = await sentOffer(undefined, { estimates: [...estimates, unknown] });
  const page = plain(await textAt(await linkInMail()));
  for (const text of [page, await paper(offer.number)]) {
    expect(text).toContain('≈ US$3,601');
    expect(text).toContain('Falta: Matrícula');
    expect(text).not.toContain('≈ US$31');
  }
});

test('without a figure for Cuba nothing is added to what is paid to us', async () => {
  const offer = await sentOffer();
  const text = await paper(offer.number);
  expect(text).toContain('A nosotros');
  expect(text).not.toMatch(/≈|En Cuba/);
});

test('the days that an offer names are those that its units are promised on acceptance', async () => {
  const quoteId = await requestQuote();
  const offer = await sentOffer(quoteId);
  const pays = await linkOfRole(quoteId, 'pays');
  const pages = [plain(await textAt(await linkInMail())), plain(await textAt(pays))];
  const [mail] = (await mails()).filter(({ subject }) => subject === `Su oferta ${offer.number}`);
  const drawn = await paper(offer.number);
  await accept(offer);
  const { journeys } = await yanet.call(api.findMyQuote, { params: { id: quoteId } });
  const [unit] = journeys;
  const day = (stage: string) =>
    unit?.stages.find((each) => each.stage === stage)?.promisedOn ?? '';
  const [mariel, handover] = [day('in_mariel'), day('delivered')];
  expect(mariel > today() && handover > mariel).toBe(true);
  for (const page of pages)
    expect(page).toContain(
      `Si acepta hoy: en Mariel hacia el ${formatDay(mariel, 'es')}, entregado hacia el ${formatDay(handover, 'es')}.`,
    );
  const on = `Si acepta el ${formatDate(today(), 'es')}: en Mariel hacia el ${formatDate(mariel, 'es')}, entregado hacia el ${formatDate(handover, 'es')}.`;
  expect(drawn).toContain(on);
  expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(on);
});

test('no day is named of an offer that cannot be accepted any more', async () => {
  const offer = await sentOffer();
  await decline(offer);
  expect(plain(await textAt(await linkInMail()))).not.toContain('Si acepta hoy');
});

test('an offer and its paper name the vehicle by its whole VIN, as no public page does', async () => {
  const vin = '5YFEPMAE6MP214067';
  const quoteId = await requestQuote();
  const product = await shop.services.db
    .selectFrom('product')
    .select('id')
    .where('slug', '=', 'corolla')
    .executeTakeFirstOrThrow();
  const seen = { source: 'title', on: '2026-11-12' } as const;
  await raul.call(staffApi.savePassport, {
    params: product,
    body: {
      vin: { value: vin, ...seen },
      title: { value: 'clean', ...seen },
      owners: { value: 2, ...seen },
      expected: {},
    },
  });
  const offer = await sentOffer(quoteId);
  const said = `VIN: ${vin}, Título: Limpio (clean), 2 dueños`;
  expect(plain(await textAt(await linkInMail()))).toContain(said);
  expect(await paper(offer.number)).toContain(said);
  expect((await mails()).at(-1)?.text).toContain(said);
  expect(await textAt('/products/automobiles/corolla')).not.toContain(vin);
});
