import { inHavana } from './dates.ts';

/** '2026-11-21': the day in Havana at a moment. */
export function dayInHavana(moment: Date): string {
  const { year = '', month = '', day = '' } = inHavana(moment) ?? {};
  return `${year}-${month}-${day}`;
}

/** So many days after a day. */
export function daysLater(day: string, days: number): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** A moment as the wire has it, in UTC, from the text or the Date that a query gives. */
export const isoMoment = (at: string | Date): string => new Date(at).toISOString();
