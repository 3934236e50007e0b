import { expect, test } from 'vitest';
import { type Eligible, rolesFor, twoPeopleOf } from './two-people.ts';

const now = new Date('2026-11-26T12:00:00Z');
const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const self = (hours: number): Eligible => ({ self: true, from: at(hours) });
const other = (hours: number): Eligible => ({ self: false, from: at(hours) });
const iso = (hours: number) => at(hours).toISOString();

test.each<[string, Eligible[], string | null, string | null, boolean]>([
  ['both count', [self(-1), other(-1)], null, null, false],
  ['a moment is reached when it is there', [self(0), other(0)], null, null, false],
  ['the reader is new', [self(5), other(-1)], iso(5), null, false],
  ['the only other one is new', [self(-1), other(7)], null, iso(7), false],
  ['the first of the others is enough', [self(-1), other(7), other(3)], null, iso(3), false],
  ['nobody else', [self(-1)], null, null, true],
  ['another account of the reader is nobody else', [self(-1), self(-9)], null, null, true],
])('%s', (_, eligible, selfFrom, otherFrom, alone) => {
  expect(twoPeopleOf(eligible, now)).toEqual({ selfFrom, otherFrom, alone });
});

test('an act of administradores is theirs alone', () => {
  expect(rolesFor('staff')).toEqual(['agente', 'administrador']);
  expect(rolesFor('administrador')).toEqual(['administrador']);
});
