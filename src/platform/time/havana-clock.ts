import { inHavana } from './dates.ts';
import { daysLater } from './days.ts';

/** '2026-11-21T14:05': what the clock of Cuba shows, as a field for date and time takes it. */
export function toHavanaClock(moment: string | Date): string {
  const { year, month, day, hour, minute } = inHavana(moment) ?? {};
  return year ? `${year}-${month}-${day}T${hour}:${minute}` : '';
}

/**
 * The moment at which the clock of Cuba shows this; undefined for what is no time. The hour that
 * comes twice in autumn is the first of the two, the one that is left out in spring the next one.
 */
export function fromHavanaClock(shown: string): Date | undefined {
  const asUtc = Date.parse(`${shown}Z`);
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(shown) || Number.isNaN(asUtc)) return undefined;
  // Four hours behind in summer, five in winter.
  const [summer, winter] = [4, 5].map((hours) => new Date(asUtc + hours * 3_600_000));
  return summer && toHavanaClock(summer) === shown ? summer : winter;
}

/** The first moment after a day in Havana. Throws RangeError for what is no day. */
export function endOfDayInHavana(day: string): Date {
  const midnight = fromHavanaClock(`${daysLater(day, 1)}T00:00`);
  if (!midnight) throw new RangeError(`no day: ${day}`);
  return midnight;
}
