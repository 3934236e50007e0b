import { waysToUs } from '#features/company/about/ways-to-us.ts';
import type { Config } from '#platform/config.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { contact, facts, heading, note, paragraph } from '#platform/mail/mail-parts.ts';
import { renderMail } from '#platform/mail/mail-template.ts';
import type { Language } from '#platform/text/language.ts';
import { formatDateTime } from '#platform/time/dates.ts';
import { accountDeletedMailTexts } from '../mail-messages.ts';

interface Deletion {
  to: string;
  language: Language;
  at: Date;
  quotes: readonly string[];
  verifications: readonly string[];
  config: Pick<Config, 'brand'>;
}

export function accountDeletedMail(deletion: Deletion): Mail {
  const { to, language, at, quotes, verifications } = deletion;
  const { brand } = deletion.config;
  const t = accountDeletedMailTexts[language];
  const retained = [
    { label: t.quotes, value: quotes.join(', ') },
    { label: t.verifications, value: verifications.join(', ') },
  ];
  const blocks = [
    paragraph(t.done(brand.name, formatDateTime(at, language))),
    heading(t.goneTitle),
    paragraph(t.gone),
    heading(t.keptTitle),
    ...(retained.some(({ value }) => value)
      ? [paragraph(t.retained(brand.retentionYears)), facts(retained), paragraph(t.keepNumbers)]
      : [paragraph(t.nothingKept)]),
    note(t.notYou),
    ...contact(t.contact, waysToUs(brand, t.whatsappText)),
  ];
  return renderMail({
    to,
    subject: t.subject(brand.name),
    language,
    title: t.title,
    blocks,
    brand,
  });
}
