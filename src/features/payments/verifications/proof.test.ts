import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { solve } from './proof.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

const zeroBits = (bytes: Buffer): number =>
  [...bytes]
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('')
    .indexOf('1');

test('what it finds holds for everybody else’s SHA-256, whatever the challenge', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (challenge) => {
      const nonce = solve({ challenge, bits: 6 });
      expect(zeroBits(digest(`${challenge}.${nonce}`))).toBeGreaterThanOrEqual(6);
    }),
    { numRuns: 300 },
  );
});

test.each([54, 55, 56, 62, 63, 64, 118, 119, 120])(
  'a challenge of %i characters fills its blocks to the brim',
  (length) => {
    const challenge = 'x'.repeat(length);
    const nonce = solve({ challenge, bits: 10 });
    expect(zeroBits(digest(`${challenge}.${nonce}`))).toBeGreaterThanOrEqual(10);
  },
);

test('it gives the first nonce that does', () => {
  const nonce = solve({ challenge: 'mariel', bits: 8 });
  const earlier = Array.from({ length: nonce }, (_, each) => zeroBits(digest(`mariel.${each}`)));
  expect(Math.max(0, ...earlier)).toBeLessThan(8);
});
