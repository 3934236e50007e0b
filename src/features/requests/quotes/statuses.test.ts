import { expect, test } from 'vitest';
import { finishedQuotes, quoteStatuses, quoteStatusFacts, toQuoteStatus } from './statuses.ts';

test('the statuses have these labels', () => {
  const shown = quoteStatuses.map((status) => {
    const { label, tone } = quoteStatusFacts[status];
    return [status, label.es, tone];
  });
  expect(shown).toEqual([
    ['pending', 'Pendiente', 'warning'],
    ['en_revision', 'En Revisión', 'info'],
    ['approved', 'Aprobada', 'success'],
    ['rejected', 'Rechazada', 'danger'],
    ['sent', 'Enviada', 'info'],
    ['delivered', 'Entregada', 'success'],
    ['completed', 'Completada', 'neutral'],
  ]);
});

test('nobody must act on what was rejected, delivered or completed', () => {
  expect(finishedQuotes).toEqual(['rejected', 'delivered', 'completed']);
});

test.each(['', 'nuevo', 'PENDING', '__proto__', 'toString'])('unknown "%s" is pending', (value) => {
  expect(toQuoteStatus(value)).toBe('pending');
});

test('a known status stays what it is', () => {
  expect(quoteStatuses.map(toQuoteStatus)).toEqual([...quoteStatuses]);
});
