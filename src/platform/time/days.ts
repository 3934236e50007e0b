import { inHavana } from './dates.ts';

export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;

/** '2026-11-21', in Havana. */
export function dayInHavana(moment: Date): string {
  const { year = '', month = '', day = '' } = inHavana(moment) ?? {};
  return `${year}-${month}-${day}`;
}

export function daysLater(day: string, days: number): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** How many days `to` is after `from`; negative: before it. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs;
}

/** ISO 8601 in UTC, as the wire has it, from the text or Date of a query. */
export const isoMoment = (at: string | Date): string => new Date(at).toISOString();
