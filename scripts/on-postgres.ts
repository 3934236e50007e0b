// Which tests of the server run on a real PostgreSQL in `npm test`: what two transactions at once,
// or another version's planner, could do otherwise than the embedded database.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPrograms, NoPostgres } from '#platform/testing/postgres-programs.ts';

/** About the engines themselves: on both, in the run of each commit on the server alone. */
export const onBothEngines = [
  'db/invariants',
  'db/roles',
  'db/journey-at-once',
  'src/platform/database/migrate',
  'src/platform/jobs/',
  'src/platform/http/rate-limit',
];

/** On the embedded database only where no PostgreSQL can be started (docs/decisions/180). */
export const onPostgresAlone = [
  ...['new-quote', 'agreed-prices', 'one-quote-per-submission', 'locks'].map(
    (subject) => `src/features/requests/quotes/server/creating/${subject}.`,
  ),
  'src/features/orders/order/server/own-quotes.',
  ...['quote-status', 'queue', 'agents-at-work'].map(
    (subject) => `src/features/requests/quotes/server/staff/${subject}.`,
  ),
  ...['make-verification', 'one-ticket-per-submission', 'proof-of-work'].map(
    (subject) => `src/features/payments/verifications/server/sending/${subject}.`,
  ),
  'src/features/payments/verifications/server/staff/queue.',
  ...['case-store', 'routes', 'writing/'].map(
    (subject) => `src/features/requests/cases/server/${subject}`,
  ),
  'src/features/orders/offers/server/answering/',
  'src/features/orders/offers/server/money/',
  'src/features/orders/order/server/quotes-csv.',
  'src/features/orders/order/server/order-stages.',
  'src/app/server/pages/order-histories.',
  // The other tests move the clock, and a server has its own.
  ...['claims', 'collecting', 'credit'].map(
    (subject) => `src/features/payments/collecting/server/${subject}.`,
  ),
  'src/features/payments/matching/server/',
];

/** Returns why none can be started on this machine; undefined where one can. */
export function whyNoPostgres(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'mariel-programs-'));
  try {
    findPrograms(folder);
    return undefined;
  } catch (error) {
    if (error instanceof NoPostgres) return error.message;
    throw error;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
