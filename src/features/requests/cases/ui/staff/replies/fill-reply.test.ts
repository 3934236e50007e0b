import { expect, test } from 'vitest';
import { fillReply } from './fill-reply.ts';

const reply = {
  id: '1',
  title: 'Pago',
  textEs: 'Hola {nombre}, su {referencia} espera. {nombre}: {otra}.',
  textEn: 'Hello {nombre}, your {referencia} waits.',
};

test('name and reference are filled in, in the customer’s language', () => {
  const of = { name: 'Yamilé', reference: 'MA-TX-2026-000001' };
  expect(fillReply(reply, { ...of, language: 'es' })).toBe(
    'Hola Yamilé, su MA-TX-2026-000001 espera. Yamilé: {otra}.',
  );
  expect(fillReply(reply, { ...of, language: 'en' })).toBe(
    'Hello Yamilé, your MA-TX-2026-000001 waits.',
  );
});

test('who has no name known is greeted without one', () => {
  const text = fillReply(reply, { language: 'en', name: '', reference: 'R' });
  expect(text).toBe('Hello, your R waits.');
});

test('what a name holds is taken as it is', () => {
  const text = fillReply(reply, { language: 'en', name: '$& {referencia}', reference: 'R' });
  expect(text).toBe('Hello $& {referencia}, your R waits.');
});
