import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { hourMs } from '#platform/time/durations.ts';
import { sharedNow } from '#platform/time/shared-clock.ts';
import { changedForHours, paymentMethods } from '../methods.ts';
import type { PaymentInstruction } from '../schema.ts';
import type { PaymentRow } from './tables.ts';

const liveInstructions = sql`(
  select * from (
    select distinct on (way) * from payment_instruction
    where approved_at is not null order by way, version desc
  ) newest
  where not closed)`;

/** A column of a query: something says where customers pay. */
export const hasLiveInstructions = sql<boolean>`exists (select from ${liveInstructions} live)`;

/**
 * Says where customers pay now: by the newest approved version of each way that is not closed.
 * Pages that show money owed must read nothing else.
 */
export async function livePaymentInstructions(
  db: Database,
  now = sharedNow(),
): Promise<PaymentInstruction[]> {
  const { rows } = await sql<PaymentRow>`
    select * from ${liveInstructions} live
    order by array_position(${paymentMethods}::text[], method), seq`.execute(db);
  const changedSince = now.getTime() - changedForHours * hourMs;
  return rows.map((row) => {
    const approvedAt = new Date(row.approved_at ?? 0);
    const changed = approvedAt.getTime() > changedSince;
    return { ...instructionFactsOf(row), changedAt: changed ? approvedAt.toISOString() : null };
  });
}

export function instructionFactsOf(row: PaymentRow): Omit<PaymentInstruction, 'changedAt'> {
  const { id, method, holder, bank, account, note_es: es, note_en: en } = row;
  return { id, method, holder, bank, account, note: es && en ? { es, en } : null };
}
