import { describe, expect, test } from 'vitest';
import { readStatementAmount, whichStatementAmount } from './statement-cells.ts';

describe('an amount of a bank', () => {
  const point = (written: string) => readStatementAmount(written, { decimalStyle: 'point' });
  const comma = (written: string) => readStatementAmount(written, { decimalStyle: 'comma' });

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
    expect(whichStatementAmount('-1.590', { decimalStyle: 'point' })?.es).toContain(
      '¿1,590.00 o 1.590?',
    );
    expect(whichStatementAmount('-1.590', { decimalStyle: 'comma' })).toBeUndefined();
  });

  test.each(['1590 EUR', '€1,590.00', 'CUP 20', '£5'])('%s is of another currency', (written) => {
    expect(point(written)).toBe('currency');
  });
});
