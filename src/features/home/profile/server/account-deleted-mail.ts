import { waysToUs } from '#features/company/about/ways-to-us.ts';
import type { Config } from '#platform/config.ts';
import type { Mail } from '#platform/mail/mail.ts';
import type { MailBlock } from '#platform/mail/mail-content.ts';
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
    ...(quotes.length > 0 ? [{ label: t.quotes, value: quotes.join(', ') }] : []),
    ...(verifications.length > 0
      ? [{ label: t.verifications, value: verifications.join(', ') }]
      : []),
  ];
  const ways = waysToUs(brand, t.whatsappText);
  const blocks: MailBlock[] = [
    { kind: 'paragraph', text: t.done(brand.name, formatDateTime(at, language)) },
    { kind: 'heading', text: t.goneTitle },
    { kind: 'paragraph', text: t.gone },
    { kind: 'heading', text: t.keptTitle },
    ...(retained.length > 0
      ? ([
          { kind: 'paragraph', text: t.retained(brand.retentionYears) },
          { kind: 'facts', rows: retained },
          { kind: 'paragraph', text: t.keepNumbers },
        ] as const)
      : ([{ kind: 'paragraph', text: t.nothingKept }] as const)),
    { kind: 'note', text: t.notYou },
    ...(ways ? [{ kind: 'contact' as const, text: t.contact, ...ways }] : []),
  ];
  const { text, html } = renderMail({ language, title: t.title, blocks, brand });
  return { to, subject: t.subject(brand.name), language, text, html };
}
