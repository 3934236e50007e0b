import { sql } from 'kysely';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { writeAudit } from '#features/people/accounts/server/audit.ts';
import type { WriteOf } from '#features/people/accounts/server/serve.ts';
import { addEvent } from '#features/requests/cases/server/events.ts';
import { customerName } from '#features/requests/quotes/customer.ts';
import {
  type LockedQuote,
  lockQuoteForStaff,
} from '#features/requests/quotes/server/quote-access.ts';
import { endCodes } from '#features/shipping/handover/server/codes.ts';
import { firstName } from '#features/shipping/handover/server/unit-columns.ts';
import { translateConstraint } from '#platform/database/broken-constraint.ts';
import type { Tx } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { AppError } from '#platform/http/errors.ts';
import type { staffApi } from '#staff-api.ts';
import { revokeLinksOf } from '../../server/links/quote-links.ts';
import { ownerChangeErrors } from '../errors.ts';
import { keep } from './answer-owner-change.ts';
import { mailChanged } from './owner-change-mails.ts';
import { findWaiting, type WaitingChange } from './owner-changes.ts';

/**
 * Passes an order to whoever asks for it, or leaves it to its owner. Throws AppError: not found, the
 * agent's own order, it waits no more or the owner agreed meanwhile, nothing of it is open, the owner
 * has not agreed, the agent is one of the others of this act.
 */
export const decideOwnerChange: WriteOf<typeof staffApi.decideOwnerChange> = async (
  { params: { id: quoteId }, body: { expected, reason }, caller: { person: agent } },
  services,
) => {
  await inTransaction(services.db, async (tx) => {
    const locked = await lockQuoteForStaff(tx, agent, quoteId);
    const { of, row } = locked;
    const waiting = await findWaiting(tx, quoteId);
    const agreedAt = waiting?.agreedAt?.toISOString() ?? null;
    if (waiting?.id !== expected.id || agreedAt !== expected.agreedAt)
      throw new AppError(ownerChangeErrors.notWaiting);
    await addEvent(tx, {
      of,
      actor: { id: agent.id, as: 'staff' },
      kind: reason === null ? 'owner_changed' : 'owner_kept',
      note: [firstName(customerName(waiting)), ...(reason === null ? [] : [reason])].join('\n'),
    });
    const subject = { kind: 'quote', id: quoteId, name: locked.name };
    await writeAudit(tx, agent, reason === null ? 'order.pass' : 'order.keep', subject, {
      change: waiting.id,
      from: row.person_id,
      to: waiting.askerId,
    });
    if (reason !== null) return keep(tx, services, { waiting, row, by: agent, reason });
    await pass(tx, agent, { locked, waiting });
    await mailChanged(tx, services.config, { row, waiting });
  });
  services.wakeWorker();
};

/**
 * Whatever its former owner has of it opens nothing any more: links end, and handover codes that were
 * shown hold no longer until staff renew them.
 */
async function pass(
  tx: Tx,
  agent: CurrentUser,
  { locked: { of }, waiting }: { locked: LockedQuote; waiting: WaitingChange },
): Promise<void> {
  const { rows } = await sql<{ open: boolean }>`select order_is_open(${of.id}) as open`.execute(tx);
  if (!rows[0]?.open) throw new AppError(ownerChangeErrors.notOpen);
  const confirm = () =>
    sql`update owner_change set outcome = 'confirmed', decided_by = ${agent.id}, decided_at = now()
      where id = ${waiting.id}`.execute(tx);
  await translateConstraint('owner_change_by_two', ownerChangeErrors.anotherPerson, () =>
    translateConstraint('owner_change_agreed', ownerChangeErrors.notAgreed, confirm),
  );
  await tx
    .updateTable('quote')
    .set({
      person_id: waiting.askerId,
      customer_name: customerName(waiting),
      customer_email: waiting.email,
      customer_phone: waiting.phone,
      customer_whatsapp: waiting.whatsapp,
      language: waiting.language,
      // The key of another person's browser, who may have one of theirs that is the same.
      submission_key: null,
      submission_hash: null,
    })
    .where('id', '=', of.id)
    .execute();
  await revokeLinksOf(tx, [of.id]);
  await endCodes(tx, of.id);
}
