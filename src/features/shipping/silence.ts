import { dayInHavana, daysLater } from '#platform/time/days.ts';
import { fromHavanaClock, toHavanaClock } from '#platform/time/havana-clock.ts';
import { silentAfterDays } from './stages.ts';

/** The moment at which the clock of Cuba shows the same hour, so many days after the last news. */
export function silentFrom(lastNewsAt: Date): Date {
  const clock = toHavanaClock(lastNewsAt).slice(10);
  const then = fromHavanaClock(`${daysLater(dayInHavana(lastNewsAt), silentAfterDays)}${clock}`);
  if (!then) throw new RangeError('no date');
  return then;
}

/** Of one that is neither handed over nor given up. */
export function isSilent(lastNewsAt: Date, now: Date): boolean {
  return now >= silentFrom(lastNewsAt);
}
