import { toPayOf } from '#features/ledger/entries/balance.ts';
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
  // Nobody pays twice what waits to be counted, or to be found in our account.
  const parts = toPayOf({ ...money, claims: namedClaims(money) }).filter(
    (part) => part.lacksCents > 0 && isAsked(part, money, facts, today),
  );
  const next = parts.find(({ toPayCents }) => toPayCents > 0);
  if (next) {
    const { toPayCents: cents, dueOn: day } = next;
    return { waits: null, cents, day, late: day !== null && day < today };
  }
  if (parts.length === 0) return null;
  if (money.waitingCents > 0) return { waits: 'cash', cents: money.waitingCents };
  return { waits: 'claims', cents: namedClaims(money).reduce((sum, { cents }) => sum + cents, 0) };
}

/** A claim that names no amount may be of all that is due. */
const namedClaims = ({ claims, dueCents }: MoneyFacts) =>
  claims.map(({ cents }) => ({ cents: cents ?? dueCents }));

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
