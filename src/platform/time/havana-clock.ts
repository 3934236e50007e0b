import { momentOnClock, textOnClock } from './clock-text.ts';
import { inHavana } from './dates.ts';
import { daysLater } from './days.ts';

/** '2026-11-21T14:05' on Cuba's clock, for an input of type datetime-local. */
export const toHavanaClock = (moment: string | Date): string => textOnClock(inHavana, moment);

/** The moment of a time on Cuba's clock. Undefined for anything that is no time. */
export const fromHavanaClock = (text: string): Date | undefined => momentOnClock(inHavana, text);

/** Returns the first moment after a day in Havana. Throws RangeError when it is no day. */
export function endOfDayInHavana(day: string): Date {
  const midnight = fromHavanaClock(`${daysLater(day, 1)}T00:00`);
  if (!midnight) throw new RangeError(`no day: ${day}`);
  return midnight;
}
