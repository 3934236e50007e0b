import type { Clock } from './clock.ts';
import { hourMs } from './durations.ts';

/** '2026-11-21T14:05' on a clock; '' for anything that is no date. */
export function textOnClock(clock: Clock, moment: string | Date): string {
  const { year, month, day, hour, minute } = clock(moment) ?? {};
  return year ? `${year}-${month}-${day}T${hour}:${minute}` : '';
}

/**
 * The moment of a time on a clock that is at UTC−4 in summer and UTC−5 in winter, as Havana's and
 * New York's. Undefined for anything that is no time. The hour that exists twice in autumn is the
 * first one; the missing hour in spring is the next one.
 */
export function momentOnClock(clock: Clock, text: string): Date | undefined {
  const asUtc = Date.parse(`${text}Z`);
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text) || Number.isNaN(asUtc)) return undefined;
  const [summer, winter] = [4, 5].map((hours) => new Date(asUtc + hours * hourMs));
  return summer && textOnClock(clock, summer) === text ? summer : winter;
}
