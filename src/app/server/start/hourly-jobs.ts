import { runRetention } from '#app/server/retention/erase-expired.ts';
import { lapseHolds } from '#features/orders/offers/server/holds/lapse-holds.ts';
import { keepAllStages } from '#features/orders/order/server/order-stages.ts';
import { inviteReviewers } from '#features/orders/reviews/server/invite.ts';
import { purgeSending } from '#features/payments/verifications/server/sending/purge-sending.ts';
import { screenOpenOrders } from '#features/shipping/screening/server/screen-orders.ts';
import { noticeSilence } from '#features/shipping/units/server/notice-silence.ts';
import { purgeExpiredSessions } from '#platform/auth/session.ts';
import { shortenJournal } from '#platform/database/embedded.ts';
import { purgeLimits } from '#platform/http/rate-limit.ts';
import { errorFacts } from '#platform/monitoring/log.ts';
import type { Services } from '#platform/services.ts';

const jobs: Readonly<Record<string, (services: Services) => Promise<unknown>>> = {
  sessions: ({ db }) => purgeExpiredSessions(db),
  limits: ({ db }) => purgeLimits(db),
  sending: ({ db }) => purgeSending(db),
  retention: runRetention,
  holds: lapseHolds,
  silence: noticeSilence,
  reviews: inviteReviewers,
  screening: screenOpenOrders,
  stages: keepAllStages,
  journal: ({ database }) => shortenJournal(database),
};

/** Does each job, also where one before it fails. Of all processes and hours of a day, one does `retention`. */
export async function runHourlyJobs(services: Services): Promise<void> {
  for (const [job, run] of Object.entries(jobs)) {
    try {
      await run(services);
    } catch (error) {
      // docs/security.md tells operators to look for these words.
      services.log.error('cleaning failed', { job, ...errorFacts(error) });
    }
  }
}
