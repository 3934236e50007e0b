import { answerHours } from './answer-hours.ts';

const zone = 'America/New_York';

const hours: readonly (readonly [opens: number, closes: number] | undefined)[] = [
  undefined,
  [8, 18],
  [8, 18],
  [8, 18],
  [8, 18],
  [8, 18],
  [9, 14],
];

const hour = 3_600_000;

/**
 * Says by when we answer. The promise runs `answerHours` from the arrival, or from the next
 * opening. If it would end outside of support hours, it ends two hours after the next opening, or
 * at the opening if a later arrival would be promised that: nobody who comes later is answered
 * earlier (docs/decisions/019-promise-in-order.md). Computed once and stored.
 */
export function answerDue(arrival: Date): Date {
  const ends = after(nextOpen(arrival), answerHours);
  if (isOpen(ends)) return ends;
  const opening = nextOpen(ends);
  return isOpen(after(opening, -answerHours)) ? opening : after(opening, 2);
}

/** Staff look again at an answered case after two answer times. */
export const followUpAt = (answered: Date) => answerDue(answerDue(answered));

/**
 * A customer who still waits should write to us one answer time after staff look again
 * (`followUpAt`).
 */
export const writeToUsAfter = (answered: Date) => answerDue(followUpAt(answered));

const after = (at: Date, hours: number) => new Date(at.getTime() + hours * hour);

/** The closing minute still counts. */
export function isOpen(at: Date): boolean {
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
  if (isOpen(at)) return at;
  const { year, month, day } = onClock(at);
  // Sunday is the only closed day, so one of the next three days opens.
  for (let ahead = 0; ahead <= 3; ahead += 1) {
    const opening = openingOf(new Date(Date.UTC(year, month - 1, day + ahead)));
    if (opening && opening >= at) return opening;
  }
  throw new Error('support never opens');
}

/** Undefined on a day that is closed. */
function openingOf(day: Date): Date | undefined {
  const opens = hours[day.getUTCDay()]?.[0];
  if (opens === undefined) return undefined;
  // New York is four or five hours behind; clocks never change between 8 and 18.
  return [4, 5]
    .map((behind) => new Date(day.getTime() + (opens + behind) * hour))
    .find((moment) => onClock(moment).minutes === opens * 60);
}

let clock: Intl.DateTimeFormat | undefined;

function onClock(at: Date) {
  clock ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  const parts = Object.fromEntries(
    clock.formatToParts(at).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 0, day = 0, hour: hours = 0, minute = 0 } = parts;
  return {
    year,
    month,
    day,
    weekday: new Date(Date.UTC(year, month - 1, day)).getUTCDay(),
    minutes: hours * 60 + minute,
  };
}
