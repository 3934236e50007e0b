import { expect, test } from 'vitest';
import { moneyNote, readMoneyNote } from './money-note.ts';

test.each([
  ['an amount', { cents: 159_000 }, '159000'],
  ['a reason', { cents: 1, comment: 'Doble.\nPerdón.' }, '1\nDoble.\nPerdón.'],
  ['another order', { cents: 20_000, about: 'MA-TX-2026-000124' }, '20000\nMA-TX-2026-000124'],
  [
    'all of it',
    { cents: 5, about: 'Reserva', comment: 'Falta.\nHoy.' },
    '5\nReserva\nFalta.\nHoy.',
  ],
])('a note with %s is read as it was written', (_, told, stored) => {
  expect(moneyNote(told)).toBe(stored);
  expect(readMoneyNote(stored, 'about' in told)).toEqual({ about: '', comment: null, ...told });
});

test('an entry without a note is of nothing', () => {
  expect(readMoneyNote(null, true)).toEqual({ cents: 0, about: '', comment: null });
});
