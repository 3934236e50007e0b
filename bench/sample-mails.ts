import { answerDue } from '#features/company/about/support-hours.ts';
import { accountDeletedMail } from '#features/home/profile/server/account-deleted-mail.ts';
import { newAddressMail } from '#features/home/profile/server/follow-person.ts';
import * as verificationMails from '#features/payments/verifications/server/mails/customer-mails.ts';
import * as staffMails from '#features/payments/verifications/server/mails/staff-mails.ts';
import type { MailedVerification } from '#features/payments/verifications/server/mails/verification-mails.ts';
import { verificationStatuses } from '#features/payments/verifications/statuses.ts';
import { customerMail, type LinkMailContent } from '#features/requests/cases/server/case-mails.ts';
import { quoteMailTexts } from '#features/requests/quotes/mail-messages.ts';
import {
  type NewQuoteFacts,
  newQuoteMail,
  quoteMadeMail,
} from '#features/requests/quotes/server/mails/new-quote-mails.ts';
import {
  codeMail,
  quoteAnswerMail,
  quoteStatusMail,
} from '#features/requests/quotes/server/mails/progress-mails.ts';
import type { MailedQuote } from '#features/requests/quotes/server/mails/quote-mails.ts';
import {
  amendedMail,
  cancelledMail,
  quoteQuestionMail,
} from '#features/requests/quotes/server/mails/staff-mails.ts';
import { quoteStatuses } from '#features/requests/quotes/statuses.ts';
import { newsMail, type UnitNews } from '#features/shipping/units/server/news-mail.ts';
import { readConfig } from '#platform/config.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { type Language, languages } from '#platform/text/language.ts';

const config = {
  ...readConfig({ PUBLIC_URL: 'https://marielauto.example' }, { serving: false }),
  checkKey: 'bench',
};
const customerEmail = 'marta@correo.example';
const at = new Date('2026-11-20T19:05:00Z');
const question = '¿Ya hay fecha de salida?\n\nMi hermano en Houston paga. ¿Qué necesita?';
const answer = {
  es: 'Sale el 3 de diciembre.\nSu hermano solo necesita el número de referencia.',
  en: 'It leaves on December 3.\nYour brother only needs the reference number.',
};

export function sampleMails(): Record<string, Mail> {
  const mails: Record<string, Mail> = {};
  for (const language of languages) {
    const named = { ...toCustomers(language), ...(language === 'es' && toStaff()) };
    for (const [name, mail] of Object.entries(named)) mails[`${name}-${language}`] = mail;
  }
  return mails;
}

function toCustomers(language: Language): Record<string, Mail> {
  const quote = noticed(language);
  const verification = verified(language);
  const teamsWords = answer[language];
  const progress = standings[language];
  const statuses = quoteStatuses.map((status): [string, Mail] => [
    `quote-${status}`,
    quoteStatusMail(
      quote,
      { status, note: status === 'approved' ? teamsWords : undefined, progress },
      config,
    ),
  ]);
  const checks = verificationStatuses.map((status): [string, Mail] => [
    `verification-${status}`,
    verificationMails.verificationStatusMail(
      verification,
      { status, note: status === 'rejected' ? teamsWords : undefined, counted: true },
      config,
    ),
  ]);
  return {
    'quote-made': quoteMadeMail(mailed(language), config),
    ...Object.fromEntries(statuses),
    'quote-answer': quoteAnswerMail(quote, { text: teamsWords, progress }, config),
    'unit-news': linked(language, newsMail(quote, [shippedLater(language)])),
    'unit-news-digest': linked(language, newsMail(quote, digest(language))),
    'quote-code': codeMail(quote, 'MA-VER-20261120-7K4Q', config),
    'verification-received': verificationMails.receivedMail(verification, config),
    ...Object.fromEntries(checks),
    'verification-answer': verificationMails.verificationAnswerMail(
      verification,
      { text: teamsWords, link: undefined },
      config,
    ),
    'new-address': newAddressMail({ to: customerEmail, language, at, config }),
    'account-deleted': accountDeletedMail({
      to: customerEmail,
      language,
      at,
      quotes: ['MA-TX-2026-000001'],
      verifications: ['MA-T-20261120-7K4QX'],
      config,
    }),
  };
}

