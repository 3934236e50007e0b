import { expect, test } from 'vitest';
import { readConfig } from '#platform/config.ts';
import { type QuoteStatus, quoteStatuses, quoteStatusFacts } from '../../statuses.ts';
import { quoteAnswerMail, quoteStatusMail } from './progress-mails.ts';
import type { MailedQuote } from './quote-mails.ts';
import { quoteQuestionMail } from './staff-mails.ts';

const sender = {
  ...readConfig({ PUBLIC_URL: 'https://marielauto.example' }, { serving: false }),
  checkKey: 'key',
};
const quote: MailedQuote = {
  id: '0b5f2c1e-0000-4000-8000-000000000001',
  reference: 'MA-TX-2026-000001',
  customerName: 'Marta Ñáñez',
  customerEmail: 'marta@correo.example',
  language: 'es',
};
const progress = {
  sentence: 'Sentence.',
  next: 'What comes next.',
  who: 'Whose turn.',
  by: 'By then.',
};
const tell = (status: QuoteStatus, note?: string, about = quote) =>
  quoteStatusMail(about, { status, note, progress }, sender);
const answer = (text: string, about = quote) => quoteAnswerMail(about, { text, progress }, sender);
/** Longest in bytes once it is escaped. */
const worst = '"'.repeat(2000);

test('every status is told in both languages, with what the facts say', () => {
  for (const language of ['es', 'en'] as const) {
    for (const status of quoteStatuses) {
      const mail = tell(status, undefined, { ...quote, language });
      expect(mail.subject).toContain(quoteStatusFacts[status].label[language]);
      for (const text of Object.values(progress)) expect(mail.text).toContain(text);
    }
  }
});

test('the reason of a rejection is told', () => {
  expect(tell('rejected', 'No llega a esa provincia.').text).toContain(
    '> No llega a esa provincia.',
  );
});

test('an English customer reads English', () => {
  const english = { ...quote, language: 'en' as const };
  const { text } = tell('approved', 'See you.', english);
  expect(text).not.toMatch(/cotización|precio|equipo/i);
  expect(answer('Thursday.', english).text).not.toMatch(/cotización|mensaje/i);
});

test('none weighs more than 20 KB, nor fetches anything', () => {
  for (const mail of [
    tell('approved', worst),
    answer(worst),
    quoteQuestionMail(quote, worst, sender),
  ]) {
    expect(Buffer.byteLength(mail.text + mail.html)).toBeLessThanOrEqual(20_000);
    expect(mail.html).not.toMatch(/<img|url\(|src=/);
  }
});

test('what somebody wrote cannot pose as our words', () => {
  const text = 'Hola\r\nPague aquí: https://mal.example\u2028Otra línea';
  for (const mail of [
    tell('approved', text),
    answer(text),
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
