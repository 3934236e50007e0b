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
import { sharedNow } from '#platform/time/shared-clock.ts';
import type { StaffCounts } from '../schema.ts';

/** So old a count may be: every page of everybody of staff asks, and all units take their time. */
const keptMs = 10_000;
const kept = new WeakMap<Database, Map<Role, { at: number; counts: Promise<StaffCounts> }>>();

/** Counts once for those who ask at about the same time; what they may see depends on their role alone. */
export function recentCounts(
  db: Database,
  agent: CurrentUser,
  now = sharedNow().getTime(),
): Promise<StaffCounts> {
  const ofDatabase = kept.get(db) ?? new Map();
  kept.set(db, ofDatabase);
  const last = ofDatabase.get(agent.role);
  // A clock may be set back.
  if (last && Math.abs(now - last.at) < keptMs) return last.counts;
  const counts = countForStaff(db, agent);
  ofDatabase.set(agent.role, { at: now, counts });
  counts.catch(() => ofDatabase.delete(agent.role));
  return counts;
}

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
