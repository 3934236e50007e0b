import { dayInHavana } from './days.ts';

/** How far the clock that all processes share is ahead of this machine's, in milliseconds. */
let aheadMs = 0;

/** Now, by the database's clock: what several processes compare is dated by it (decision 175). */
export const sharedNow = (): Date => new Date(Date.now() + aheadMs);

/** The day that it is in Havana. */
export const sharedDay = (): string => dayInHavana(sharedNow());

/**
 * Learns from an answer of the database, which told its time between these two moments of this machine.
 * What those allow is believed, so that a slow answer moves no clock that may be right.
 */
export function followClock(told: Date, askedMs: number, answeredMs: number): void {
  const [least, most] = [told.getTime() - answeredMs, told.getTime() - askedMs];
  aheadMs = Math.min(Math.max(aheadMs, least), most);
}
