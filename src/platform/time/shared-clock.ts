import { dayInHavana } from './days.ts';

/** How far the clock that all processes share is ahead of this machine's, in milliseconds. */
let aheadMs = 0;

/** Now, by the database's clock: what several processes compare is dated by it (decision 175). */
export const sharedNow = (): Date => new Date(Date.now() + aheadMs);

let today = { minute: 0, day: '' };

/** The day that it is in Havana. It begins at a full minute, and each list of products asks for it. */
export function sharedDay(): string {
  const now = sharedNow();
  const minute = Math.floor(now.getTime() / 60_000);
  if (minute !== today.minute) today = { minute, day: dayInHavana(now) };
  return today.day;
}

/**
 * Learns from an answer of the database, which told its time between these two moments of this machine.
 * What those allow is believed, so that a slow answer moves no clock that may be right.
 */
export function followClock(told: Date, askedMs: number, answeredMs: number): void {
  const [least, most] = [told.getTime() - answeredMs, told.getTime() - askedMs];
  aheadMs = Math.min(Math.max(aheadMs, least), most);
}
