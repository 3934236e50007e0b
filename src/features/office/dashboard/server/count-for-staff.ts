import { countUnsent } from '#features/office/mails/server/store.ts';
import { countWaitingMoney } from '#features/payments/collecting/server/list-waiting-money.ts';
import { countOpenLines } from '#features/payments/matching/server/lines.ts';
import { verificationType } from '#features/payments/verifications/statuses.ts';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { countWaiting } from '#features/requests/cases/server/queue/queue-list.ts';
import { quoteType } from '#features/requests/quotes/statuses.ts';
import { countWaitingActs } from '#features/shipping/handover/server/list-handovers.ts';
import { countStuckUnits } from '#features/shipping/units/server/read-units.ts';
import type { Database } from '#platform/database/database.ts';
import type { StaffCounts } from '../schema.ts';

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
