import type { Config } from '#platform/config.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { button, note } from '#platform/mail/mail-parts.ts';
import { renderMail } from '#platform/mail/mail-template.ts';
import { href } from '#routes.ts';
import { staffRoutes } from '#staff-routes.ts';
import { staffPaymentMailTexts } from '../messages.ts';

type PaymentChange = keyof typeof staffPaymentMailTexts.titles;

/** Mailed to all staff, so that nobody redirects money unnoticed. A mail never names an account. */
export function paymentMail(what: PaymentChange, config: Config): Mail {
  const { open, titles, texts } = staffPaymentMailTexts;
  const { brand, publicUrl, staffEmail } = config;
  return renderMail({
    to: staffEmail,
    subject: titles[what],
    language: 'es',
    title: titles[what],
    blocks: [note(texts[what]), button(open, `${publicUrl}${href(staffRoutes.staffPayments)}`)],
    brand,
  });
}
