import type { Language, Text } from '#platform/text/language.ts';
import { formatDate } from '#platform/time/dates.ts';

export const dueEvents = ['acceptance', 'purchase', 'embarkation', 'date'] as const;
export type DueEvent = (typeof dueEvents)[number];

const dueNames: Record<DueEvent, Text> = {
  acceptance: { es: 'al aceptar', en: 'at acceptance' },
  purchase: { es: 'antes de la compra', en: 'before the purchase' },
  embarkation: { es: 'antes del embarque', en: 'before embarkation' },
  date: { es: 'en su fecha', en: 'on its day' },
};

interface DueMoment {
  due: DueEvent;
  dueOn: string | null;
}

/** Due of an accepted offer: 'ahora', 'antes del embarque', 'el 3 dic 2026'. */
export function dueNow(due: DueMoment, language: Language): string {
  return due.due === 'acceptance' && !due.dueOn ? now[language] : dueText(due, language);
}
const now: Text = { es: 'ahora', en: 'now' };

export function dueText({ due, dueOn }: DueMoment, language: Language): string {
  if (!dueOn) return dueNames[due][language];
  const day = formatDate(dueOn, language);
  return language === 'es' ? `el ${day}` : `on ${day}`;
}
