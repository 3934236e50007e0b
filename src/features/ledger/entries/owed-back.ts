import { dayInHavana, daysLater } from '#platform/time/days.ts';
import { isOutgoing } from './balance.ts';
import type { Money } from './schema.ts';

/** Within so many days we give back what is owed of an order that is over. */
export const refundDays = 14;

/** What is owed back since an order ended, and by when; null where nothing is. */
export function owedBack(endedAt: string, { creditCents: cents, moves }: OwedMoney) {
  if (cents === 0) return null;
  // What comes in later is owed from that day on.
  const came = moves.filter(({ kind, state }) => state === 'counts' && !isOutgoing(kind));
  const days = [dayInHavana(new Date(endedAt)), ...came.map(({ movedOn }) => movedOn)];
  const last = days.toSorted().at(-1) ?? '';
  return { cents, by: daysLater(last, refundDays) };
}

/** What was given back, without what was recorded by mistake. */
export const refundedOf = (moves: readonly Moved[]): number =>
  moves.reduce(
    (sum, { kind, state, cents }) => sum + (kind === 'refund' && state === 'counts' ? cents : 0),
    0,
  );

type Moved = Pick<Money['moves'][number], 'kind' | 'state' | 'cents'>;
type OwedMoney = Pick<Money, 'creditCents' | 'moves'>;
