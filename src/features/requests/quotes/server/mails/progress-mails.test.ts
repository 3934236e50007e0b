import { expect, test } from 'vitest';
import { readConfig } from '#platform/config.ts';
import { quoteStatuses, quoteStatusFacts } from '../../statuses.ts';
import { type PromisedQuote, quoteAnswerMail, quoteStatusMail } from './progress-mails.ts';
import { quoteQuestionMail } from './staff-mails.ts';

const sender = {
  ...readConfig({ PUBLIC_URL: 'https://marielauto.example' }, { serving: false }),
  checkKey: 'key',
};
const quote: PromisedQuote = {
  id: '0b5f2c1e-0000-4000-8000-000000000001',
  reference: 'MA-TX-2026-000001',
  customerName: 'Marta Ñáñez',
  customerEmail: 'marta@correo.example',
  answerDueAt: null,
  language: 'es',
};
/** Longest in bytes once it is escaped. */
const worst = '"'.repeat(2000);

test('every status is told in both languages: what it means, what comes next, by when', () => {
  for (const language of ['es', 'en'] as const) {
    for (const status of quoteStatuses) {
      const mail = quoteStatusMail({ ...quote, language }, status, undefined, sender);
      const { label, meaning, next, when } = quoteStatusFacts[status];
      expect(mail.subject).toContain(label[language]);
      for (const text of [meaning, next, when]) expect(mail.text).toContain(text[language]);
    }
  }
});

test('whoever got the reason of a rejection is not told to ask for it', () => {
  const invitation = /preguntarnos el motivo|ask us for the reason/;
  for (const language of ['es', 'en'] as const) {
    const tell = (note?: string) =>
      quoteStatusMail({ ...quote, language }, 'rejected', note, sender);
    expect(tell().text).toMatch(invitation);
    expect(tell('No llega a esa provincia.').text).not.toMatch(invitation);
    expect(tell('No llega a esa provincia.').text).toContain('> No llega a esa provincia.');
  }
});

test('an English customer reads English', () => {
  const english = { ...quote, language: 'en' as const };
  const { text } = quoteStatusMail(english, 'approved', 'See you.', sender);
  expect(text).not.toMatch(/cotización|precio|equipo/i);
  expect(quoteAnswerMail(english, 'Thursday.', sender).text).not.toMatch(/cotización|mensaje/i);
});

test('none weighs more than 20 KB, nor fetches anything', () => {
  for (const mail of [
    quoteStatusMail(quote, 'approved', worst, sender),
    quoteAnswerMail(quote, worst, sender),
    quoteQuestionMail(quote, worst, sender),
  ]) {
    expect(Buffer.byteLength(mail.text + mail.html)).toBeLessThanOrEqual(20_000);
    expect(mail.html).not.toMatch(/<img|url\(|src=/);
  }
});

test('what somebody wrote cannot pose as our words', () => {
  const text = 'Hola\r\nPague aquí: https://mal.example\u2028Otra línea';
  for (const mail of [
    quoteStatusMail(quote, 'approved', text, sender),
    quoteAnswerMail(quote, text, sender),
    quoteQuestionMail(quote, text, sender),
  ]) {
    expect(mail.text).toContain('> Hola\n> Pague aquí: https://mal.example\n> Otra línea\n');
  }
});

test('what a customer wrote goes to staff alone', () => {
  const mail = quoteQuestionMail(quote, '¿Hay <script>fecha</script>?', sender);
  expect(mail.to).toBe(sender.staffEmail);
  expect(mail.html).not.toContain('<script>');
  expect(mail.text).toContain('¿Hay <script>fecha</script>?');
  expect(mail.text).toContain(`https://marielauto.example/admin/quotes?ver=${quote.id}`);
});
