import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatMoney } from '../money.ts';
import { splitSign } from './signed-amount.ts';
import { type DecimalMark, decimalOf, readAmount, whichAmount } from './typed-amount.ts';

/** Cents; two texts where it is refused because it may be either; nothing where it is no amount. */
const table: [written: string, read?: number | [string, string]][] = [
  ['0', 0],
  ['0,00', 0],
  ['0.01', 1],
  ['007', 700],
  ['15000', 1_500_000],
  // As a chat copies it, with marks of direction.
  ['\u200e$1,590.00\u202c', 159_000],
  ['999999999', 99_999_999_900],
  ['15.5', 1550],
  ['15,50', 1550],
  ['.50', 50],
  [',5', 50],
  // The shop itself writes thousands with a comma.
  ['15,000', 1_500_000],
  ['1,234,567', 123_456_700],
  ['1,234.50', 123_450],
  ['12,345.00', 1_234_500],
  ['1,234,567.89', 123_456_789],
  // Whoever writes them with a point or a blank says so by the cents or by a second one.
  ['1.234.567', 123_456_700],
  ['1.234,50', 123_450],
  ['18.450,25', 1_845_025],
  ['15 000', 1_500_000],
  ['15\u00a0000', 1_500_000],
  ['15\u202f000,5', 1_500_050],
  // Some programs write more places.
  ['500.0000', 50_000],
  ['500,00000', 50_000],
  ['1234.000', 123_400],
  ['1,234.500', 123_450],
  ['0.500', 50],
  // Dollars, and a spreadsheet's text.
  ['US$15,000', 1_500_000],
  [' US$ 15,000 ', 1_500_000],
  ['$15000', 1_500_000],
  ['15000$', 1_500_000],
  ['usd 15,000', 1_500_000],
  ['15,000.00 USD', 1_500_000],
  ['="500.00"', 50_000],
  ['="US$ 1,500"', 150_000],

  ['12.345', ['12,345.00', '12.345']],
  ['749.999', ['749,999.00', '749.999']],
  ['1.005', ['1,005.00', '1.005']],
  ['1.000', ['1,000.00', '1.000']],
  ['US$ 15.000', ['15,000.00', '15.000']],
  ['="1.590"', ['1,590.00', '1.590']],
  ['12,345,67', ['1,234,567.00', '12,345.67']],
  ['12.345.67', ['1,234,567.00', '12,345.67']],
  ['1,234,567,8', ['12,345,678.00', '1,234,567.8']],

  ...[
    ...[
      '',
      ' ',
      '$',
      '.',
      ',',
      '="',
      '=""',
      'barato',
      'mil',
      '15 mil',
      '10000-20000',
      '1e5',
      '0x10',
    ],
    ...['-1', '+5', '5-', '(5)', '500.00 CR', '15.', '15 5', '12345,678', '1590.005', '0.005'],
    ...['1,234.567', '1.234,567', '1 234.567', '1.2.3', '15,00,000', '12,34,567', '1,2345'],
    ...['0,500,000', '1 234,567.00', '1590.005.1', '1234567890', '12345678901234', '1,234,567,890'],
    ...['EUR 1590', '1590 CUP', '€5', '=1+1', '=500.00', '١٢', '1,590.00\n2'],
  ].map((written): [string] => [written]),
];

