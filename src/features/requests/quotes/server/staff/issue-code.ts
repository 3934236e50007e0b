import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { writeAudit } from '#features/people/accounts/server/audit.ts';
import { caseErrors } from '#features/requests/cases/errors.ts';
import {
  isAddressKnown,
  lockCase,
  refuseOwn,
  refuseWithoutEmail,
} from '#features/requests/cases/server/case-store.ts';
import { mailNameOf, rememberForUndo } from '#features/requests/cases/server/changing/undoable.ts';
import { addEvent } from '#features/requests/cases/server/events.ts';
import { findEventByKey } from '#features/requests/cases/server/writing/write-message.ts';
import type { Tx } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { AppError } from '#platform/http/errors.ts';
import { queueMail } from '#platform/mail/mail.ts';
import type { Services } from '#platform/services.ts';
import { randomCode } from '#platform/text/random-code.ts';
import { dayNumber } from '#platform/time/dates.ts';
import { sharedNow } from '#platform/time/shared-clock.ts';
import { codeLength, makeCode } from '../../code.ts';
import { quoteErrors } from '../../errors.ts';
import { codeMail } from '../mails/progress-mails.ts';
import { quoteRecord } from '../quote-access.ts';
import { findEnding } from '../quote-ending.ts';
import { toMailedQuote } from '../store.ts';

/**
 * Issues a verification code, once for each key, and mails it. Throws AppError: not found, the
 * agent's own quotation, cancelled, no e-mail, the key was used for something else.
 */
export async function issueCode(
  services: Services,
  agent: CurrentUser,
  { quoteId, key }: { quoteId: string; key: string | undefined },
  followAct: (tx: Tx, quoteId: string) => Promise<void>,
): Promise<void> {
  const { db, config } = services;
  await inTransaction(db, async (tx) => {
    const { of, name, row } = await lockCase(tx, quoteRecord, quoteId, agent);
    const earlier = key ? await findEventByKey(tx, { of, authorId: agent.id, key }) : undefined;
    if (earlier?.about && earlier.kind === 'code') return;
    refuseOwn(quoteRecord, agent, row);
    refuseWithoutEmail(quoteRecord, row);
    if (await findEnding(tx, quoteId)) throw new AppError(quoteErrors.noCodeCancelled);
    const code = await insertCode(tx, config.brand.prefix, quoteId, agent.id);
    const { undo } = rememberForUndo(row);
    const event = await addEvent(tx, {
      of,
      actor: { id: agent.id, as: 'staff' },
      kind: 'code',
      note: code,
      undo,
      ...(key && { key }),
    });
    if (!event) throw new AppError(caseErrors.messageKeyReused);
    await writeAudit(tx, agent, 'quote.codes', { kind: 'quote', id: quoteId, name }, { code });
    await followAct(tx, quoteId);
    if (row.detached_at) return;
    await queueMail(tx, {
      event: mailNameOf(of, { kind: 'code', note: code, event }),
      runAfter: undo.until,
      about: quoteId,
      mail: codeMail(toMailedQuote(row), code, config),
      known: isAddressKnown(quoteRecord, row),
      answer: true,
    });
  });
  services.wakeWorker();
}

async function insertCode(
  tx: Tx,
  prefix: string,
  quoteId: string,
  agentId: string,
): Promise<string> {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const code = makeCode(prefix, dayNumber(sharedNow()), randomCode(codeLength));
    const inserted = await tx
      .insertInto('verification_code')
      .values({ code, quote_id: quoteId, issued_by: agentId })
      .onConflict((conflict) => conflict.column('code').doNothing())
      .returning('code')
      .executeTakeFirst();
    if (inserted) return inserted.code;
  }
  throw new Error('no free code');
}
