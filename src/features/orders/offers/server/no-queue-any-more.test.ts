import { expect, test } from 'vitest';
import { setUpQuoteShop, yanet } from '#app/server/testing/quote-shop.ts';
import { accept, own, sentOffer } from './testing/offers.ts';

setUpQuoteShop();

const inQueue = 'está en cola';

test('a quotation with an offer does not say that it waits in a queue', async () => {
  const offer = await sentOffer();
  const quoteId = (await own(offer)).quoteId ?? '';
  const read = async () => (await yanet.fetch(`/my-quotes?ver=${quoteId}`)).text();
  const asked = await read();
  expect(asked).toContain('Ver la oferta y responderla.');
  expect(asked).toContain('Le toca a usted.');
  expect(asked).not.toContain(inQueue);
  await accept(offer);
  const accepted = await read();
  expect(accepted).toContain('Poner en la página de pago los datos para pagar US$8,940.');
  expect(accepted).toContain('Nos toca a nosotros.');
  expect(accepted).not.toContain(inQueue);
});

test('at home it says whose turn it is, as the quotation does', async () => {
  const offer = await sentOffer();
  const home = async () => (await yanet.fetch('/')).text();
  expect(await home()).toMatch(/Le toca a usted.*Hay una oferta firme: US\$29,800/);
  await accept(offer);
  expect(await home()).toContain('Oferta aceptada: faltan US$8,940 para comprar lo pedido.');
});
