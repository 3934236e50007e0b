import { inHavana } from './dates.ts';
import { daysLater } from './days.ts';

/** '2026-11-21T14:05' on Cuba's clock, for an input of type datetime-local. */
export function toHavanaClock(moment: string | Date): string {
  const { year, month, day, hour, minute } = inHavana(moment) ?? {};
  return year ? `${year}-${month}-${day}T${hour}:${minute}` : '';
}

/**
 * Returns the moment of a time on Cuba's clock; undefined for anything that is no time. The hour
 * that exists twice in autumn is the first one; the missing hour in spring is the next one.
 */
export function fromHavanaClock(text: string): Date | undefined {
  const asUtc = Date.parse(`${text}Z`);
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text) || Number.isNaN(asUtc)) return undefined;
  // UTC−4 in summer, UTC−5 in winter.
  const [summer, winter] = [4, 5].map((hours) => new Date(asUtc + hours * 3_600_000));
  return summer && toHavanaClock(summer) === text ? summer : winter;
}

/** Returns the first moment after a day in Havana. Throws RangeError when it is no day. */
export function endOfDayInHavana(day: string): Date {
  const midnight = fromHavanaClock(`${daysLater(day, 1)}T00:00`);
  if (!midnight) throw new RangeError(`no day: ${day}`);
  return midnight;
}
