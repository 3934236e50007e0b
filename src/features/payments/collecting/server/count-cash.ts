import type { WriteOf } from '#features/people/accounts/server/serve.ts';
import { together } from '#platform/database/together.ts';
import { AppError } from '#platform/http/errors.ts';
import type { staffApi } from '#staff-api.ts';
import { collectingErrors } from '../errors.ts';
import { changeMoney } from './change-money.ts';
import { recordMoneyChange } from './record-money-change.ts';
import { findEntry, isDoneBefore, writeEntry } from './write-entry.ts';

/**
 * Counts cash that somebody else took, which makes it paid. A repetition by the same person changes
 * nothing. Throws AppError: not found, taken by the same person, another amount, counted by
 * somebody else or reversed before.
 */
export const countCash: WriteOf<typeof staffApi.countCash> = async (
  { params: { id: quoteId, entry: id }, body: { amount: cents }, caller: { person: agent } },
  services,
) => {
  await changeMoney(services, agent, quoteId, async (tx, locked) => {
    const [entry, isDone] = await together(
      findEntry(tx, quoteId, id),
      isDoneBefore(tx, { kind: 'count', ofEntry: id, by: agent.id }),
    );
    if (entry.cents !== cents) throw new AppError(collectingErrors.otherAmount);
    if (isDone) return;
    await together(
      writeEntry(tx, {
        quote_id: quoteId,
        kind: 'count',
        amount_cents: cents,
        of_entry: id,
        recorded_by: agent.id,
      }),
      recordMoneyChange(tx, services, {
        agent,
        locked,
        entry: id,
        kind: 'money_counted',
        action: 'ledger.count',
        change: 'received',
      }),
    );
  });
};
