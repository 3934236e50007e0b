import { expect, test } from 'vitest';
import { setUpQuoteShop, yanet } from '#app/server/testing/quote-shop.ts';
import { accept, own, sentOffer } from './testing/offers.ts';

setUpQuoteShop();

const inQueue = 'Recibimos su cotización y está en cola.';

test('a quotation with an offer does not say that it waits in a queue', async () => {
  const offer = await sentOffer();
  const quoteId = (await own(offer)).quoteId ?? '';
  const read = async () => (await yanet.fetch(`/my-quotes?ver=${quoteId}`)).text();
  const asked = await read();
  expect(asked).toContain('Le toca a usted: vea la oferta y respóndala.');
  expect(asked).not.toContain(inQueue);
  await accept(offer);
  const accepted = await read();
  expect(accepted).toContain('Nos toca a nosotros: los datos para pagar aparecerán en esta página');
  expect(accepted).not.toContain(inQueue);
});

test('at home it says whose turn it is, as the quotation does', async () => {
  const offer = await sentOffer();
  const home = async () => (await yanet.fetch('/')).text();
  expect(await home()).toContain('Le toca a usted: vea la oferta y respóndala.');
  await accept(offer);
  expect(await home()).toContain(
    'Aceptó la oferta. En la cotización ve cómo pagar, qué está pagado y qué falta.',
  );
});
