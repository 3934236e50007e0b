import { describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import { looked } from '#app/server/testing/looked.ts';
import {
  marta,
  raul,
  requestQuote,
  setUpQuoteShop,
  yanet,
} from '#app/server/testing/quote-shop.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import { see } from '#features/requests/quotes/server/staff/testing/queue.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { staffApi } from '#staff-api.ts';
import {
  accept,
  acceptance,
  changeProduct,
  customerAsksChange,
  decline,
  draft,
  history,
  inDays,
  mails,
  own,
  quoteOf,
  sendSavedOffer,
  sentOffer,
} from '../testing/offers.ts';

setUpQuoteShop();

describe('an answer', () => {
  test('to what its customer ended is refused, and not as if we had withdrawn it', async () => {
    const id = await requestQuote();
    const sent = await sentOffer(id);
    await yanet.call(api.cancelMyQuote, { params: { id }, body: {}, key: newKey() });
    const refused = await yanet.refused(api.acceptMyOffer, {
      params: { number: sent.number },
      body: acceptance(sent),
    });
    expect(refused.code).toBe('offer_withdrawn');
    expect(refused.message).not.toMatch(/Retiramos/);
  });

  test('accepts with what was chosen, holds the car, and is told to both sides', async () => {
    await changeProduct('corolla', { stock: 1 });
    const offer = await sentOffer();
    const done = await accept(offer, [2]);
    expect(done).toMatchObject({
      state: 'accepted',
      acceptance: { chosen: [2], totalCents: 2_995_000, typedName: 'Yanet Pérez', byLink: false },
    });
    expect(done.acceptance?.plan.map(({ cents }) => cents)).toEqual([898_500, 2_096_500]);
    const { id } = await quoteOf(offer.number);
    expect(await see(id)).toMatchObject({
      status: 'approved',
      offer: { state: 'accepted' },
      // The customer is to pay now, and was told how.
      awaitingSince: null,
    });
    const queue = (await (await raul.fetch('/admin/quotes')).text()).replace(/<[^>]+>/g, ' ');
    expect(queue).toMatch(/US\$29,950 +Oferta 1 · /);
    expect(await statusOf('corolla')).toBe('reserved');
    expect((await own(offer)).holds).toEqual({ lines: [0], until: inDays(3) });
    const told = (await mails()).map(({ to, subject }) => `${to}: ${subject}`);
    expect(told).toContain(`${yanet.email}: Aceptó la oferta ${offer.number}`);
    expect(told.join()).toContain(`: Yanet Pérez aceptó la oferta ${offer.number}`);
  });

  test('is given once: the second one gets the first one’s', async () => {
    const offer = await sentOffer();
    const first = await accept(offer, [2]);
    const before = (await mails()).length;
    expect(await accept(offer)).toEqual(first);
    const refused = await yanet.refused(api.declineMyOffer, {
      params: { number: offer.number },
      body: { reason: 'No' },
    });
    expect(refused.code).toBe('offer_accepted');
    expect((await mails()).length).toBe(before);
  });

  test('declines with a reason that staff see in the queue', async () => {
    const offer = await sentOffer();
    expect(await decline(offer)).toMatchObject({ state: 'declined', declineReason: 'Muy caro' });
    expect(await decline(offer, 'Otra razón')).toMatchObject({ declineReason: 'Muy caro' });
    const { id } = await quoteOf(offer.number);
    expect((await see(id)).offer).toMatchObject({ state: 'declined', declineReason: 'Muy caro' });
    expect((await mails()).at(-1)?.subject).toBe(`Yanet Pérez rechazó la oferta ${offer.number}`);
    const late = { params: { number: offer.number }, body: acceptance(offer) };
    expect((await yanet.refused(api.acceptMyOffer, late)).code).toBe('offer_declined');
    expect(await statusOf('corolla')).toBe('available');
  });

  test('asks for a change on a line, and the offer still stands', async () => {
    const offer = await sentOffer();
    const asked = await customerAsksChange(offer, 'Sin flete', 1);
    expect(asked).toMatchObject({ state: 'sent', changeAskedAt: expect.any(String) });
    const { id } = await quoteOf(offer.number);
    expect((await history(id)).at(-1)?.note).toBe(`${offer.number}\nFlete a Mariel: Sin flete`);
    await customerAsksChange(offer, 'Sin flete', 1);
    expect((await history(id)).filter(({ kind }) => kind === 'offer_change')).toHaveLength(1);
    expect((await accept(offer)).state).toBe('accepted');
  });

  test('a key that asked for a change of one order asks for none of another', async () => {
    const [one, other] = [await sentOffer(), await sentOffer()];
    const key = newKey();
    const asking = ({ number }: typeof one) => ({
      params: { number },
      body: { text: 'En otro color' },
      key,
    });
    await yanet.call(api.askOfferChange, asking(one));
    expect(await yanet.refused(api.askOfferChange, asking(other))).toMatchObject({
      status: 422,
      code: 'key_reused',
    });
    const { id } = await quoteOf(other.number);
    expect((await history(id)).map(({ kind }) => kind)).not.toContain('offer_change');
    await yanet.call(api.askOfferChange, asking(one));
  });

  test.each([
    [
      'another total',
      (body: ReturnType<typeof acceptance>) => ({ ...body, totalCents: 1 }),
      'offer_shown_other',
    ],
    [
      'another hash',
      (body: ReturnType<typeof acceptance>) => ({ ...body, shown: 'a'.repeat(64) }),
      'offer_shown_other',
    ],
    [
      'a line that is no option',
      (body: ReturnType<typeof acceptance>) => ({ ...body, chosen: [0] }),
      'offer_wrong_choice',
    ],
    [
      'an option that is not there',
      (body: ReturnType<typeof acceptance>) => ({ ...body, chosen: [7] }),
      'offer_wrong_choice',
    ],
    [
      'an option twice',
      (body: ReturnType<typeof acceptance>) => ({ ...body, chosen: [2, 2] }),
      'offer_wrong_choice',
    ],
  ])('with %s is refused, and nothing is lost', async (_, tamper, code) => {
    const offer = await sentOffer();
    const input = { params: { number: offer.number }, body: tamper(acceptance(offer)) };
    expect((await yanet.refused(api.acceptMyOffer, input)).code).toBe(code);
    expect((await own(offer)).offer?.state).toBe('sent');
  });

  test('is refused from somebody else: the offer is not found', async () => {
    const offer = await sentOffer();
    const oscar = shop.as('other customer');
    for (const who of [oscar, raul, marta]) {
      expect(
        (await who.refused(api.findMyOffer, { params: { number: offer.number } })).status,
      ).toBe(404);
      const input = { params: { number: offer.number }, body: acceptance(offer) };
      expect((await who.refused(api.acceptMyOffer, input)).status).toBe(404);
    }
  });

  test('comes too late for what was sold: staff are told, once, and nothing is held', async () => {
    const offer = await sentOffer();
    await shop.services.db
      .updateTable('product')
      .set({ status: 'sold' })
      .where('slug', '=', 'corolla')
      .execute();
    const input = { params: { number: offer.number }, body: acceptance(offer) };
    for (const _ of [1, 2]) {
      expect(await yanet.refused(api.acceptMyOffer, input)).toMatchObject({
        status: 409,
        code: 'offer_sold',
      });
    }
    const told = (await mails()).filter(({ subject }) => subject.includes('ya se vendió'));
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain('Toyota Corolla LE 2021');
    expect((await own(offer)).offer).toMatchObject({
      state: 'sent',
      changeAskedAt: expect.any(String),
    });
    expect(await shop.services.db.selectFrom('product_hold').selectAll().execute()).toEqual([]);
  });

  test('is taken back by staff: what it held is free, and a new version can be sent', async () => {
    await changeProduct('corolla', { stock: 1 });
    const offer = await sentOffer();
    await accept(offer);
    const { id } = await quoteOf(offer.number);
    const next = await draft(id, 1);
    const early = { params: { id: next.id }, body: { expected: next.revision } };
    expect((await looked(raul).refused(staffApi.sendOffer, early)).code).toBe(
      'offer_accepted_before',
    );
    const undone = await raul.call(staffApi.takeBackAcceptance, {
      params: { id: offer.id },
      body: { reason: 'Se equivocó de auto.' },
    });
    expect(undone).toMatchObject({
      state: 'withdrawn',
      acceptance: null,
      undone: [{ reason: 'Se equivocó de auto.', by: 'Raúl Pérez' }],
    });
    expect(await statusOf('corolla')).toBe('available');
    const same = { params: { id: offer.id }, body: { reason: 'Se equivocó de auto.' } };
    expect(await raul.call(staffApi.takeBackAcceptance, same)).toEqual(undone);
    const second = await sendSavedOffer(next);
    const count = (await mails()).length;
    expect(await looked(raul).call(staffApi.sendOffer, early)).toEqual(second);
    expect(await mails()).toHaveLength(count);
    expect((await accept(second)).state).toBe('accepted');
  });
});

async function statusOf(slug: string): Promise<string> {
  const row = await shop.services.db
    .selectFrom('product')
    .select('status')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  return row.status;
}
