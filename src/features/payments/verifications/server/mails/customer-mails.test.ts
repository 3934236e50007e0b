import { expect, test } from 'vitest';
import { readConfig } from '#platform/config.ts';
import { verificationStatuses, verificationStatusFacts } from '../../statuses.ts';
import { verificationStatusMail } from './customer-mails.ts';
import type { MailedVerification } from './verification-mails.ts';

const sender = {
  ...readConfig({ PUBLIC_URL: 'https://marielauto.example' }, { serving: false }),
  checkKey: 'key',
};
const verification: MailedVerification = {
  id: '0b5f2c1e-0000-4000-8000-000000000001',
  ticket: 'MA-T-2026-000001',
  email: 'marta@correo.example',
  language: 'es',
  created_at: new Date('2026-11-20T15:00:00Z'),
  answer_due_at: new Date('2026-11-21T15:00:00Z'),
};

test('every status is told in both languages: what it means, who must act, and by when', () => {
  for (const language of ['es', 'en'] as const) {
    for (const status of verificationStatuses) {
      const { text } = verificationStatusMail(
        { ...verification, language },
        { status, note: undefined, counted: false },
        sender,
      );
      const { meaning, next, when } = verificationStatusFacts[status];
      expect(text).toContain(meaning[language]);
      // What to do about a rejected one begins with signing in: a mail has words of its own.
      if (status !== 'rejected') expect(text).toContain(next[language]);
      if (status === 'pending' || status === 'processing') expect(text).toContain('2026, 10:00');
      else expect(text).toContain(when[language]);
    }
  }
});

test('a rejected one says once whose turn it is, and where', () => {
  for (const [language, runQueued, here] of [
    ['es', /Le toca a usted/g, /aquí|Le contactaremos/],
    ['en', /It is your turn/g, /\bhere\b|We will contact/],
  ] as const) {
    const mail = verificationStatusMail(
      { ...verification, language },
      { status: 'rejected', note: 'No se lee.', counted: false },
      sender,
    );
    expect(mail.text.match(runQueued)).toHaveLength(1);
    expect(mail.text).not.toMatch(here);
    expect(mail.text).toContain('No se lee.');
    expect(mail.text).toContain(`/my-verifications?ver=${verification.id}`);
  }
});

test('that a payment is verified is said of one that counts alone', () => {
  const approved = (counted: boolean) =>
    verificationStatusMail(
      verification,
      { status: 'approved', note: 'Llegó la foto', counted },
      sender,
    );
  expect(approved(true).text).toContain('Su pago está verificado.');
  for (const { text, html } of [approved(false)]) {
    expect(text).toContain('Llegó la foto');
    expect(text + html).not.toMatch(/pago está verificado|nada más/);
  }
});
