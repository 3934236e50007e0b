import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { writeAudit } from '#features/people/accounts/server/audit.ts';
import type { Database } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import type { StaffOffer } from '../../schema.ts';
import { listStaffOffers } from './draft-offer.ts';
import { lockDraft } from './save-offer.ts';

/**
 * Discards a draft, and returns the quotation's other offers. Throws AppError: not found, sent,
 * changed meanwhile.
 */
export async function dropOffer(
  db: Database,
  agent: CurrentUser,
  id: string,
  expected: number,
): Promise<StaffOffer[]> {
  const quoteId = await inTransaction(db, async (tx) => {
    const { offer, name, row } = await lockDraft(tx, agent, id, expected);
    await tx.deleteFrom('offer').where('id', '=', id).execute();
    await writeAudit(tx, {
      actor: agent,
      action: 'offer.drop',
      subject: { kind: 'quote', id: row.id, name },
      details: { offer: offer.number },
    });
    return row.id;
  });
  return listStaffOffers(db, quoteId);
}
