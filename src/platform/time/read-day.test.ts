import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatDate } from './dates.ts';
import { type DayOrder, readDay, whichDay } from './read-day.ts';

describe('a day as it is written', () => {
  test.each([
    '2026-11-20',
    '2026/11/20',
    '2026.11.20',
    '20261120',
    '20/11/2026',
    '20-11-2026',
    '20.11.2026',
    '11/20/2026',
    'Nov 20, 2026',
    'nov. 20 2026',
    'November 20, 2026',
    '20-Nov-2026',
    '20-NOV-26',
    '20 nov 2026',
    '20/nov/2026',
    '20 de noviembre de 2026',
    '20 de Noviembre del 2026',
    '2026-Nov-20',
    ' 2026-11-20 ',
    '2026-11-20T10:00:00Z',
    '2026-11-20 10:00:00.000',
    '11/20/2026 2:33 PM',
    'Nov 20, 2026, 2:33 PM',
    '20/11/2026 14.33',
  ])('%s is 20 November, without an order', (written) => {
    expect(readDay(written)).toBe('2026-11-20');
  });

  test.each<[string, DayOrder, string | undefined]>([
    ['05/06/2026', 'dmy', '2026-06-05'],
    ['05/06/2026', 'mdy', '2026-05-06'],
    ['5.6.26', 'dmy', '2026-06-05'],
    ['26-06-05', 'ymd', '2026-06-05'],
    ['2026-06-05', 'dmy', '2026-06-05'],
    ['2026-06-05', 'mdy', '2026-06-05'],
    ['29/02/2028', 'dmy', '2028-02-29'],
    // The order of a file holds for each of its days.
    ['20/11/2026', 'mdy', undefined],
    ['11/20/2026', 'dmy', undefined],
    ['20/11/2026', 'ymd', undefined],
  ])('%s in the order %s is %s', (written, order, day) => {
    expect(readDay(written, order)).toBe(day);
  });

  test('that may be two is refused, and both are named', () => {
    expect(readDay('05/06/2026')).toBeUndefined();
    expect(whichDay('05/06/2026')).toEqual({
      es: 'Puede ser más de un día: ¿5 jun 2026 o 6 may 2026?',
      en: 'It may be more than one day: Jun 5, 2026 or May 6, 2026?',
    });
    expect(whichDay('20/11/26')?.es).toContain('¿20 nov 2026 o 26 nov 2020?');
    expect([readDay('05/05/2026'), whichDay('05/05/2026')]).toEqual(['2026-05-05', undefined]);
    expect(whichDay('05/06/2026', 'dmy')).toBeUndefined();
  });

  test.each([
    ...[
      '',
      'ayer',
      '2026',
      '11/2026',
      'nov 2026',
      '2026-11',
      '20261131',
      '2026-13-01',
      '30/02/2026',
    ],
    ...[
      '29/02/2027',
      '0/11/2026',
      '20/11/202',
      '020/11/2026',
      '20/11/02026',
      '-20/11/2026',
      '46346',
    ],
    ...['20 xyz 2026', '20 no 2026', '2026-11-20-1', '20/11', '(20/11/2026)', '２０/11/2026 x'],
  ])('%j is none', (written) => {
    expect([readDay(written), whichDay(written)]).toEqual([undefined, undefined]);
  });

  test('is read as the shop writes it', () => {
    const days = fc.date({
      min: new Date('2015-01-01'),
      max: new Date('2099-12-31'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(days, fc.constantFrom('es' as const, 'en' as const), (date, language) => {
        const day = date.toISOString().slice(0, 10);
        expect(readDay(formatDate(day, language))).toBe(day);
        expect(readDay(day.replaceAll('-', ''))).toBe(day);
      }),
    );
  });

  test('long texts are refused at once', () => {
    for (const part of [' ', '1', '1/', 'a', 'de ', ' de', 't1', ',', '-'])
      expect(readDay(`${part.repeat(50_000)}x`)).toBeUndefined();
  });
});
