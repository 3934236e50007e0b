import { expect, test } from 'vitest';
import { requestQuote, setUpQuoteShop, yanet } from '#app/server/testing/quote-shop.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import { readPdf } from '#features/papers/documents/server/testing/read-pdf.ts';
import { pictureAddress } from '#features/shop/catalogue/pictures/picture-address.ts';
import {
  changeProduct,
  linkInMail,
  linkOfRole,
  mails,
  own,
  sentOffer,
  textAt,
} from './testing/offers.ts';

setUpQuoteShop();

const picture = 'a1'.repeat(16);
const address = pictureAddress(picture, 160);
const describeCar = (specifications: object, hash?: string) =>
  changeProduct('corolla', {
    specifications: JSON.stringify(specifications),
    pictures: JSON.stringify(hash ? [{ hash, alt: 'De frente' }] : []),
  });
const asReader = async (path: string, lowData = false) =>
  (
    await shop.as('anonymous').fetch(path, lowData ? { headers: { 'save-data': 'on' } } : {})
  ).text();
const paper = async (number: string) => {
  const answer = await yanet.fetch(`/api/offers/${number}/oferta.pdf`);
  return readPdf(Buffer.from(await answer.arrayBuffer())).text.replaceAll('\n', ' ');
};

test.each([
  ['es', { Kilometraje: '58,000 km', Estado: 'Bueno' }, '58,000 km'],
  ['en', { Kilometraje: '58,000 km' }, '36,040 mi (58,000 km)'],
  ['es', { Estado: 'Seminuevo' }, 'Seminuevo'],
  ['en', { Kilometraje: '0 km, nuevo' }, '0 mi (0 km), new'],
] as const)(
  'an offer in %s of what is written as %j says %s and shows its picture, whatever becomes of the product',
  async (language, specifications, said) => {
    await describeCar(specifications, picture);
    const quoteId = await requestQuote();
    const offer = await sentOffer(quoteId, { language });
    const paths = [
      await linkInMail(),
      await linkOfRole(quoteId, 'pays'),
      await linkOfRole(quoteId, 'receives'),
    ];
    const told = (await mails()).findLast(({ subject }) => subject.includes(offer.number))?.text;
    expect(told?.replaceAll(/\s+/g, ' ')).toContain(said);
    await describeCar({ Kilometraje: '91,000 km' });
    for (const path of paths) {
      const page = await textAt(path);
      expect(page).toContain(said);
      expect(page).toContain(address);
      const saving = await asReader(path, true);
      expect(saving).toContain(said);
      expect(saving).not.toContain(address);
    }
    // The reader of our tests knows no ligature, as in “offer”.
    if (language === 'es') expect(await paper(offer.number)).toContain(said);
    expect((await own(offer)).offer?.shownHash).toBe(offer.shownHash);
  },
);

test('of a product without picture or mileage nothing is shown, and before an offer its picture is', async () => {
  const quoteId = await requestQuote();
  const receives = await linkOfRole(quoteId, 'receives');
  expect(await textAt(receives)).not.toContain('/pictures/');
  await describeCar({}, picture);
  expect(await textAt(receives)).toContain(address);
  await describeCar({});
  expect((await sentOffer(quoteId)).products).toEqual([]);
});