function toStaff(): Record<string, Mail> {
  const verification = {
    ...verified('es'),
    code: 'MA-VER-20261120-7K4Q',
    whatsapp: '+5351234567',
    quote_reference: 'MA-TX-2026-000001',
    comment: 'Pagué el lunes.',
  };
  return {
    'staff-new-quote': newQuoteMail(mailed('es'), config),
    'staff-quote-question': quoteQuestionMail(noticed('es'), question, config),
    'staff-quote-amended': amendedMail(noticed('es'), ['Toyota Corolla LE 2021: 2 → 1'], config),
    'staff-quote-cancelled': cancelledMail(
      noticed('es'),
      { reason: 'Ya compré otro.', todo: [] },
      config,
    ),
    'staff-new-verification': staffMails.newVerificationMail(verification, 2, config),
    'staff-verification-again': staffMails.resentMail(
      verification,
      { receipts: 1, comment: 'Ahora se lee la fecha.' },
      config,
    ),
    'staff-verification-question': staffMails.verificationQuestionMail(
      verification,
      question,
      config,
    ),
  };
}

function noticed(language: Language): MailedQuote {
  return {
    id: '0b5f2c1e-0000-4000-8000-000000000001',
    reference: 'MA-TX-2026-000001',
    customerName: 'Marta Ñáñez',
    customerEmail,
    language,
  };
}

const standings = {
  es: {
    sentence: 'Embarcado: va hacia Mariel.',
    next: 'Lo siguiente: llega a Mariel hacia el 30 nov.',
    who: 'Depende de la naviera.',
    by: '',
  },
  en: {
    sentence: 'Shipped: on its way to Mariel.',
    next: 'Next: reaches Mariel, around Nov 30.',
    who: 'It depends on the carrier.',
    by: '',
  },
};

/** As `mailCustomer` sends it. */
function linked(language: Language, content: LinkMailContent): Mail {
  const { reference: name, customerName, customerEmail: to } = noticed(language);
  const texts = quoteMailTexts[language];
  return customerMail(
    { path: '/oferta/AbCdEfGhIjKlMnOpQrStUvz#camino', name, texts },
    {
      ...content,
      to,
      language,
      greeting: texts.greeting(customerName),
      progress: standings[language],
    },
    config,
  );
}

/** A car on a ship that comes later than promised. */
function shippedLater(language: Language): UnitNews {
  const cause = { es: 'Tormenta en el Golfo.', en: 'A storm in the Gulf.' }[language];
  return {
    unit: { name: 'Toyota Corolla LE 2021', hold: null },
    news: [
      { kind: 'expected', stage: 'in_mariel', onDay: '2026-11-30', beforeDay: '2026-11-27', cause },
    ],
  };
}

function digest(language: Language): UnitNews[] {
  const car = shippedLater(language);
  const reached = { kind: 'reached', stage: 'shipped', onDay: '2026-11-20' } as const;
  const news = [{ ...reached, beforeDay: '2026-11-18', cause: null }];
  return [
    { ...car, news: [...news, ...car.news] },
    { unit: { ...car.unit, name: 'Refrigerador Samsung 28 pies' }, news },
    { unit: { ...car.unit, name: 'Triciclo eléctrico Luna' }, news },
  ];
}

function mailed(language: Language): NewQuoteFacts {
  return {
    ...noticed(language),
    customerPhone: '+13055550142',
    customerWhatsapp: '+5351234567',
    province: 'HOL',
    createdAt: at,
    answerDueAt: answerDue(at),
    totalCents: 5_685_050,
    lines: [
      { productName: 'Toyota Corolla LE 2021', quantity: 2, unitPriceCents: 2_800_000 },
      { productName: 'Refrigerador Samsung 28 pies', quantity: 1, unitPriceCents: 85_050 },
      { productName: 'Triciclo eléctrico Luna', quantity: 1, unitPriceCents: null },
    ],
    notes: 'Llámeme después de las cinco.',
  };
}

function verified(language: Language): MailedVerification {
  return {
    id: '0b5f2c1e-0000-4000-8000-000000000002',
    ticket: 'MA-T-20261120-7K4QX',
    email: customerEmail,
    language,
    created_at: at,
    answer_due_at: answerDue(at),
  };
}
