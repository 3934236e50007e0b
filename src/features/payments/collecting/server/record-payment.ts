import { sql } from 'kysely';
import type { z } from 'zod';
import { referenceKey } from '#features/ledger/entries/reference-key.ts';
import type { NewPayment } from '#features/ledger/entries/schema.ts';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import type { LockedQuote } from '#features/requests/quotes/server/quote-access.ts';
import type { Tx } from '#platform/database/database.ts';
import { together } from '#platform/database/together.ts';
import { AppError } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import type { Language } from '#platform/text/language.ts';
import { collectingErrors } from '../errors.ts';
import { usedIn } from '../staff-messages.ts';
import { changeMoney } from './change-money.ts';
import { recordMoneyChange } from './record-money-change.ts';
import { isEntry, readSubmitted, requireKey, withId, writeEntry } from './write-entry.ts';

type Payment = z.output<typeof NewPayment>;

export interface PaymentToRecord {
  agent: CurrentUser;
  language: Language;
  locked: LockedQuote;
  payment: Payment;
  key?: string | undefined;
  verificationId?: string | undefined;
  bankLineId?: string | undefined;
}

/**
 * Records a payment, once for each key, which cash must have. Throws AppError: no key, not found, the agent's own order, no
 * accepted offer, no account of ours, a reference that was used.
 */
export async function recordPayment(
  services: Services,
  agent: CurrentUser,
  {
    quoteId,
    ...paymentToRecord
  }: Pick<PaymentToRecord, 'payment' | 'key' | 'language'> & { quoteId: string },
): Promise<void> {
  if (paymentToRecord.payment.account === undefined) requireKey(paymentToRecord.key);
  await changeMoney(services, agent, quoteId, async (tx, locked) => {
    await writePayment(tx, services, { agent, locked, ...paymentToRecord });
  });
}

/** The caller has locked the quotation. */
export async function writePayment(
  tx: Tx,
  services: Pick<Services, 'config'>,
  { agent, language, locked, payment, key, verificationId, bankLineId }: PaymentToRecord,
): Promise<void> {
  const by = { recorded_by: agent.id, submission_key: key ?? null };
  const [columns, earlier, used] = await together(
    columnsOf(tx, payment),
    readSubmitted(tx, by),
    findUsed(tx, payment, bankLineId ?? null),
  );
  const entry = withId({
    quote_id: locked.of.id,
    kind: 'payment',
    amount_cents: payment.amount,
    moved_on: payment.movedOn,
    ...columns,
    verification_id: verificationId ?? null,
    bank_line_id: bankLineId ?? null,
    ...by,
  });
  if (isEntry(earlier, entry)) return;
  if (used) {
    throw new AppError(collectingErrors.referenceUsed, {
      fields: { reference: usedIn[language](used) },
    });
  }
  const cash = entry.method === 'cash';
  await together(
    writeEntry(tx, entry),
    recordMoneyChange(tx, services, {
      agent,
      locked,
      entry: entry.id,
      kind: cash ? 'money_taken' : 'money_received',
      action: cash ? 'ledger.take' : 'ledger.payment',
      change: cash ? 'taken' : 'received',
    }),
  );
}

/**
 * The columns of the account that the money came to; cash has none. Throws AppError: not one of
 * ours.
 */
async function columnsOf(tx: Tx, { account: id, reference }: Payment) {
  if (id === undefined || reference === undefined) return { method: 'cash' as const };
  const account = await tx
    .selectFrom('payment_instruction')
    .select(['id', 'method', 'account_key'])
    .where('id', '=', id)
    .where('approved_at', 'is not', null)
    .where('method', '<>', 'cash')
    .executeTakeFirstOrThrow(() => new AppError(collectingErrors.unknownAccount));
  return {
    method: account.method,
    instruction_id: account.id,
    account_key: account.account_key,
    bank_reference: reference,
    reference_key: referenceKey(reference),
  };
}

/** The order of a used reference, which the ledger's own constraint cannot name. */
async function findUsed(
  tx: Tx,
  { account: id, reference }: Payment,
  bankLineId: string | null,
): Promise<string | undefined> {
  if (id === undefined || reference === undefined) return undefined;
  const { rows } = await sql<{ order: string }>`
    select quote.reference as "order" from ledger_entry e join quote on quote.id = e.quote_id
    where e.kind = 'payment' and e.reference_key = ${referenceKey(reference)}
      and e.account_key = (select account_key from payment_instruction where id = ${id})
      and (${bankLineId}::uuid is null or e.bank_line_id is distinct from ${bankLineId}::uuid)
      and ledger_stands(e.id)`.execute(tx);
  return rows[0]?.order;
}
