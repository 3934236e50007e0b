import type { z } from 'zod';
import type { CurrentUser } from '#features/accounts/schema.ts';
import { caseErrors } from '#features/cases/errors.ts';
import { payClaim } from '#features/collecting/server/approve-claim.ts';
import { writePayment } from '#features/collecting/server/record-payment.ts';
import { type LockedQuote, lockQuoteForStaff } from '#features/quotes/server/quote-access.ts';
import type { Tx } from '#platform/database/database.ts';
import { retried } from '#platform/database/retry.ts';
import { AppError } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import type { Language } from '#platform/text/language.ts';
import { matchingErrors } from '../errors.ts';
import type { LineMatch } from '../schema.ts';
import { type ReadBankLine, readLine } from './lines.ts';

interface Confirming {
  id: string;
  match: z.output<typeof LineMatch>;
  key: string | undefined;
  language: Language;
}

type Part = Confirming['match']['parts'][number];

/**
 * Records what a line of a statement paid, in one order or several, and approves the claims that said
 * so: all or nothing, once for each key. Throws AppError: no such line or order, its money is used or
 * set aside, and as for a payment and for a claim.
 */
export async function confirmLine(
  services: Services,
  agent: CurrentUser,
  { id, match: { parts }, key, language }: Confirming,
): Promise<void> {
  await retried(services.db, async (tx) => {
    const line = await readLine(tx, id);
    const locked = await lockOrders(tx, agent, parts, language);
    if (await isDone(tx, agent, id, key)) return;
    for (const [at, part] of parts.entries()) {
      const order = locked.get(part.order);
      if (!order) throw new AppError(matchingErrors.unknownOrder);
      await pay(tx, services, { agent, language, line, part, order, key: key && keyOf(key, at) });
    }
  });
  services.wakeWorker();
}

/** The first part has the key itself. */
const keyOf = (key: string, at: number) => (at === 0 ? key : `${key} ${at}`);

/** By the number that was typed. All orders are locked in the same order: nobody waits in a circle. */
async function lockOrders(
  tx: Tx,
  agent: CurrentUser,
  parts: readonly Part[],
  language: Language,
): Promise<Map<string, LockedQuote>> {
  const numbers = parts.map(({ order }) => order.toUpperCase());
  const found = await tx
    .selectFrom('quote')
    .select(['id', 'reference'])
    .where('reference', 'in', numbers)
    .orderBy('id')
    .execute();
  const ids = new Map(found.map(({ id, reference }) => [reference, id]));
  const unknown = parts.flatMap(({ order }, at) => {
    const field = [`parts.${at}.order`, matchingErrors.unknownOrder.message[language]];
    return ids.has(order.toUpperCase()) ? [] : [field];
  });
  if (unknown.length > 0)
    throw new AppError(matchingErrors.unknownOrder, { fields: Object.fromEntries(unknown) });
  const locked = new Map<string, LockedQuote>();
  for (const { id, reference } of found) {
    const order = await lockQuoteForStaff(tx, agent, id);
    for (const part of parts)
      if (part.order.toUpperCase() === reference) locked.set(part.order, order);
  }
  return locked;
}

/** Whether this key of this person did this before. Throws AppError: it did something else. */
async function isDone(
  tx: Tx,
  { id: agent }: CurrentUser,
  line: string,
  key: string | undefined,
): Promise<boolean> {
  if (key === undefined) return false;
  const earlier = await tx
    .selectFrom('ledger_entry')
    .select('bank_line_id')
    .where('recorded_by', '=', agent)
    .where('submission_key', '=', key)
    .executeTakeFirst();
  if (earlier && earlier.bank_line_id !== line) throw new AppError(caseErrors.messageKeyReused);
  return earlier !== undefined;
}

interface Paying {
  agent: CurrentUser;
  language: Language;
  line: ReadBankLine;
  part: Part;
  order: LockedQuote;
  key: string | undefined;
}

async function pay(
  tx: Tx,
  services: Services,
  { agent, language, line, part, order, key }: Paying,
): Promise<void> {
  const recording = {
    agent,
    language,
    locked: order,
    key,
    bankLineId: line.id,
    payment: {
      amount: part.amount,
      movedOn: line.movedOn,
      account: line.accountId,
      // A bank that gives none: ours names the line of the statement.
      reference: line.reference ?? `EC-${line.seq}`,
    },
  };
  if (!part.claim) return writePayment(tx, services, recording);
  const { status } = await tx
    .selectFrom('verification')
    .select('status')
    .where('id', '=', part.claim)
    .executeTakeFirstOrThrow(() => new AppError(matchingErrors.claimGone));
  if (status === 'rejected') throw new AppError(caseErrors.statusChanged);
  await payClaim(tx, services, { ...recording, claim: part.claim, expected: status });
}