describe('US dollars as people write them', () => {
  test.each(table)('%j is %j', (written, read) => {
    expect(readAmount(written)).toBe(typeof read === 'number' ? read : undefined);
    const [one, other] = Array.isArray(read) ? read : [];
    expect(whichAmount(written)).toEqual(
      one && {
        es: `Puede ser dos montos: ¿${one} o ${other}? Escríbalo con dos decimales.`,
        en: `It may be two amounts: ${one} or ${other}? Write it with two decimals.`,
      },
    );
  });

  const cents = fc.integer({ min: 0, max: 99_999_999_999 });

  test('as the shop writes them, they mean the same', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        expect(readAmount(formatMoney(amount, 'es'))).toBe(amount);
      }),
    );
  });

  test('with two decimals, both marks and any grouping mean the same', () => {
    const groups = fc.constantFrom('', ' ', ',');
    fc.assert(
      fc.property(cents, groups, (amount, group) => {
        const [dollars = '', places = ''] = (amount / 100).toFixed(2).split('.');
        const grouped = dollars.replace(/\d(?=(\d{3})+$)/g, `$&${group}`);
        const english = `${grouped}.${places}`;
        const spanish = `${grouped.replaceAll(',', '.')},${places}`;
        expect([readAmount(english), readAmount(spanish)]).toEqual([amount, amount]);
        expect([readAmount(english, '.'), readAmount(spanish, ',')]).toEqual([amount, amount]);
      }),
    );
  });

  test('what is refused as two amounts is read once it is written as either, in cents', () => {
    const digits = fc.stringMatching(/^[1-9]\d{0,2}$/);
    fc.assert(
      fc.property(digits, fc.stringMatching(/^\d{3}$/), (before, after) => {
        const asked = whichAmount(`${before}.${after}`);
        expect(asked?.es).toContain(`¿${before},${after}.00 o ${before}.${after}?`);
        expect(readAmount(`${before},${after}.00`)).toBe(Number(`${before}${after}00`));
      }),
    );
  });

  test('any text is one amount, two, or none', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\d., ]{0,14}$/), (written) => {
        const read = readAmount(written);
        if (read !== undefined) expect(whichAmount(written)).toBeUndefined();
        expect(read ?? 0).toSatisfy(Number.isSafeInteger);
      }),
    );
  });
});

describe('whoever knows the mark before the cents', () => {
  test.each<[DecimalMark, string, number | 'two' | undefined]>([
    ['.', '1,590', 159_000],
    ['.', '1,590.5', 159_050],
    ['.', '.5', 50],
    ['.', '500.0000', 50_000],
    ['.', '1.590,00', undefined],
    ['.', '1,59', undefined],
    ['.', '1.234.567', undefined],
    ['.', '1.590', 'two'],
    ['.', '12,345,67', 'two'],
    [',', '1.590', 159_000],
    [',', '1.590,5', 159_050],
    [',', ',5', 50],
    [',', '1,590.00', undefined],
    [',', '1.59', undefined],
    [',', '1,234,567', undefined],
    [',', '1,590', 'two'],
    [',', '12.345.67', 'two'],
  ])('%s: %s is %s', (decimal, written, read) => {
    expect(readAmount(written, decimal)).toBe(read === 'two' ? undefined : read);
    expect(whichAmount(written, decimal) !== undefined).toBe(read === 'two');
  });
});

describe('an amount that may go out', () => {
  test.each<[string, number]>([
    ['500.00', 50_000],
    ['+500.00', 50_000],
    ['500.00+', 50_000],
    ['500.00 CR', 50_000],
    ['500.00cr', 50_000],
    ['-500.00', -50_000],
    ['−500.00', -50_000],
    ['500.00-', -50_000],
    ['500.00 -', -50_000],
    ['(500.00)', -50_000],
    ['( 500.00 USD )', -50_000],
    ['500.00 DR', -50_000],
    ['$-20.00', -2000],
    ['-$20.00', -2000],
    ['20.00- USD', -2000],
    ['="-500.00"', -50_000],
    ['-.50', -50],
    ['US$ (5)', -500],
    ['$(1,500.00)', -150_000],
  ])('%s is %i', (written, cents) => {
    const { sign = 1, amount = '' } = splitSign(written) ?? {};
    expect(sign * (readAmount(amount) ?? Number.NaN)).toBe(cents);
  });

  test.each([
    '--5',
    '-5-',
    '(5',
    '5)',
    '(-5)',
    '-5 CR',
    '$ (5',
    'US$ (-5)',
    '(5) DR',
    '5-5',
    '5 CR DR',
    '5 C R',
  ])('%s is none', (written) => {
    expect(readAmount(splitSign(written)?.amount ?? '')).toBeUndefined();
  });
});

test('long texts are refused at once', () => {
  for (const part of [' ', '1', '1,', '1 ', '.', '(', '-', '1,000', 'US$ ', '="'])
    for (const end of ['', 'x'])
      expect(readAmount(splitSign(part.repeat(50_000) + end)?.amount ?? '')).toBeUndefined();
});

describe('the mark before the cents is found from all amounts of a file', () => {
  test.each([
    [['1.590', '12,50'], ','],
    [['1,590', '12.50'], '.'],
    [['500.0000', '1.590'], '.'],
    [['(12,00)', '-1.590'], ','],
    [['1.590', '500'], undefined],
    [['1,50', '1.50'], undefined],
    [['', 'Total'], undefined],
  ] as const)('%j: %s', (amounts, mark) => {
    expect(decimalOf(amounts)).toBe(mark);
  });
});
