import type { CurrentUser } from '#features/accounts/schema.ts';
import { writeAudit } from '#features/accounts/server/audit.ts';
import { standingOf } from '#features/cases/server/standing-of.ts';
import { addEvent } from '#features/cases/server/store.ts';
import { AppError } from '#platform/http/errors.ts';
import { queueMail } from '#platform/mail/mail.ts';
import type { Services } from '#platform/services.ts';
import { quoteErrors } from '../errors.ts';
import type { QuoteStatusChange } from '../schema.ts';
import type { QuoteStatus } from '../statuses.ts';
import { lockQuote } from './lock-quote.ts';
import { statusMail } from './notice-mails.ts';
import { refuseOwn } from './refuse-own.ts';

/** What says that it is agreed and paid, or already under way. */
const confirming: readonly QuoteStatus[] = ['approved', 'sent', 'delivered', 'completed'];

/**
 * Sets a quote's status, writes down who did it and tells the customer by mail. Setting the status
 * it has already changes nothing. Throws Refusal: not found, decided by someone else meanwhile, or
 * the agent's own.
 */
export async function changeQuoteStatus(
  services: Services,
  agent: CurrentUser,
  id: string,
  { status, expected, note }: QuoteStatusChange,
): Promise<void> {
  const { db, config } = services;
  await db.transaction().execute(async (tx) => {
    const quote = await lockQuote(tx, id, { role: agent.role });
    const current = quote.status;
    const listQuery = { of: quote.of, agentId: agent.id, current, status, expected, note };
    const standing = await standingOf(tx, listQuery);
    if (standing === 'set') return;
    if (standing !== 'to-set') {
      throw new AppError(quoteErrors.statusChanged, { details: { status: current, ...standing } });
    }
    if (confirming.includes(status)) refuseOwn(agent, quote);
    await tx.updateTable('quote').set({ status }).where('id', '=', id).execute();
    const event = await addEvent(tx, {
      of: quote.of,
      actor: { id: agent.id, as: 'staff' },
      kind: 'status',
      from: current,
      to: status,
      ...(note && { note }),
    });
    await writeAudit(tx, {
      actor: agent,
      action: 'quote.status',
      subject: { kind: 'quote', id, name: quote.reference },
      details: { status: { from: current, to: status } },
    });
    if (!quote.reachable) return;
    await queueMail(tx, {
      event: `quote-status ${event}`,
      about: id,
      mail: statusMail(quote, status, note, config),
      known: quote.addressKnown,
      answer: true,
    });
  });
  services.wakeWorker();
}
