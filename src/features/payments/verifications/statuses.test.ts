import { expect, test } from 'vitest';
import {
  countVerifications,
  finishedVerifications,
  toVerificationStatus,
  verificationStatuses,
  verificationStatusFacts,
  verificationsInCustomersTurn,
} from './statuses.ts';

test('the statuses have these labels', () => {
  const shown = verificationStatuses.map((status) => {
    const { label, tone } = verificationStatusFacts[status];
    return [status, label.es, tone];
  });
  expect(shown).toEqual([
    ['pending', 'Pendiente', 'warning'],
    ['processing', 'En Proceso', 'info'],
    ['approved', 'Aprobada', 'success'],
    ['rejected', 'Rechazada', 'danger'],
    ['completed', 'Completada', 'neutral'],
  ]);
});

test('each status says what it means, what comes next and by when, in both languages', () => {
  for (const status of verificationStatuses) {
    const { label, meaning, next, when } = verificationStatusFacts[status];
    for (const { es, en } of [label, meaning, next, when]) {
      for (const text of [es, en]) expect(text).toMatch(/\S/);
      expect(es).not.toBe(en);
    }
  }
});

test('each status leaves it to one side to act, or to nobody', () => {
  expect(verificationsInCustomersTurn).toEqual(['rejected']);
  const turns = verificationStatuses.map((status) => {
    const { meaning, next, when } = verificationStatusFacts[status];
    return [meaning.es, next.es, when.es]
      .join(' ')
      .match(/Le toca a usted|Nos toca a nosotros|Nadie debe|Le contactaremos|aquí/g);
  });
  expect(turns).toEqual([
    ['Nos toca a nosotros'],
    ['Nos toca a nosotros'],
    ['Nos toca a nosotros'],
    ['Le toca a usted'],
    ['Nadie debe'],
  ]);
});

test('nobody must act on what was decided', () => {
  expect(finishedVerifications).toEqual(['approved', 'rejected', 'completed']);
});

test.each(['', 'nueva', 'PENDING', '__proto__', 'toString'])('unknown "%s" is pending', (value) => {
  expect(toVerificationStatus(value)).toBe('pending');
});

test('a known status stays what it is', () => {
  expect(verificationStatuses.map(toVerificationStatus)).toEqual([...verificationStatuses]);
});

test('a customer’s payment checks are counted by where they stand', () => {
  const all = verificationStatuses.map((status) => ({ status }));
  expect(countVerifications(all)).toEqual({ total: 5, inProcess: 2, approved: 2, rejected: 1 });
  const counts = verificationStatuses.map((status) => countVerifications([{ status }]));
  expect(counts).toEqual([
    { total: 1, inProcess: 1, approved: 0, rejected: 0 },
    { total: 1, inProcess: 1, approved: 0, rejected: 0 },
    { total: 1, inProcess: 0, approved: 1, rejected: 0 },
    { total: 1, inProcess: 0, approved: 0, rejected: 1 },
    { total: 1, inProcess: 0, approved: 1, rejected: 0 },
  ]);
});
