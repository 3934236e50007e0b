import type { Language, Text } from '#platform/text/language.ts';
import { formatDate } from '#platform/time/dates.ts';
import { daysLater } from '#platform/time/days.ts';

export const dueEvents = ['acceptance', 'purchase', 'embarkation', 'date'] as const;
export type DueEvent = (typeof dueEvents)[number];

/** What is due at acceptance has so many days. */
export const daysToPay = 3;

const dueNames: Record<DueEvent, Text> = {
  acceptance: {
    es: `hasta ${daysToPay} días después de aceptar`,
    en: `up to ${daysToPay} days after acceptance`,
  },
  purchase: { es: 'antes de la compra', en: 'before the purchase' },
  embarkation: { es: 'antes del embarque', en: 'before embarkation' },
  date: { es: 'en su fecha', en: 'on its day' },
};

interface DueMoment {
  due: DueEvent;
  dueOn: string | null;
}

/** Gives what is due at acceptance its day, once that day is known. */
export function datedFrom<Part extends DueMoment>(part: Part, acceptedOn: string): Part {
  return part.due === 'acceptance' ? { ...part, dueOn: daysLater(acceptedOn, daysToPay) } : part;
}

/** Due of an accepted offer: 'ahora' of one that was accepted before such parts had a day, 'antes del embarque', 'el 3 dic 2026'. */
export function dueNow(due: DueMoment, language: Language): string {
  return due.due === 'acceptance' && !due.dueOn ? now[language] : dueText(due, language);
}
const now: Text = { es: 'ahora', en: 'now' };

export function dueText({ due, dueOn }: DueMoment, language: Language): string {
  if (!dueOn) return dueNames[due][language];
  const day = formatDate(dueOn, language);
  return language === 'es' ? `el ${day}` : `on ${day}`;
}
