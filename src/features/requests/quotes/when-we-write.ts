import { answerTime } from '#features/company/about/answer-hours.ts';
import { writeToUsAfter } from '#features/company/about/support-hours.ts';
import type { Language } from '#platform/text/language.ts';
import { defineTexts } from '#platform/text/texts.ts';
import { formatDateTime } from '#platform/time/dates.ts';
import { type QuoteStatus, quoteStatusFacts } from './statuses.ts';

interface Moments {
  /** By when we promised to write; null where nobody waits. */
  due: Date | string | null;
  lastWroteAt: Date | string;
}

const texts = defineTexts({
  by: {
    es: (due: string) => `Le escribimos a más tardar el ${due}.`,
    en: (due: string) => `We write to you by ${due} at the latest.`,
  },
  within: {
    es: (due: string) => `Le escribimos en ${answerTime.es}: a más tardar el ${due}.`,
    en: (due: string) => `We write to you within ${answerTime.en}: by ${due} at the latest.`,
  },
  until: {
    es: (moment: string) => `Si el ${moment} todavía no sabe de nosotros, escríbanos.`,
    en: (moment: string) => `If by ${moment} you have not heard from us, write to us.`,
  },
});

export function whenText(
  status: QuoteStatus,
  { due, lastWroteAt }: Moments,
  language: Language,
): string {
  const t = texts[language];
  const when = quoteStatusFacts[status].when[language];
  if (due && status === 'pending') return t.within(formatDateTime(due, language));
  if (due) return `${when} ${t.by(formatDateTime(due, language))}`;
  if (status !== 'en_revision') return when;
  return `${when} ${t.until(formatDateTime(writeToUsAfter(new Date(lastWroteAt)), language))}`;
}
