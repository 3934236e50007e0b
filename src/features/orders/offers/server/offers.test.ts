import { describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import { looked } from '#app/server/testing/looked.ts';
import { raul, requestQuote, setUpQuoteShop, yanet } from '#app/server/testing/quote-shop.ts';
import { see } from '#features/requests/quotes/server/staff/testing/queue.ts';
import { staffApi } from '#staff-api.ts';
import {
  acceptance,
  draft,
  draftBody,
  history,
  mails,
  own,
  quoteOf,
  sendSavedOffer,
  sentOffer,
} from './testing/offers.ts';

setUpQuoteShop();

describe('what is sent', () => {
  test('is told by mail and in the history, answers the customer, and stands in the queue', async () => {
    const offer = await sentOffer();
    expect(offer).toMatchObject({ state: 'sent', totalCents: 2_980_000, seenAt: null });
    expect(offer.plan.map(({ cents }) => cents)).toEqual([894_000, 2_086_000]);
    const [mail] = (await mails()).slice(-1);
    expect(mail).toMatchObject({ to: yanet.email, subject: `Su oferta ${offer.number}` });
    expect(mail?.text).toContain('US$29,800');
    expect(mail?.text).toMatch(/http:\/\/tienda\.test\/oferta\/[\w-]{22}z/);
    const { reference, id } = await quoteOf(offer.number);
    expect(offer.number).toBe(`${reference}-O1`);
    expect(await history(id)).toEqual([
      expect.objectContaining({
        kind: 'offer_sent',
        by: 'staff',
        agent: 'Raúl',
        note: offer.number,
      }),
    ]);
    const quote = await see(id);
    expect(quote.offer).toMatchObject({ number: offer.number, state: 'sent', seenAt: null });
    expect(quote.awaitingSince).toBeNull();
    const shown = JSON.stringify(await own(offer));
    expect(shown).not.toMatch(/cost|margin|Raúl|productId/i);
  });

  test('never changes; a change is a new version that supersedes it', async () => {
    const first = await sentOffer();
    const stale = { params: { id: first.id }, body: draftBody(first) };
    expect((await raul.refused(staffApi.saveOffer, stale)).code).toBe('offer_not_draft');
    const drop = { params: { id: first.id }, body: { expected: first.revision } };
    expect((await raul.refused(staffApi.dropOffer, drop)).code).toBe('offer_not_draft');
    const { id } = await quoteOf(first.number);
    const copy = await draft(id, 1);
    expect(copy.lines).toEqual(first.lines);
    expect(copy.plan).toEqual(first.plan);
    const second = await sendSavedOffer(copy);
    expect(second.version).toBe(2);
    expect((await own(first)).offer?.state).toBe('superseded');
    expect((await own(first)).newest).toBe(second.number);
    const refused = await yanet.refused(api.acceptMyOffer, {
      params: { number: first.number },
      body: acceptance(first),
    });
    expect(refused).toMatchObject({ status: 409, code: 'offer_superseded' });
  });

  test('is withdrawn with a reason that the customer reads', async () => {
    const offer = await sentOffer();
    const gone = await raul.call(staffApi.withdrawOffer, {
      params: { id: offer.id },
      body: { reason: 'El vendedor se echó atrás.' },
    });
    expect(gone.state).toBe('withdrawn');
    expect((await mails()).at(-1)?.text).toContain('El vendedor se echó atrás.');
    const answer = await yanet.refused(api.acceptMyOffer, {
      params: { number: offer.number },
      body: acceptance(offer),
    });
    expect(answer.code).toBe('offer_withdrawn');
    const count = (await mails()).length;
    const same = { params: { id: offer.id }, body: { reason: 'El vendedor se echó atrás.' } };
    expect(await raul.call(staffApi.withdrawOffer, same)).toEqual(gone);
    expect(await mails()).toHaveLength(count);
    const again = { params: { id: offer.id }, body: { reason: 'Otra vez' } };
    expect((await raul.refused(staffApi.withdrawOffer, again)).code).toBe('offer_not_sent');
  });

  test('is not made of what is rejected, cancelled or over', async () => {
    const id = await requestQuote();
    await looked(raul).call(staffApi.changeQuoteStatus, {
      params: { id },
      body: { status: 'rejected', note: 'No hay' },
    });
    expect((await raul.refused(staffApi.draftOffer, { params: { id }, body: {} })).code).toBe(
      'quote_closed',
    );
    const other = await requestQuote();
    const made = await draft(other);
    await yanet.call(api.cancelMyQuote, { params: { id: other }, body: {}, key: 'cancelar-1' });
    const input = { params: { id: made.id }, body: { expected: made.revision } };
    expect((await looked(raul).refused(staffApi.sendOffer, input)).code).toBe('quote_closed');
  });
});
