import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { writeAudit } from '#features/people/accounts/server/audit.ts';
import type { HandlerOf } from '#features/people/accounts/server/serve.ts';
import type { Tx } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { together } from '#platform/database/together.ts';
import { AppError } from '#platform/http/errors.ts';
import type { staffApi } from '#staff-api.ts';
import { draftProblem } from '../../draft-problem.ts';
import { offerErrors } from '../../errors.ts';
import { type LockedOffer, lockForStaff } from '../lock-offer.ts';
import { findStaffOffer, listStaffOffers } from './draft-offer.ts';
import { writeParts } from './write-parts.ts';

/**
 * Overwrites the whole draft, which may be unfinished. Throws AppError: not found, sent, saved by
 * somebody else meanwhile, impossible amounts.
 */
export const saveOffer: HandlerOf<typeof staffApi.saveOffer> = async (
  { params: { id }, body: draft, caller: { person: agent } },
  { db },
) => {
  await inTransaction(db, async (tx) => {
    const { offer } = await lockDraft(tx, agent, id, draft.expected);
    const problem = draftProblem(draft);
    if (problem) throw new AppError(offerErrors[problem]);
    await together(
      writeParts(tx, id, draft),
      tx
        .updateTable('offer')
        .set({
          valid_until: draft.validUntil,
          language: draft.language,
          note: draft.note || null,
          revision: offer.revision + 1,
        })
        .where('id', '=', id)
        .execute(),
    );
  });
  return findStaffOffer(db, id);
};

/** Throws AppError: not found, sent, another revision. */
async function lockDraft(
  tx: Tx,
  agent: CurrentUser,
  id: string,
  expected: number,
): Promise<LockedOffer> {
  const locked = await lockForStaff(tx, agent, id);
  refuseUnlessDraft(locked, expected);
  return locked;
}

/** Throws AppError: sent, another revision. */
export function refuseUnlessDraft({ offer }: LockedOffer, expected: number): void {
  if (offer.state !== 'draft') throw new AppError(offerErrors.notDraft);
  if (offer.revision !== expected) throw new AppError(offerErrors.changed);
}

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
    const subject = { kind: 'quote', id: row.id, name };
    await writeAudit(tx, agent, 'offer.drop', subject, { offer: offer.number });
    return row.id;
  });
  return listStaffOffers(db, quoteId);
};
