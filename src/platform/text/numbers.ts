import type { Language } from './language.ts';

/** '20,000' in both languages. */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** '98 %' in Spanish, with a non-breaking space; '98%' in English. */
export function formatPercent(percent: number, language: Language): string {
  return `${percent}${language === 'es' ? '\u00a0' : ''}%`;
}
