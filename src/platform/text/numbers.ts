import type { Language } from './language.ts';

/** '20,000' in both languages. */
export function formatCount(count: number): string {
  return withCommas(String(count));
}

/** Digits in groups of three: '20,000'. */
export function withCommas(digits: string): string {
  const first = digits.length % 3 || 3;
  return [digits.slice(0, first), ...(digits.slice(first).match(/\d{3}/g) ?? [])].join(',');
}

/** '98 %' in Spanish, with a non-breaking space; '98%' in English. */
export function formatPercent(percent: number, language: Language): string {
  return `${percent}${language === 'es' ? '\u00a0' : ''}%`;
}
