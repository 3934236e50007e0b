import { describe, expect, test } from 'vitest';
import { orderOf, readStatementAmount, whichStatementAmount } from './statement-cells.ts';

describe('an amount of a bank', () => {
  const point = (written: string) => readStatementAmount(written, { decimal: '.' });
  const comma = (written: string) => readStatementAmount(written, { decimal: ',' });

  test.each([
    ['1,590.00', 159_000],
    ['1590', 159_000],
    ['1,590', 159_000],
    ['US$ 1,590.5', 159_050],
    ['+12.30', 1230],
    ['(1,590.00)', -159_000],
    ['-1,590.00', -159_000],
    ['−20.00', -2000],
    ['20.00-', -2000],
    ['$-20.00', -2000],
    ['20.00 DR', -2000],
    ['500.0000 CR', 50_000],
    ['.5', 50],
    ['1 590.00 USD', 159_000],
  ])('%s is read in the style of points', (written, cents) => {
    expect(point(written)).toBe(cents);
  });

  test.each([
    ['1.590,00', 159_000],
    ['1.590', 159_000],
    ['1590', 159_000],
    ['1590,5', 159_050],
    ['(12,00)', -1200],
    ['1 590,00', 159_000],
  ])('%s is read in the style of commas', (written, cents) => {
    expect(comma(written)).toBe(cents);
  });

  test.each(['1.590,00', '1,59', '1.590', '(5.00', '5.00)', '--5', '', '1,590.001', '=1+1'])(
    '%s is no amount in the style of points',
    (written) => {
      expect(point(written)).toBeUndefined();
    },
  );

  test('that may be two is asked', () => {
    expect(whichStatementAmount('-1.590', { decimal: '.' })?.es).toContain('¿1,590.00 o 1.590?');
    expect(whichStatementAmount('-1.590', { decimal: ',' })).toBeUndefined();
  });

  test.each(['1590 EUR', '€1,590.00', 'CUP 20', '£5'])('%s is of another currency', (written) => {
    expect(point(written)).toBe('currency');
  });
});

describe('the order of day and month is found from all days of a file, or asked', () => {
  test.each([
    [['03/04/2026', '20/04/2026'], { order: 'dmy' }],
    [['03/04/2026', '04/20/2026'], { order: 'mdy' }],
    [['3.4.26', '20.4.26'], { order: 'dmy' }],
    [['26-04-03', '26-04-20'], { order: 'ymd' }],
    // The other order would be a day to come.
    [['11/12/2026', '10/11/2026'], { order: 'mdy' }],
    [['03/04/2026', '05/06/2026'], { example: '03/04/2026' }],
    // Each says its own.
    [['Nov 20, 2026', '20-Nov-2026', '2026-11-20', '20261120'], { order: undefined }],
    [['20/11/2026', '11/20/2026'], { order: undefined }],
    [['20/11/2026', '11/20/2026', '03/04/2026'], { example: '03/04/2026' }],
    [['', 'Total'], { order: undefined }],
  ] as const)('%j', (days, found) => {
    expect(orderOf(new Set(days), { oldest: '2016-11-26', today: '2026-11-26' })).toEqual(found);
  });
});
