import type { Language } from '../text/language.ts';
import { clockOf, type Parts } from './clock.ts';

// Own months, because Intl's differ between browsers and versions ('sep', 'sept', 'sept.').
const months: Record<Language, readonly string[]> = {
  es: ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'],
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
};

/**
 * '21 nov 2026' / 'Nov 21, 2026', in Cuba. A date without a time ('2026-11-21') is that day
 * everywhere. '' for anything that is no date.
 */
export function formatDate(iso: string | Date, language: Language): string {
  const moment = dayOf(iso);
  return moment ? dayText(moment, language) : '';
}

export function formatDay(iso: string | Date, language: Language): string {
  const moment = dayOf(iso);
  return moment ? shortDayText(moment, language) : '';
}

/** '2026-11' → 'nov 2026' / 'Nov 2026'. */
export function formatMonth(month: string, language: Language): string {
  const [year = '', number = ''] = month.split('-');
  return `${months[language][Number(number) - 1]} ${year}`;
}

/** '21 nov 2026, 14:05 (hora de Cuba)' / 'Nov 21, 2026, 2:05 PM (Cuba time)'. */
export function formatDateTime(iso: string | Date, language: Language): string {
  const moment = formatMoment(iso, language);
  return moment && `${moment} ${language === 'es' ? '(hora de Cuba)' : '(Cuba time)'}`;
}

/** Without "(hora de Cuba)", for a screen that says it once. */
export function formatMoment(iso: string | Date, language: Language): string {
  const moment = inHavana(iso);
  if (!moment) return '';
  const { hour = '', minute = '' } = moment;
  if (language === 'es') return `${dayText(moment, language)}, ${hour}:${minute}`;
  const half = Number(hour) < 12 ? 'AM' : 'PM';
  return `${dayText(moment, language)}, ${Number(hour) % 12 || 12}:${minute} ${half}`;
}

/** '2026-11-21 14:05', which spreadsheets in any language read and sort. */
export function sortableMoment(iso: string | Date): string {
  const { year, month, day, hour, minute } = inHavana(iso) ?? {};
  return year ? `${year}-${month}-${day} ${hour}:${minute}` : '';
}

export function dayNumber(date: Date): string {
  const { year = '', month = '', day = '' } = inHavana(date) ?? {};
  return year + month + day;
}

/** Cuba's clock. */
export const inHavana = clockOf('America/Havana');

function dayOf(iso: string | Date): Parts | undefined {
  const day = typeof iso === 'string' && /^(\d{4})-(\d\d)-(\d\d)$/.exec(iso);
  return day ? { year: day[1], month: day[2], day: day[3] } : inHavana(iso);
}

function dayText(parts: Parts, language: Language): string {
  return `${shortDayText(parts, language)}${language === 'es' ? '' : ','} ${parts.year}`;
}

function shortDayText(parts: Parts, language: Language): string {
  const month = months[language][Number(parts.month) - 1];
  const day = Number(parts.day);
  return language === 'es' ? `${day} ${month}` : `${month} ${day}`;
}
