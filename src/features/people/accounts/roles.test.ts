import { expect, test } from 'vitest';
import { roleNames } from './role-names.ts';
import { type Access, isStaff, mayOpenDetached, permits, type Role, roles } from './roles.ts';

// Row by row: anyone, signed-in, staff, administrador.
const accesses = ['anyone', 'signed-in', 'staff', 'administrador'] as const satisfies Access[];
const table: [Role | undefined, ...ReturnType<typeof permits>[]][] = [
  [undefined, 'yes', 'signed-out', 'signed-out', 'signed-out'],
  ['cliente', 'yes', 'yes', 'forbidden', 'forbidden'],
  ['agente', 'yes', 'yes', 'yes', 'forbidden'],
  ['administrador', 'yes', 'yes', 'yes', 'yes'],
];

test.each(table)('%s may this and no more', (role, ...expected) => {
  expect(accesses.map((access) => permits(access, role))).toEqual(expected);
  expect(isStaff(role)).toBe(role === 'agente' || role === 'administrador');
});

test('only an administrador opens the records of accounts that were deleted', () => {
  expect(roles.filter(mayOpenDetached)).toEqual(['administrador']);
});

test('each role has its name', () => {
  expect(roles.map((role) => `${role}: ${roleNames[role].es}, ${roleNames[role].en}`)).toEqual([
    'cliente: Cliente, Customer',
    'agente: Agente, Agent',
    'administrador: Administrador, Administrator',
  ]);
});
