import type { z } from 'zod';
import type { CurrentUser } from '#features/accounts/schema.ts';
import type { NewRefund } from '#features/ledger/schema.ts';
import type { Services } from '#platform/services.ts';
import { changeMoney } from './change-money.ts';
import { findCredit, reverseCredit } from './reverse-credit.ts';
import { tellMoney } from './tell-money.ts';
import {
  findEntry,
  isDoneBefore,
  isWritten,
  type NewEntry,
  writeEntry,
  writeReversal,
} from './write-entry.ts';

interface Refunding {
  quoteId: string;
  refund: z.output<typeof NewRefund>;
  key: string | undefined;
}

/**
 * Records a refund, once for each key. Throws AppError: not found, the administrador's own, more
 * than is there.
 */
export async function refund(
  services: Services,
  agent: CurrentUser,
  { quoteId, refund: { amount, movedOn, method, paidTo, reference, reason }, key }: Refunding,
): Promise<void> {
  await changeMoney(services, agent, quoteId, async (tx, locked) => {
    const entry: NewEntry = {
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
    };
    if (await isWritten(tx, entry)) return;
    const id = await writeEntry(tx, entry);
    await tellMoney(tx, services, {
      agent,
      locked,
      entry: id,
      kind: 'money_refunded',
      action: 'ledger.refund',
      change: 'refunded',
      reason,
    });
  });
}

/**
 * Reverses an entry that was recorded by mistake; of moved credit both sides. The same again by the
 * same person changes nothing. Throws AppError: not found, reversed before, its money has gone back
 * or on meanwhile.
 */
export async function reverse(
  services: Services,
  agent: CurrentUser,
  { quoteId, entry: id, reason }: { quoteId: string; entry: string; reason: string },
): Promise<void> {
  const moved = await findCredit(services.db, quoteId, id);
  if (moved) return reverseCredit(services, agent, { moved, reason });
  await changeMoney(services, agent, quoteId, async (tx, locked) => {
    const entry = await findEntry(tx, quoteId, id);
    if (await isDoneBefore(tx, { kind: 'reversal', ofEntry: id, by: agent.id, reason })) return;
    await writeReversal(tx, { quoteId, entry, reason, by: agent.id });
    await tellMoney(tx, services, {
      agent,
      locked,
      entry: id,
      kind: 'money_reversed',
      action: 'ledger.reverse',
      change: 'reversed',
      reason,
    });
  });
}
