import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { writeAudit } from '#features/people/accounts/server/audit.ts';
import { lockQuoteForStaff } from '#features/requests/quotes/server/quote-access.ts';
import { translateConstraint } from '#platform/database/broken-constraint.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import type { Services } from '#platform/services.ts';
import { screeningErrors } from '../errors.ts';
import { screenOrder } from './screen-orders.ts';

/**
 * Adds the name of somebody who pays, and compares it. Throws AppError: not found, the agent's own
 * order, there already.
 */
export async function addPayer(
  { db }: Services,
  agent: CurrentUser,
  { quoteId, name: payer }: { quoteId: string; name: string },
): Promise<void> {
  await translateConstraint('order_payer_once', screeningErrors.payerThere, () =>
    inTransaction(db, async (tx) => {
      const { name } = await lockQuoteForStaff(tx, agent, quoteId);
      await tx
        .insertInto('order_payer')
        .values({ quote_id: quoteId, name: payer.replaceAll(/\s+/g, ' '), made_by: agent.id })
        .execute();
      await screenOrder(tx, quoteId, agent.id);
      const subject = { kind: 'quote', id: quoteId, name };
      await writeAudit(tx, { actor: agent, action: 'screening.payer', subject });
    }),
  );
}
