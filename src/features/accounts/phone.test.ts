import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isAmbiguous, normalisePhone } from './phone.ts';

test.each([
  ['+53 5 123 4567', '+5351234567'],
  ['5 123-4567', '+5351234567'],
  ['(07) 830 1234', undefined],
  ['7 830 1234', '+5378301234'],
  ['6 312 4567', '+5363124567'],
  ['53 5123 4567', '+5351234567'],
  ['0053 51234567', '+5351234567'],
  ['305 555 0142', '+13055550142'],
  ['(305) 555-0142', '+13055550142'],
  ['1-305-555-0142', '+13055550142'],
  ['+1 305.555.0142', '+13055550142'],
  ['+34 612 345 678', '+34612345678'],
  ['+53 123', undefined],
  ['+1 055 555 0142', undefined],
  ['055 555 0142', undefined],
  ['', undefined],
  ['   ', undefined],
  ['llámame', undefined],
  ['+53 5123 4567 ext 4', undefined],
  ['++5351234567', undefined],
  ['4444', undefined],
])('a number typed as «%s» is stored as %s', (written, e164) => {
  expect(normalisePhone(written)).toBe(e164);
});

const digits = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((d) => d.join(''));
const cuban = fc.tuple(fc.constantFrom('5', '6', '7'), digits(7)).map((parts) => parts.join(''));
const american = fc.tuple(fc.integer({ min: 2, max: 9 }), digits(9)).map((parts) => parts.join(''));

/** The same digits as a person may space them. */
const spaced = (number: fc.Arbitrary<string>) =>
  fc
    .tuple(
      number,
      fc.array(fc.constantFrom('', ' ', '-', '.', ' - ', ' (', ') '), {
        minLength: 20,
        maxLength: 20,
      }),
    )
    .map(([written, gaps]) =>
      [...written].map((character, at) => character + (character === '+' ? '' : gaps[at])).join(''),
    );

test.each(['534 212 3456', '(530) 555-0142', '5318 765 432', '539-412-3456'])(
  'what may be of Cuba and of the USA is asked about, not guessed: %s',
  (written) => {
    expect(isAmbiguous(written)).toBe(true);
    expect(normalisePhone(written)).toBeUndefined();
    expect(normalisePhone(`+${written}`)).toBe(`+${written.replace(/\D/g, '')}`);
    expect(normalisePhone(`+1 ${written}`)).toBe(`+1${written.replace(/\D/g, '')}`);
  },
);

test('no Cuban number is refused, however it is written', () => {
  fc.assert(
    fc.property(cuban, fc.constantFrom('', '53', '+53', '0053'), (number, prefix) => {
      expect(normalisePhone(prefix + number)).toBe(`+53${number}`);
    }),
  );
  fc.assert(
    fc.property(spaced(cuban.map((number) => `+53${number}`)), (written) => {
      expect(normalisePhone(written)).toBe(written.replace(/[^+\d]/g, ''));
    }),
  );
});

test('no number of the USA is refused, however it is written', () => {
  fc.assert(
    fc.property(american, fc.constantFrom('1', '+1', '001'), (number, prefix) => {
      expect(normalisePhone(prefix + number)).toBe(`+1${number}`);
    }),
  );
  // Ten digits that begin with 53 are read as a Cuban number with its country code.
  const plain = spaced(american.filter((number) => !number.startsWith('53')));
  fc.assert(
    fc.property(plain, (written) => {
      expect(normalisePhone(written)).toBe(`+1${written.replace(/\D/g, '')}`);
    }),
  );
  fc.assert(
    fc.property(
      spaced(american),
      (written) => normalisePhone(written) !== undefined || isAmbiguous(written),
    ),
  );
});

test('what comes out is E.164 and stays the same when it is written again', () => {
  fc.assert(
    fc.property(fc.string(), (written) => {
      const phone = normalisePhone(written);
      if (phone === undefined) return;
      expect(phone).toMatch(/^\+[1-9]\d{7,14}$/);
      expect(normalisePhone(phone)).toBe(phone);
    }),
  );
});
