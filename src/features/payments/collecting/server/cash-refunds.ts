import { sql } from 'kysely';
import type { z } from 'zod';
import type { NewRefund } from '#features/ledger/entries/schema.ts';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { writeAudit } from '#features/people/accounts/server/audit.ts';
import type { WriteOf } from '#features/people/accounts/server/serve.ts';
import { caseErrors } from '#features/requests/cases/errors.ts';
import type { LockedQuote } from '#features/requests/quotes/server/quote-access.ts';
import { translateConstraint } from '#platform/database/broken-constraint.ts';
import type { Tx } from '#platform/database/database.ts';
import { requireSameContent } from '#platform/database/make-once.ts';
import { AppError } from '#platform/http/errors.ts';
import { sharedNow } from '#platform/time/shared-clock.ts';
import type { staffApi } from '#staff-api.ts';
import { collectingErrors } from '../errors.ts';
import { changeMoney } from './change-money.ts';
import { recordMoneyChange } from './record-money-change.ts';
import { balanceNow, writeEntry } from './write-entry.ts';

// Cash goes back by two people: one gives it, another one confirms it (docs/decisions/066).

interface GivenCash {
  locked: LockedQuote;
  refund: z.output<typeof NewRefund>;
  key: string | undefined;
}

/**
 * Records that cash was given back, which counts once somebody else confirms it. The caller has
 * locked the quotation. Throws AppError: more than is there, another one waits, key reused.
 */
export async function giveCashBack(
  tx: Tx,
  agent: CurrentUser,
  { locked, refund, key }: GivenCash,
): Promise<void> {
  const { amount, movedOn, paidTo, reference, reason } = refund;
  const quoteId = locked.of.id;
  const given = { quoteId, amount, movedOn, paidTo, reference: reference || null, reason };
  if (key) {
    const { rows } = await sql<typeof given>`
      select quote_id as "quoteId", amount_cents::float8 as amount, moved_on::text as "movedOn",
        paid_to as "paidTo", bank_reference as reference, reason
      from cash_refund where given_by = ${agent.id} and submission_key = ${key}`.execute(tx);
    if (rows[0]) return requireSameContent<object>(rows[0], given, caseErrors.entryKeyReused);
  }
  const { paidCents } = await balanceNow(tx, quoteId);
  if (amount > paidCents) throw new AppError(collectingErrors.notSoMuch);
  const row = {
    quote_id: quoteId,
    amount_cents: amount,
    moved_on: movedOn,
    paid_to: paidTo,
    bank_reference: given.reference,
    reason,
    given_by: agent.id,
    submission_key: key ?? null,
  };
  await translateConstraint('cash_refund_waits_once', collectingErrors.refundWaits, () =>
    tx.insertInto('cash_refund').values(row).execute(),
  );
  const subject = { kind: 'quote', id: quoteId, name: locked.name };
  await writeAudit(tx, agent, 'ledger.give', subject, { cents: amount });
}

interface Decision {
  quoteId: string;
  entry: string;
}

/**
 * Confirms that cash was given back, which makes it a refund. A repetition by the same person
 * changes nothing. Throws AppError: not found, given by the same person, another amount, decided by
 * somebody else, and as for a refund.
 */
export const confirmCashRefund: WriteOf<typeof staffApi.confirmCashRefund> = async (
  { params: { id: quoteId, entry }, body: { amount: cents }, caller: { person: agent } },
  services,
) => {
  await changeMoney(services, agent, quoteId, async (tx, locked) => {
    const given = await findGiven(tx, { quoteId, entry });
    if (given.amount_cents !== cents) throw new AppError(collectingErrors.otherAmount);
    if (!(await decide(tx, agent, { entry, outcome: 'confirmed' }))) return;
    const { id, ...facts } = given;
    const refund = await writeEntry(tx, {
      ...facts,
      quote_id: quoteId,
      kind: 'refund',
      method: 'cash',
      cash_refund_id: id,
    });
    await recordMoneyChange(tx, services, {
      agent,
      locked,
      entry: refund,
      kind: 'money_refunded',
      action: 'ledger.refund',
      change: 'refunded',
      reason: given.reason,
    });
  });
};

/** Says that the cash was not given after all. A repetition by the same person changes nothing. */
export const dropCashRefund: WriteOf<typeof staffApi.dropCashRefund> = async (
  { params: { id: quoteId, entry }, caller: { person: agent } },
  services,
) => {
  await changeMoney(services, agent, quoteId, async (tx, locked) => {
    const { amount_cents: cents } = await findGiven(tx, { quoteId, entry });
    if (!(await decide(tx, agent, { entry, outcome: 'dropped' }))) return;
    const subject = { kind: 'quote', id: quoteId, name: locked.name };
    await writeAudit(tx, agent, 'ledger.keep', subject, { cents });
  });
};

interface FoundGiven {
  id: string;
  amount_cents: number;
  moved_on: string;
  paid_to: string;
  bank_reference: string | null;
  reason: string;
  recorded_by: string;
}

async function findGiven(tx: Tx, { quoteId, entry }: Decision): Promise<FoundGiven> {
  const { rows } = await sql<FoundGiven>`
    select id, amount_cents::float8 as amount_cents, moved_on::text as moved_on, paid_to, bank_reference,
      reason, given_by as recorded_by
    from cash_refund where id = ${entry} and quote_id = ${quoteId}`.execute(tx);
  if (!rows[0]) throw new AppError(collectingErrors.entryNotFound);
  return rows[0];
}

/** False where this person has decided so before. */
async function decide(
  tx: Tx,
  agent: CurrentUser,
  { entry, outcome }: { entry: string; outcome: 'confirmed' | 'dropped' },
): Promise<boolean> {
  const decided = await translateConstraint('cash_refund_by_two', collectingErrors.ownRefund, () =>
    tx
      .updateTable('cash_refund')
      .set({ outcome, decided_by: agent.id, decided_at: sharedNow() })
      .where('id', '=', entry)
      .where('outcome', 'is', null)
      .returning('id')
      .executeTakeFirst(),
  );
  if (decided) return true;
  const before = await tx
    .selectFrom('cash_refund')
    .select(['outcome', 'decided_by'])
    .where('id', '=', entry)
    .executeTakeFirst();
  if (before?.outcome === outcome && before.decided_by === agent.id) return false;
  throw new AppError(collectingErrors.notWaiting);
}
