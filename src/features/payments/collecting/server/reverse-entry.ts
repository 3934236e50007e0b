import { sql } from 'kysely';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import type { WriteOf } from '#features/people/accounts/server/serve.ts';
import type { Database } from '#platform/database/database.ts';
import { together } from '#platform/database/together.ts';
import type { Services } from '#platform/services.ts';
import type { staffApi } from '#staff-api.ts';
import { changeMoney, changeMoneyOfOrders } from './change-money.ts';
import { recordCreditChange } from './record-credit-change.ts';
import { recordMoneyChange } from './record-money-change.ts';
import { findEntry, isDoneBefore, writeReversal } from './write-entry.ts';

/**
 * Reverses an entry that was recorded by mistake, and both sides of moved credit. A repetition by
 * the same person changes nothing. Throws AppError: not found, reversed before, its money has gone
 * back or on meanwhile.
 */
export const reverseEntry: WriteOf<typeof staffApi.reverseEntry> = async (
  { params: { id: quoteId, entry: id }, body: { reason }, caller: { person: agent } },
  services,
) => {
  const moved = await findCredit(services.db, quoteId, id);
  if (moved) return reverseCredit(services, agent, { moved, reason });
  await changeMoney(services, agent, quoteId, async (tx, locked) => {
    const [entry, isDone] = await together(
      findEntry(tx, quoteId, id),
      isDoneBefore(tx, { kind: 'reversal', ofEntry: id, by: agent.id, reason }),
    );
    if (isDone) return;
    await together(
      writeReversal(tx, { quoteId, entry, reason, by: agent.id }),
      recordMoneyChange(tx, services, {
        agent,
        locked,
        entry: id,
        kind: 'money_reversed',
        action: 'ledger.reverse',
        change: 'reversed',
        reason,
      }),
    );
  });
};

interface Side {
  id: string;
  quoteId: string;
}

interface MovedCredit {
  move: string;
  cents: number;
  from: Side;
  into: Side;
}

/**
 * Finds moved credit by either entry. Returns undefined for any other entry, and where the other
 * order was deleted: then the entry is reversed alone.
 */
async function findCredit(
  db: Database,
  quoteId: string,
  entry: string,
): Promise<MovedCredit | undefined> {
  const { rows } = await sql<MovedCredit>`
    select o.move_id as move, o.amount_cents::float8 as cents,
      json_build_object('id', o.id, 'quoteId', o.quote_id) as from,
      json_build_object('id', i.id, 'quoteId', i.quote_id) as into
    from ledger_entry o join ledger_entry i on i.move_id = o.move_id
    where o.kind = 'credit_out' and i.kind = 'credit_in' and (
      (o.id = ${entry} and o.quote_id = ${quoteId}) or (i.id = ${entry} and i.quote_id = ${quoteId}))`.execute(
    db,
  );
  return rows[0];
}

/** Reverses both sides. Throws AppError: reversed before, it has gone on meanwhile. */
async function reverseCredit(
  services: Services,
  agent: CurrentUser,
  { moved, reason }: { moved: MovedCredit; reason: string },
): Promise<void> {
  const { from, into, cents, move } = moved;
  await changeMoneyOfOrders(services, agent, [from.quoteId, into.quoteId], async (tx, lockedOf) => {
    const before = { kind: 'reversal', ofEntry: from.id, by: agent.id, reason } as const;
    if (await isDoneBefore(tx, before)) return;
    for (const { id, quoteId } of [from, into]) {
      await writeReversal(tx, { quoteId, entry: { id, cents }, reason, by: agent.id });
    }
    await recordCreditChange(tx, services, agent, {
      change: 'reversed',
      from: lockedOf(from.quoteId),
      into: lockedOf(into.quoteId),
      cents,
      reason,
      move,
    });
  });
}
