import { expect, test } from 'vitest';
import { offerNote, readOfferNote } from './offer-note.ts';

const number = 'MA-TX-2026-000123-O1';

test.each([
  ['a number', { number }, number],
  ['until when', { number, until: '2026-12-01' }, `${number} 2026-12-01`],
  ['what was said', { number, comment: 'Muy caro.\nO no.' }, `${number}\nMuy caro.\nO no.`],
  [
    'all of it',
    { number, until: '2026-12-01', comment: 'La transferencia tarda' },
    `${number} 2026-12-01\nLa transferencia tarda`,
  ],
])('a note with %s is read as it was written', (_, told, stored) => {
  expect(offerNote(told)).toBe(stored);
  expect(readOfferNote(stored)).toEqual({ until: undefined, comment: null, ...told });
});

test('an entry without a note says nothing', () => {
  expect(readOfferNote(null)).toEqual({ number: '', until: undefined, comment: null });
});
