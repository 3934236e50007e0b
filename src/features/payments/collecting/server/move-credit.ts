import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { WriteOf } from '#features/people/accounts/server/serve.ts';
import { caseErrors } from '#features/requests/cases/errors.ts';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/http/errors.ts';
import { sharedDay } from '#platform/time/shared-clock.ts';
import type { staffApi } from '#staff-api.ts';
import { collectingErrors } from '../errors.ts';
import { changeMoneyOfOrders } from './change-money.ts';
import { recordCreditChange } from './record-credit-change.ts';
import { type NewEntry, wasEntryWritten, writeEntry } from './write-entry.ts';

/**
 * Moves credit to another order of the same customer, once for each key: both sides or neither.
 * Throws AppError: not found, the administrador's own order, an order of somebody else or one that
 * owes nothing, more than is free or than is owed there.
 */
export const moveCredit: WriteOf<typeof staffApi.moveCredit> = async (
  { params: { id: quoteId }, body: { to, amount, reason }, key, caller: { person: agent } },
  services,
) => {
  await changeMoneyOfOrders(services, agent, [quoteId, to], async (tx, lockedOf) => {
    const side = {
      amount_cents: amount,
      moved_on: sharedDay(),
      reason,
      recorded_by: agent.id,
      move_id: randomUUID(),
    };
    const out: NewEntry = {
      ...side,
      quote_id: quoteId,
      kind: 'credit_out',
      submission_key: key ?? null,
    };
    if (await wasEntryWritten(tx, out)) return refuseOther(tx, out, to);
    await refuseUnlessOwed(tx, quoteId, to, amount);
    await writeEntry(tx, out);
    await writeEntry(tx, { ...side, quote_id: to, kind: 'credit_in' });
    const [from, into] = [lockedOf(quoteId), lockedOf(to)];
    await recordCreditChange(tx, services, agent, {
      change: 'moved',
      from,
      into,
      cents: amount,
      reason,
      move: side.move_id,
    });
  });
};

/** Throws AppError: this key has moved credit to another order. */
async function refuseOther(tx: Tx, out: NewEntry, to: string): Promise<void> {
  const { rows } = await sql`
    select from ledger_entry o join ledger_entry i on i.move_id = o.move_id and i.quote_id = ${to}
    where o.recorded_by = ${out.recorded_by} and o.submission_key = ${out.submission_key}`.execute(
    tx,
  );
  if (rows.length === 0) throw new AppError(caseErrors.entryKeyReused);
}

async function refuseUnlessOwed(tx: Tx, from: string, to: string, amount: number): Promise<void> {
  const { rows } = await sql<{ same: boolean; due: number }>`
    select ${from} <> ${to} and quote_same_customer(${from}, ${to}) as same,
      (ledger_owed(${to}) - ledger_balance(${to}))::float8 as due`.execute(tx);
  const [{ same, due } = { same: false, due: 0 }] = rows;
  if (!same || due <= 0) throw new AppError(collectingErrors.notForCredit);
  if (amount > due) throw new AppError(collectingErrors.notOwedThere);
}
