import { waysToUs } from '#features/company/about/ways-to-us.ts';
import type { Config } from '#platform/config.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { contact, note, paragraph } from '#platform/mail/mail-parts.ts';
import { renderMail } from '#platform/mail/mail-template.ts';
import type { Language } from '#platform/text/language.ts';
import { formatDateTime } from '#platform/time/dates.ts';
import { newAddressMailTexts } from '../mail-messages.ts';

/** Names neither the person nor the new address: others may read the old one. */
export function newAddressMail({
  to,
  language,
  at,
  config: { brand },
}: {
  to: string;
  language: Language;
  at: Date;
  config: Pick<Config, 'brand'>;
}): Mail {
  const t = newAddressMailTexts[language];
  const { text, html } = renderMail({
    language,
    title: t.title,
    blocks: [
      paragraph(t.done(brand.name, formatDateTime(at, language))),
      note(t.notYou),
      ...contact(t.contact, waysToUs(brand, t.whatsappText)),
    ],
    brand,
  });
  return { to, subject: t.subject(brand.name), language, text, html };
}
