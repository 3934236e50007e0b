import { isOwnRecord } from '#features/people/accounts/own-record.ts';
import type { WriteOf } from '#features/people/accounts/server/serve.ts';
import { caseErrors } from '#features/requests/cases/errors.ts';
import { auditCase } from '#features/requests/cases/server/case-store.ts';
import { addEvent } from '#features/requests/cases/server/events.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { AppError } from '#platform/http/errors.ts';
import type { staffApi } from '#staff-api.ts';
import { quoteErrors } from '../../errors.ts';
import { lockQuoteForStaff } from '../quote-access.ts';
import { findOwner } from './create-callers-quote.ts';

/**
 * From now on the quotation is as any that staff typed: of the account with that verified e-mail, else of whoever
 * signs in with it. Nothing that was said before is mailed. Throws AppError: not found, it has another e-mail,
 * the agent's own.
 */
export const addEmail: WriteOf<typeof staffApi.addQuoteEmail> = (
  { params: { id }, body: { email }, caller: { person: agent } },
  { db },
) =>
  inTransaction(db, async (tx) => {
    const locked = await lockQuoteForStaff(tx, agent, id);
    const { of, row } = locked;
    if (row.customer_email === email) return;
    if (row.customer_email !== null) throw new AppError(quoteErrors.emailThere);
    if (isOwnRecord(agent, { personId: null, email })) throw new AppError(caseErrors.ownRecord);
    await tx
      .updateTable('quote')
      .set({ customer_email: email, person_id: (await findOwner(tx, email)) ?? null })
      .where('id', '=', id)
      .execute();
    await addEvent(tx, {
      of,
      actor: { id: agent.id, as: 'staff' },
      kind: 'address',
      internal: true,
    });
    await auditCase(tx, agent, locked, 'email');
  });
