import { countUnsent } from '#features/office/mails/server/store.ts';
import { countWaitingMoney } from '#features/payments/collecting/server/list-waiting-money.ts';
import { countOpenLines } from '#features/payments/matching/server/lines.ts';
import { verificationType } from '#features/payments/verifications/statuses.ts';
import type { Role } from '#features/people/accounts/roles.ts';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { countWaiting } from '#features/requests/cases/server/queue/queue-list.ts';
import { quoteType } from '#features/requests/quotes/statuses.ts';
import { countWaitingActs } from '#features/shipping/handover/server/list-handovers.ts';
import { countStuckUnits } from '#features/shipping/units/server/read-units.ts';
import type { Database } from '#platform/database/database.ts';
import type { StaffCounts } from '../schema.ts';

type ReadCounts<Counts> = (db: Database, agent: CurrentUser, now: Date) => Promise<Counts>;

/** Reads once for those who ask within so long; what they may see depends on their role alone. */
export function keptFor<Counts>(keptMs: number, read: ReadCounts<Counts>): ReadCounts<Counts> {
  const kept = new WeakMap<Database, Map<Role, { at: number; counts: Promise<Counts> }>>();
  return (db, agent, now) => {
    const ofDatabase = kept.get(db) ?? new Map();
    kept.set(db, ofDatabase);
    const last = ofDatabase.get(agent.role);
    // A clock may be set back.
    if (last && Math.abs(now.getTime() - last.at) < keptMs) return last.counts;
    const counts = read(db, agent, now);
    ofDatabase.set(agent.role, { at: now.getTime(), counts });
    counts.catch(() => ofDatabase.delete(agent.role));
    return counts;
  };
}

/** Every page of everybody of staff asks, and all units take their time. */
export const recentCounts = keptFor(10_000, countForStaff);

export async function countForStaff(db: Database, agent: CurrentUser): Promise<StaffCounts> {
  const [
    staffQuotes,
    staffVerifications,
    money,
    staffMatching,
    staffUnits,
    staffHandovers,
    staffMails,
  ] = await Promise.all([
    countWaiting(db, quoteType, agent),
    countWaiting(db, verificationType, agent),
    countWaitingMoney(db, agent),
    countOpenLines(db),
    countStuckUnits(db, agent),
    countWaitingActs(db, agent),
    countUnsent(db, 'failed'),
  ]);
  return {
    staffQuotes,
    staffVerifications,
    staffWaitingMoney: money.cash + money.credit,
    staffMatching,
    staffUnits,
    staffHandovers,
    staffMails,
  };
}
