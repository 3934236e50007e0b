import { daysLater } from '#platform/time/days.ts';
import type { MoneyFacts, OrderFacts } from './facts.ts';

/** What is to be paid now, or the money that waits for us and covers it. */
export type Asked =
  | { waits: null; cents: number; day: string | null; late: boolean }
  | { waits: 'cash' | 'claims'; cents: number };

/** An instalment with a day of its own is asked for this many days before. */
const daysBefore = 7;

/** Null where nothing is to be paid at this point: all is paid, or the next part is not due yet. */
export function askedNow(facts: OrderFacts, today: string): Asked | null {
  const { money } = facts;
  if (!money) return null;
  const parts = money.instalments.filter(
    (part) => part.lacksCents > 0 && isAsked(part, money, facts, today),
  );
  // Nobody pays twice what waits to be counted, or to be found in our account.
  let covered = money.waitingCents + claimedCents(money);
  for (const { lacksCents, dueOn } of parts) {
    const cents = lacksCents - Math.min(covered, lacksCents);
    covered -= lacksCents - cents;
    if (cents > 0) return { waits: null, cents, day: dueOn, late: dueOn !== null && dueOn < today };
  }
  if (parts.length === 0) return null;
  return money.waitingCents > 0
    ? { waits: 'cash', cents: money.waitingCents }
    : { waits: 'claims', cents: claimedCents(money) };
}

/** A claim that names no amount may be of all that is due. */
function claimedCents({ claims, dueCents }: MoneyFacts): number {
  return claims.reduce((sum, { cents }) => sum + (cents ?? dueCents), 0);
}

type Part = MoneyFacts['instalments'][number];

function isAsked(
  { due, dueOn }: Part,
  { paidCents }: MoneyFacts,
  { units }: OrderFacts,
  today: string,
) {
  const isBought = units.some(({ stage }) => stage !== null);
  const isDone = units.every(({ stage }) => stage === 'delivered');
  if (due === 'embarkation') return isBought || isDone;
  if (dueOn === null || due !== 'date') return true;
  return isDone || paidCents <= 0 || today >= daysLater(dueOn, -daysBefore);
}
