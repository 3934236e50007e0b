import type { WriteOf } from '#features/people/accounts/server/serve.ts';
import { together } from '#platform/database/together.ts';
import type { staffApi } from '#staff-api.ts';
import { giveCashBack } from './cash-refunds.ts';
import { changeMoney } from './change-money.ts';
import { recordMoneyChange } from './record-money-change.ts';
import { requireKey, wasEntryWritten, withId, writeEntry } from './write-entry.ts';

/**
 * Records a refund, once for each key; cash waits for a second person. Throws AppError: not found, the administrador's own order,
 * more than is there.
 */
export const recordRefund: WriteOf<typeof staffApi.recordRefund> = async (
  { params: { id: quoteId }, body: refund, key, caller: { person: agent } },
  services,
) => {
  const { amount, movedOn, method, paidTo, reference, reason } = refund;
  if (method === 'cash') requireKey(key);
  await changeMoney(services, agent, quoteId, async (tx, locked) => {
    if (method === 'cash') return giveCashBack(tx, agent, { locked, refund, key });
    const entry = withId({
      quote_id: quoteId,
      kind: 'refund',
      amount_cents: amount,
      method,
      moved_on: movedOn,
      paid_to: paidTo,
      bank_reference: reference || null,
      reason,
      recorded_by: agent.id,
      submission_key: key ?? null,
    });
    if (await wasEntryWritten(tx, entry)) return;
    await together(
      writeEntry(tx, entry),
      recordMoneyChange(tx, services, {
        agent,
        locked,
        entry: entry.id,
        kind: 'money_refunded',
        action: 'ledger.refund',
        change: 'refunded',
        reason,
      }),
    );
  });
};
