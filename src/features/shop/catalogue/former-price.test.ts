import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formerPriceOf } from './server/product-facts.ts';

test('a former price is one only above the price of today', () => {
  const cents = fc.option(fc.integer({ min: 1, max: 10_000_000 }));
  fc.assert(
    fc.property(cents, cents, (priceCents, formerPriceCents) => {
      const former = formerPriceOf({ priceCents, formerPriceCents });
      const saves =
        priceCents !== null && formerPriceCents !== null && formerPriceCents > priceCents;
      expect(former).toBe(saves ? formerPriceCents : null);
    }),
  );
});
