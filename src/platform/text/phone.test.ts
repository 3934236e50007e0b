import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isAmbiguous, normalisePhone, phoneDigits } from './phone.ts';

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
  ['011 53 5123 4567', '+5351234567'],
  ['011-34-612-345-678', '+34612345678'],
  ['+011 53 5123 4567', '+5351234567'],
  ['01153', undefined],
  ['011 53 5123', undefined],
  ['\u202a+53 5 123 4567\u202c', '+5351234567'],
  ['\u200e305\u2011555\u20110142', '+13055550142'],
  ['305\u00ad555\u00ad0142', '+13055550142'],
  ['\ufeff+53\u00a05\u202f123\u20074567\u2060', '+5351234567'],
  ['305\u2212555\u20140142', '+13055550142'],
  ['＋５３ ５ １２３ ４５６７', '+5351234567'],
  ['（305）555－0142', '+13055550142'],
  ['305·555·0142', '+13055550142'],
  ['\u200e\u202c', undefined],
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
    fc.property(
      cuban,
      fc.constantFrom('', '53', '+53', '0053', '01153', '+01153'),
      (number, prefix) => {
        expect(normalisePhone(prefix + number)).toBe(`+53${number}`);
      },
    ),
  );
  fc.assert(
    fc.property(spaced(cuban.map((number) => `+53${number}`)), (written) => {
      expect(normalisePhone(written)).toBe(written.replace(/[^+\d]/g, ''));
    }),
  );
});

test('no number of the USA is refused, however it is written', () => {
  fc.assert(
    fc.property(american, fc.constantFrom('1', '+1', '001', '0111'), (number, prefix) => {
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

test('marks that nobody sees, blanks and any hyphen change no number', () => {
  const marks = ['\u200b', '\u200e', '\u200f', '\u061c', '\u202a', '\u202c', '\u2066', '\u2069'];
  marks.push('\u00ad', '\u2060', '\ufeff', '\ufe0f', '\u00a0', '\u2009', '\u202f', '\u3000');
  marks.push('-', '\u2010', '\u2011', '\u2012', '\u2013', '\u2014', '\u2212', '\ufe63', '\uff0d');
  const gaps = fc.array(fc.constantFrom('', ...marks), { minLength: 14, maxLength: 14 });
  const number = fc.oneof(
    cuban,
    american,
    fc.constant('+34612345678'),
    fc.constant('0115351234567'),
  );
  fc.assert(
    fc.property(number, gaps, (typed, between) => {
      const pasted = [...typed].map((sign, at) => (between[at] ?? '') + sign).join('');
      expect(normalisePhone(pasted)).toBe(normalisePhone(typed));
      expect(phoneDigits(pasted)).toBe(phoneDigits(typed));
    }),
  );
});

test.each([
  ['5123-4567', '51234567'],
  ['011 53 5123', '535123'],
  ['+53\u00a05123', '535123'],
  ['(305)', '305'],
  ['Ana 305', undefined],
  ['+', undefined],
])('a part of a number, as staff search for «%s», is %s', (written, digits) => {
  expect(phoneDigits(written)).toBe(digits);
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
