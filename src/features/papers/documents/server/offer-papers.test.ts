import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import { raul, setUpQuoteShop, yanet } from '#app/server/testing/quote-shop.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import {
  accept,
  decline,
  linkInMail,
  linkOfRole,
  sentOffer,
} from '#features/orders/offers/server/testing/offers.ts';
import { checkWord } from '#features/requests/cases/server/check-word.ts';
import { callAddress } from '#platform/calls/client.ts';
import { staffApi } from '#staff-api.ts';
import { readPdf } from './testing/read-pdf.ts';

setUpQuoteShop();

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());
const download = async (number: string, who = yanet) =>
  who.fetch(callAddress(api.offerPaper, { params: { number }, query: {} }));
const byLink = async (token: string) =>
  shop.as('anonymous').fetch(callAddress(api.linkPaper, { params: { token }, query: {} }));
const check = async (question: { code?: string; sha256?: string }) =>
  (await shop.as('anonymous').call(api.checkOurs, { body: question })).ours;

describe('the PDF of an offer', () => {
  test('says what is offered, until when and how it is paid, and no account', async () => {
    const offer = await sentOffer();
    const bytes = await bytesOf(await download(offer.number));
    expect(bytes.length).toBeLessThanOrEqual(60_000);
    const text = readPdf(bytes).text.replaceAll('\n', ' ');
    for (const said of [
      `Oferta ${offer.number}`,
      'Flete a Mariel',
      'Cuidado en el almacén (opcional, no está en el total)',
      'A nosotros US$',
      'Reserva',
      'hasta 3 días después de aceptar',
      'hora de Cuba',
    ]) {
      expect(text).toContain(said);
    }
    expect(text).not.toMatch(/Costo|costo|cost/);
    expect(readPdf(bytes).source).toContain('/Lang (es)');
  });

  test('is the same by the link of who asks, also with a dot behind it', async () => {
    const offer = await sentOffer();
    const token = (await linkInMail()).split('/').at(-1) ?? '';
    const own = await bytesOf(await download(offer.number));
    for (const written of [token, `${token}.`]) {
      expect(hashOf(await bytesOf(await byLink(written)))).toBe(hashOf(own));
    }
    for (const wrong of [token.slice(0, -2), 'nada', `${token}a`]) {
      expect((await byLink(wrong)).status).toBe(404);
    }
  });

  test('is not for who pays or receives, nor for anybody else', async () => {
    const offer = await sentOffer();
    const { quoteId } = await yanet.call(api.findMyOffer, { params: { number: offer.number } });
    for (const role of ['pays', 'receives'] as const) {
      const path = await linkOfRole(quoteId ?? '', role);
      expect((await byLink(path.split('/').at(-1) ?? '')).status).toBe(404);
    }
    expect((await download(offer.number, shop.as('other customer'))).status).toBe(404);
    expect((await download(offer.number, shop.as('anonymous'))).status).toBe(401);
  });
});

test('where to pay is shown once it is accepted, to who asks and who pays, not to who receives', async () => {
  const offer = await sentOffer();
  const path = await linkInMail();
  const page = async (address: string) => (await shop.as('anonymous').fetch(address)).text();
  const open = await page(path);
  expect(open).toContain('/oferta.pdf');
  expect(open).toContain('Compruebe que somos nosotros');
  expect(open).not.toContain('Cómo pagar');
  const { quoteId } = await yanet.call(api.findMyOffer, { params: { number: offer.number } });
  const shared = async (role: 'pays' | 'receives') => page(await linkOfRole(quoteId ?? '', role));
  await accept(offer);
  expect(await page(path)).toContain('Cómo pagar');
  expect(await shared('pays')).toContain('Nunca mandamos números de cuenta por chat');
  expect(await shared('receives')).not.toContain('Cómo pagar');
});

const withWord = (number: string) => `${number} ${checkWord(shop.services.config, number)}`;

describe('on the check page', () => {
  test('an offer is ours as long as it holds, and its paper says the same', async () => {
    const offer = await sentOffer();
    const sha256 = hashOf(await bytesOf(await download(offer.number)));
    expect(await check({ code: offer.number })).toMatchObject({ kind: 'offer', total: null });
    for (const question of [{ code: withWord(offer.number).toLowerCase() }, { sha256 }]) {
      expect(await check(question)).toMatchObject({
        kind: 'offer',
        state: 'valid',
        total: (offer.totalCents / 100).toFixed(2),
      });
    }
    await decline(offer);
    expect(await check({ code: offer.number })).toMatchObject({ state: 'ended' });
    expect(await check({ sha256 })).toMatchObject({ state: 'ended', unchanged: true });
  });

  test('one that was accepted with an option has the total that was accepted', async () => {
    const offer = await sentOffer();
    const at = offer.lines.findIndex(({ optional }) => optional);
    await accept(offer, [at]);
    const total = (offer.totalCents + (offer.lines[at]?.unitCents ?? 0)) / 100;
    expect(await check({ code: withWord(offer.number) })).toMatchObject({
      state: 'valid',
      total: total.toFixed(2),
    });
  });

  test('a draft is as unknown as any', async () => {
    const offer = await sentOffer();
    const { quoteId } = await yanet.call(api.findMyOffer, { params: { number: offer.number } });
    await raul.call(staffApi.draftOffer, { params: { id: quoteId ?? '' }, body: {} });
    expect(await check({ code: offer.number.replace(/1$/, '2') })).toBeNull();
  });
});
