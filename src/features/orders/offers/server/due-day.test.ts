import { describe, expect, test } from 'vitest';
import { looked } from '#app/server/testing/looked.ts';
import { raul, requestQuote, setUpQuoteShop } from '#app/server/testing/quote-shop.ts';
import { staffApi } from '#staff-api.ts';
import { accept, draft, history, inDays, own, save, sendSavedOffer } from './testing/offers.ts';

setUpQuoteShop();

test('an offer whose instalment was due before today is not sent', async () => {
  const made = await draft(await requestQuote());
  const [first] = made.plan;
  if (!first) throw new Error('no plan');
  const saved = await save(made, { plan: [{ ...first, due: 'date', dueOn: inDays(-1) }] });
  const input = { params: { id: saved.id }, body: { expected: saved.revision } };
  expect((await looked(raul).refused(staffApi.sendOffer, input)).code).toBe('offer_plan');
});

describe('a first instalment years ahead', () => {
  const dueOn = (day: string) => [
    { label: 'Todo', basisPoints: 10_000, cents: 0, due: 'date' as const, dueOn: day },
  ];

  test('is not sent: its car would be held that long', async () => {
    const made = await draft(await requestQuote());
    const saved = await save(made, { plan: dueOn(inDays(31)) });
    const input = { params: { id: made.id }, body: { expected: saved.revision } };
    const refused = await looked(raul).refused(staffApi.sendOffer, input);
    expect(refused).toMatchObject({ status: 422, code: 'offer_due_far' });
    expect(refused.message).toContain('vence en más de 30 días');
    const nearer = await save(saved, { plan: dueOn(inDays(30)) });
    const offer = await sendSavedOffer(nearer);
    await accept(offer);
    expect((await own(offer)).holds?.until).toBe(inDays(30));
    const kinds = (await history((await own(offer)).quoteId ?? '')).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind !== 'moved')).toEqual(['offer_sent', 'offer_accepted']);
  });
});
