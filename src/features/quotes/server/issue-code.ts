import type { Tx } from '../../../platform/database/database.ts';
import { dayNumber } from '../../../platform/dates.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { queueMail } from '../../../platform/mail.ts';
import type { Platform } from '../../../platform/platform.ts';
import { randomSigns } from '../../../platform/random-signs.ts';
import type { CurrentUser } from '../../accounts/schema.ts';
import { writeAudit } from '../../accounts/server/audit.ts';
import { historyRefusals } from '../../history/refusals.ts';
import { addEvent } from '../../history/server/store.ts';
import { findEarlier } from '../../history/server/write-message.ts';
import { codeSigns, makeCode } from '../code.ts';
import { lockQuote } from './lock-quote.ts';
import { codeMail } from './notice-mails.ts';
import { refuseOwn } from './refuse-own.ts';

/**
 * Issues a verification code from a quote, once for each key: the customer sees it in the portal
 * and gets it by mail. Throws Refusal: not found, the agent's own, or the key was used otherwise.
 */
export async function issueCode(
  platform: Platform,
  agent: CurrentUser,
  { quoteId, key }: { quoteId: string; key: string | undefined },
): Promise<void> {
  const { db, config } = platform;
  await db.transaction().execute(async (tx) => {
    const quote = await lockQuote(tx, quoteId, { role: agent.role });
    const earlier = key && (await findEarlier(tx, agent.id, key));
    if (earlier && earlier.kind === 'code' && earlier.quote_id === quoteId) return;
    refuseOwn(agent, quote);
    const code = await insertCode(tx, config.brand.prefix, quoteId, agent.id);
    const event = await addEvent(tx, {
      of: quote.of,
      actor: { id: agent.id, as: 'staff' },
      kind: 'code',
      note: code,
      ...(key && { key }),
    });
    if (!event) throw new Refusal(historyRefusals.messageKeyReused);
    await writeAudit(tx, {
      actor: agent,
      action: 'quote.codes',
      subject: { kind: 'quote', id: quoteId, name: quote.reference },
      details: { code },
    });
    if (!quote.reachable) return;
    await queueMail(tx, {
      event: `verification-code ${code}`,
      about: quoteId,
      mail: codeMail(quote, code, config),
      known: quote.addressKnown,
      answer: true,
    });
  });
  platform.nudge();
}

/** Writes a new code; on the rare one that exists already, another. */
async function insertCode(
  tx: Tx,
  prefix: string,
  quoteId: string,
  agentId: string,
): Promise<string> {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const code = makeCode(prefix, dayNumber(new Date()), randomSigns(codeSigns));
    const written = await tx
      .insertInto('verification_code')
      .values({ code, quote_id: quoteId, issued_by: agentId })
      .onConflict((conflict) => conflict.column('code').doNothing())
      .returning('code')
      .executeTakeFirst();
    if (written) return written.code;
  }
  throw new Error('no free code');
}
