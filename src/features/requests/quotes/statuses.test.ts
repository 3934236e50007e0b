import { expect, test } from 'vitest';
import {
  finishedQuotes,
  quoteStatuses,
  quoteStatusFacts,
  quotesInCustomersTurn,
  toQuoteStatus,
} from './statuses.ts';

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

test('each status says what it means, what comes next and by when, in both languages', () => {
  for (const status of quoteStatuses) {
    const { label, meaning, next, when } = quoteStatusFacts[status];
    for (const { es, en } of [label, meaning, next, when]) {
      for (const text of [es, en]) expect(text).toMatch(/\S/);
      expect(es).not.toBe(en);
    }
  }
});

test('the customer must act on what was approved, and only while nobody else must', () => {
  expect(quotesInCustomersTurn).toEqual(['approved']);
  for (const status of quoteStatuses) {
    const { next } = quoteStatusFacts[status];
    expect(/^Le toca a usted/.test(next.es), status).toBe(quotesInCustomersTurn.includes(status));
    expect(/^It is your turn/.test(next.en), status).toBe(quotesInCustomersTurn.includes(status));
  }
});

test('an approved quotation promises no final price that stands nowhere', () => {
  const { meaning, next, when } = quoteStatusFacts.approved;
  const sentences = [meaning, next, when].map(({ es, en }) => `${es} ${en}`).join(' ');
  expect(sentences).toContain('El precio final se lo dice su agente');
  expect(sentences).not.toMatch(/confirmado|puede cambiar|confirmed|may change/);
});

test.each(['', 'nuevo', 'PENDING', '__proto__', 'toString'])('unknown "%s" is pending', (value) => {
  expect(toQuoteStatus(value)).toBe('pending');
});

test('a known status stays what it is', () => {
  expect(quoteStatuses.map(toQuoteStatus)).toEqual([...quoteStatuses]);
});
