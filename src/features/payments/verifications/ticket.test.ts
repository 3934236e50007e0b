import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeAlphabet } from '#platform/text/code-alphabet.ts';
import { isTicket, makeTicket } from './ticket.ts';

const day = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10).replaceAll('-', ''));
const random = fc
  .array(fc.constantFrom(...codeAlphabet), { minLength: 4, maxLength: 4 })
  .map((characters) => characters.join(''));
const ticket = fc.tuple(day, random).map(([date, random]) => makeTicket('MA', date, random));

/** Where day and characters stand in 'MA-T-20261121-4KXR7'. */
const places = [5, 6, 7, 8, 9, 10, 11, 12, 14, 15, 16, 17, 18];

test('a ticket says the day and five signs, none of which looks like another', () => {
  expect(makeTicket('MA', '20261121', 'AAAA')).toMatch(/^MA-T-20261121-AAAA[2-9ACEFHJKMNPRTWXY]$/);
  expect(codeAlphabet).toHaveLength(23);
  expect(codeAlphabet).not.toMatch(/[01OIL]/);
  fc.assert(fc.property(ticket, (text) => isTicket(text)));
});

test('one sign that is typed wrong shows', () => {
  fc.assert(
    fc.property(ticket, fc.constantFrom(...places), fc.nat(35), (text, place, other) => {
      const sign = other.toString(36).toUpperCase();
      fc.pre(sign !== text[place]);
      expect(isTicket(text.slice(0, place) + sign + text.slice(place + 1))).toBe(false);
    }),
    { numRuns: 3000 },
  );
});

test('two signs that are swapped show, neighbours or not', () => {
  fc.assert(
    fc.property(
      ticket,
      fc.constantFrom(...places),
      fc.constantFrom(...places),
      (text, one, other) => {
        fc.pre(text[one] !== text[other]);
        const swapped = [...text];
        [swapped[one], swapped[other]] = [swapped[other] ?? '', swapped[one] ?? ''];
        expect(isTicket(swapped.join(''))).toBe(false);
      },
    ),
    { numRuns: 3000 },
  );
});

test('a ticket is nothing before it and nothing behind it', () => {
  const text = makeTicket('MARIE', '20261121', '4KXR');
  expect(isTicket(text)).toBe(true);
  for (const more of [`L${text}`, ` ${text}`, `${text} `, `${text}2`]) {
    expect(isTicket(more)).toBe(false);
  }
});

test('foreign signs make no ticket', () => {
  expect(() => makeTicket('MA', '20261121', 'OLIS')).toThrow('no check sign');
  expect(isTicket('MA-T-20261121-OLISA')).toBe(false);
});

test.each([
  '',
  'MA-T-20261121',
  'MA-T-20261121-AAAA',
  'ma-t-20261121-aaaaa',
  'MA-T-2026-1121-AAAAA',
])('"%s" is no ticket', (text) => {
  expect(isTicket(text)).toBe(false);
});
