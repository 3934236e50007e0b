import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { writeAudit } from '#features/people/accounts/server/audit.ts';
import { lockQuoteForStaff } from '#features/requests/quotes/server/quote-access.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { AppError } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import { screeningErrors } from '../errors.ts';
import { screenOrder } from './screen-orders.ts';

/** Throws AppError: not found, the agent's own order, no list yet. */
export async function screenNow(
  { db }: Services,
  agent: CurrentUser,
  quoteId: string,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { name } = await lockQuoteForStaff(tx, agent, quoteId);
    const list = await tx.selectFrom('screening_list').select('id').limit(1).executeTakeFirst();
    if (!list) throw new AppError(screeningErrors.noList);
    await screenOrder(tx, quoteId, agent.id);
    const subject = { kind: 'quote', id: quoteId, name };
    await writeAudit(tx, { actor: agent, action: 'screening.run', subject });
  });
}
