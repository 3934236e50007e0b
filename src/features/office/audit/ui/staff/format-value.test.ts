import { expect, test } from 'vitest';
import { formatValue } from './format-value.ts';

const id = '0ce36e01-755f-42ae-8f70-e0ffe833c148';

test.each([
  ['ledger', 'cents', 197400, 'US$1,974'],
  ['quote', 'totalCents', 17900, 'US$179'],
  ['quote', 'followUpAt', '2026-11-28', '28 nov 2026'],
  ['notice', 'endsAt', '2026-12-20T14:00:00.000Z', '20 dic 2026, 09:00'],
  ['unit', 'stage', 'warehouse', 'En almacén en EE. UU.'],
  ['unit', 'papers', 'title, aes', 'Título y copias, Declaración AES (ITN)'],
  ['quote', 'status', 'en_revision', 'En Revisión'],
  ['verification', 'status', 'rejected', 'Rechazada'],
  ['product', 'status', 'sold', 'Vendido'],
  ['person', 'role', 'administrador', 'Administrador'],
  ['quote', 'link', 'pays', 'Quien paga'],
  ['product', 'facts', 'mileage, owners', 'Recorrido, Dueños'],
  ['notice', 'provinces', [], 'todas'],
  ['notice', 'categories', ['triciclos', 'automobiles'], 'Triciclos Eléctricos, Automóviles'],
  ['quote', 'assignee', null, 'vacío'],
  ['quote', 'assignee', id, 'Cuenta eliminada (0ce36e01)'],
  // An id that is nobody's says nothing.
  ['quote', 'entry', id, undefined],
  ['quote', 'reason', 'Pagó de más, el 3', 'Pagó de más, el 3'],
])('%s %s %j is read as %s', (kind, field, value, words) => {
  expect(formatValue(value, { kind, field, language: 'es' })).toBe(words);
});
