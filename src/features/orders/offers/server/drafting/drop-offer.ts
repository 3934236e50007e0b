import { writeAudit } from '#features/people/accounts/server/audit.ts';
import type { HandlerOf } from '#features/people/accounts/server/serve.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import type { staffApi } from '#staff-api.ts';
import { listStaffOffers } from './draft-offer.ts';
import { lockDraft } from './save-offer.ts';

/**
 * Discards a draft, and returns the quotation's other offers. Throws AppError: not found, sent,
 * changed meanwhile.
 */
export const dropOffer: HandlerOf<typeof staffApi.dropOffer> = async (
  { params: { id }, body: { expected }, caller: { person: agent } },
  { db },
) => {
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
};
