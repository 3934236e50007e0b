import { inHavana } from './dates.ts';

/** Returns a day such as '2026-11-21', in Havana. */
export function dayInHavana(moment: Date): string {
  const { year = '', month = '', day = '' } = inHavana(moment) ?? {};
  return `${year}-${month}-${day}`;
}

/** The year that Cuba has then. */
export const yearInHavana = (moment: Date): number => Number(inHavana(moment)?.year);

export function daysLater(day: string, days: number): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
