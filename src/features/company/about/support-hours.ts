import { clockOf } from '#platform/time/clock.ts';
import { momentOnClock } from '#platform/time/clock-text.ts';
import { daysLater } from '#platform/time/days.ts';
import { hourMs } from '#platform/time/durations.ts';
import { answerHours } from './answer-hours.ts';

const inNewYork = clockOf('America/New_York');

const hours: readonly (readonly [opens: number, closes: number] | undefined)[] = [
  undefined,
  [8, 18],
  [8, 18],
  [8, 18],
  [8, 18],
  [8, 18],
  [9, 14],
];

/**
 * Says by when we answer. The promise runs `answerHours` from the arrival, or from the next
 * opening. If it would end outside of support hours, it ends two hours after the next opening, or
 * at the opening if a later arrival would be promised that: nobody who comes later is answered
 * earlier (docs/decisions/019-promise-in-order.md). Computed once and stored.
 */
export function answerDue(arrival: Date): Date {
  const ends = after(nextOpen(arrival), answerHours);
  if (isSupportOpen(ends)) return ends;
  const opening = nextOpen(ends);
  return isSupportOpen(after(opening, -answerHours)) ? opening : after(opening, 2);
}

/** Staff look again at an answered case after two answer times. */
export const followUpAt = (answered: Date) => answerDue(answerDue(answered));

/**
 * A customer who still waits should write to us one answer time after staff look again
 * (`followUpAt`).
 */
export const writeToUsAfter = (answered: Date) => answerDue(followUpAt(answered));

const after = (at: Date, hours: number) => new Date(at.getTime() + hours * hourMs);

/** The closing minute still counts. */
export function isSupportOpen(at: Date): boolean {
  const { weekday, minutes } = onClock(at);
  const [opens, closes] = hours[weekday] ?? [];
  return (
    opens !== undefined &&
    closes !== undefined &&
    minutes >= opens * 60 &&
    (minutes < closes * 60 || (minutes === closes * 60 && at.getTime() % 60_000 === 0))
  );
}

function nextOpen(at: Date): Date {
  if (isSupportOpen(at)) return at;
  const { day } = onClock(at);
  // Sunday is the only closed day, so one of the next three days opens.
  for (let ahead = 0; ahead <= 3; ahead += 1) {
    const opening = openingOf(daysLater(day, ahead));
    if (opening && opening >= at) return opening;
  }
  throw new Error('support never opens');
}

/** Undefined on a day that is closed. */
function openingOf(day: string): Date | undefined {
  const opens = hours[weekdayOf(day)]?.[0];
  if (opens === undefined) return undefined;
  return momentOnClock(inNewYork, `${day}T${String(opens).padStart(2, '0')}:00`);
}

function onClock(at: Date) {
  const { year, month, day, hour, minute } = inNewYork(at) ?? {};
  const today = `${year}-${month}-${day}`;
  return { day: today, weekday: weekdayOf(today), minutes: Number(hour) * 60 + Number(minute) };
}

const weekdayOf = (day: string): number => new Date(day).getUTCDay();
