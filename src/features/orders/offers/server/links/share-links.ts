import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { writeAudit } from '#features/people/accounts/server/audit.ts';
import { refuseWithoutEmail } from '#features/requests/cases/server/case-store.ts';
import { addEvent } from '#features/requests/cases/server/events.ts';
import {
  type LockedQuote,
  lockQuote,
  quoteRecord,
} from '#features/requests/quotes/server/quote-access.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { AppError } from '#platform/http/errors.ts';
import { offerErrors } from '../../errors.ts';
import { rolesWithPath, type SharedRole } from '../../links.ts';
import type { QuoteLink } from '../../schema.ts';
import { listLinks, makeLink, revoke } from './quote-links.ts';

interface LinkRequest {
  person: CurrentUser;
  as: 'customer' | 'staff';
  quoteId: string;
}

/**
 * Makes the link of whoever pays or receives, unless there is one. Throws AppError: not found, a link
 * whose address this person may not have, a customer without an e-mail.
 */
export async function shareLink(
  db: Database,
  request: LinkRequest & { role: SharedRole },
): Promise<QuoteLink[]> {
  const { person, as, quoteId, role } = request;
  const told = rolesWithPath(person, as);
  if (!told.includes(role)) throw new AppError(offerErrors.receivesNotForStaff);
  await inTransaction(db, async (tx) => {
    const locked = await lockShared(tx, request);
    refuseWithoutEmail(quoteRecord, locked.row);
    const { isNew } = await makeLink(tx, quoteId, role, person.id);
    if (isNew) await recordLink(tx, request, locked, 'link_made', role);
  });
  return listLinks(db, quoteId, rolesWithPath(request.person, request.as));
}

export async function revokeLink(
  db: Database,
  request: LinkRequest & { linkId: string },
): Promise<QuoteLink[]> {
  const { quoteId, linkId } = request;
  await inTransaction(db, async (tx) => {
    const locked = await lockShared(tx, request);
    const role = await revoke(tx, quoteId, linkId);
    if (!role) throw new AppError(offerErrors.linkNotFound);
    await recordLink(tx, request, locked, 'link_revoked', role);
  });
  return listLinks(db, quoteId, rolesWithPath(request.person, request.as));
}

function lockShared(tx: Tx, { person, as, quoteId }: LinkRequest): Promise<LockedQuote> {
  return lockQuote(tx, quoteId, as === 'customer' ? { ownerId: person.id } : person);
}

export async function recordLink(
  tx: Tx,
  { person, as, quoteId }: LinkRequest,
  { of, name }: LockedQuote,
  kind: 'link_made' | 'link_revoked',
  role: string,
): Promise<void> {
  await addEvent(tx, { of, actor: { id: person.id, as }, kind, note: role });
  if (as === 'customer') return;
  const subject = { kind: 'quote', id: quoteId, name };
  await writeAudit(tx, person, kind === 'link_made' ? 'offer.link' : 'offer.unlink', subject, {
    link: role,
  });
}
