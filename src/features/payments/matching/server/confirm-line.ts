import { sql } from 'kysely';
import type { z } from 'zod';
import { payClaim } from '#features/payments/collecting/server/approve-claim.ts';
import { changeMoneyOfOrders } from '#features/payments/collecting/server/change-money.ts';
import { writePayment } from '#features/payments/collecting/server/record-payment.ts';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import type { WriteOf } from '#features/people/accounts/server/serve.ts';
import { readCaseNumber } from '#features/requests/cases/case-number.ts';
import { caseErrors } from '#features/requests/cases/errors.ts';
import type { LockedQuote } from '#features/requests/quotes/server/quote-access.ts';
import { translateConstraint } from '#platform/database/broken-constraint.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import { requireSameContent } from '#platform/database/make-once.ts';
import { AppError } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import type { Language } from '#platform/text/language.ts';
import type { staffApi } from '#staff-api.ts';
import { matchingErrors } from '../errors.ts';
import { maxMatchParts } from '../line-states.ts';
import type { LineMatch } from '../schema.ts';
import { type ReadBankLine, readBankLine } from './lines.ts';

type Part = z.output<typeof LineMatch>['parts'][number];

/**
 * Records the payments of a line, to one order or several, and approves their claims: all or
 * nothing, once for each key. Throws AppError: no such line or order, the line is used, set aside
 * or was taken in by hand by this person, and as for a payment and for a claim.
 */
export const confirmLine: WriteOf<typeof staffApi.confirmBankLine> = async (
  { params: { id }, body: { parts }, key, caller: { person: agent, language } },
  services,
) => {
  const line = await readBankLine(services.db, id);
  const found = await findOrders(services.db, parts, language);
  const paid = parts.map((part, at) => ({
    ...part,
    quoteId: found[at] ?? '',
    key: key && keyOf(key, at),
  }));
  await changeMoneyOfOrders(services, agent, found, async (tx, lockedOf) => {
    if (await wasDoneBefore(tx, agent, id, paid)) return;
    await translateConstraint('taken_line_by_two', matchingErrors.ownLine, async () => {
      for (const part of paid)
        await payPart(tx, services, { agent, language, line, part, order: lockedOf(part.quoteId) });
    });
  });
};

const keyOf = (key: string, at: number) => (at === 0 ? key : `${key} ${at}`);

/** Finds the ids of the typed orders. Throws AppError that names those that do not exist. */
async function findOrders(
  db: Database,
  parts: readonly Part[],
  language: Language,
): Promise<string[]> {
  const numbers = parts.map(({ order }) => readCaseNumber(order).toUpperCase());
  const found = await db
    .selectFrom('quote')
    .select(['id', 'reference'])
    .where('reference', 'in', numbers)
    .execute();
  const ids = new Map(found.map(({ id, reference }) => [reference, id]));
  const unknown = numbers.flatMap((number, at) => {
    const field = [`parts.${at}.order`, matchingErrors.unknownOrder.message[language]];
    return ids.has(number) ? [] : [field];
  });
  if (unknown.length > 0)
    throw new AppError(matchingErrors.unknownOrder, { fields: Object.fromEntries(unknown) });
  return numbers.flatMap((number) => ids.get(number) ?? []);
}

interface PaidPart extends Part {
  quoteId: string;
  key: string | undefined;
}

/**
 * True where this person has done just this with the key before. Throws AppError: it did something
 * else.
 */
async function wasDoneBefore(
  tx: Tx,
  { id: agent }: CurrentUser,
  line: string,
  parts: readonly PaidPart[],
): Promise<boolean> {
  const key = parts[0]?.key;
  if (key === undefined) return false;
  const keys = Array.from({ length: maxMatchParts }, (_, at) => keyOf(key, at));
  const { rows: earlier } = await sql<PaidFacts>`
    select quote_id as "quoteId", amount_cents::float8 as amount, verification_id as claim, bank_line_id as line
    from ledger_entry where recorded_by = ${agent} and submission_key = any(${keys})
    order by seq`.execute(tx);
  if (earlier.length === 0) return false;
  const now = parts.map(({ quoteId, amount, claim }) => ({ quoteId, amount, claim, line }));
  requireSameContent<PaidFacts[]>(earlier, now, caseErrors.entryKeyReused);
  return true;
}

interface PaidFacts {
  quoteId: string;
  amount: number;
  claim?: string | null | undefined;
  line: string;
}

interface PartPayment {
  agent: CurrentUser;
  language: Language;
  line: ReadBankLine;
  part: PaidPart;
  order: LockedQuote;
}

async function payPart(
  tx: Tx,
  services: Services,
  { agent, language, line, part, order }: PartPayment,
): Promise<void> {
  const paymentToRecord = {
    agent,
    language,
    locked: order,
    key: part.key,
    bankLineId: line.id,
    payment: {
      amount: part.amount,
      movedOn: line.movedOn,
      account: line.accountId,
      // Our own number names a line to which the bank gave no reference of its own.
      reference: line.ownReference ?? `EC-${line.seq}`,
    },
  };
  if (!part.claim) return writePayment(tx, services, paymentToRecord);
  const { status } = await tx
    .selectFrom('verification')
    .select('status')
    .where('id', '=', part.claim)
    .executeTakeFirstOrThrow(() => new AppError(matchingErrors.claimGone));
  if (status === 'rejected') throw new AppError(caseErrors.statusChanged);
  await payClaim(tx, services, { ...paymentToRecord, claim: part.claim, expected: status });
}
