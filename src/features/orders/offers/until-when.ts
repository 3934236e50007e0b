import type { Language } from '#platform/text/language.ts';
import { formatDate } from '#platform/time/dates.ts';
import { offerLinkTexts } from './messages.ts';

/** Until when a link opens: "el 3 de enero", or "14 días después de la última entrega". */
export function untilWhen(expiresAt: string | null, language: Language): string {
  const t = offerLinkTexts[language];
  return expiresAt ? t.day(formatDate(expiresAt, language)) : t.afterHandover;
}
