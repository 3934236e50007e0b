import { sql } from 'kysely';
import { writeAudit } from '#features/people/accounts/server/audit.ts';
import type { WriteOf } from '#features/people/accounts/server/serve.ts';
import {
  type Customer,
  quoteHasAddress,
} from '#features/requests/quotes/server/callers/merged-customers.ts';
import type { Tx } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { AppError } from '#platform/http/errors.ts';
import { sharedNow } from '#platform/time/shared-clock.ts';
import type { staffApi } from '#staff-api.ts';
import { customerErrors } from '../errors.ts';
import { findOne } from './read-customer.ts';

/**
 * Says that two customers are one person, to staff alone: nothing that a customer sees or may do follows it.
 * Throws AppError: not found, one already, either was merged or separated since it was seen.
 */
export const mergeCustomers: WriteOf<typeof staffApi.mergeCustomers> = (
  { params: { id }, body: { other: otherId, expected }, caller: { person: agent } },
  { db },
) =>
  inTransaction(db, async (tx) => {
    // Whoever merges one of them with a third at the same moment waits, and then sees this.
    await sql`lock table customer_merge in share row exclusive mode`.execute(tx);
    const [one, other] = [await findOne(tx, id), await findOne(tx, otherId)];
    const standing = new Set([...one.merges, ...other.merges]);
    if (standing.size !== expected.length || !expected.every((merge) => standing.has(merge)))
      throw new AppError(customerErrors.mergedMeanwhile);
    const isOne = other.customers.some(
      ({ person, address }) => person === one.self.person && address === one.self.address,
    );
    if (isOne) throw new AppError(customerErrors.mergedAlready);
    const side = await sideOf(tx, one.self);
    const otherSide = await sideOf(tx, other.self);
    const { id: merge } = await tx
      .insertInto('customer_merge')
      .values({
        ...side,
        other_person_id: otherSide.person_id,
        other_quote_id: otherSide.quote_id,
        merged_by: agent.id,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await writeAudit(tx, agent, 'person.merge', subjectOf(side), {
      merge,
      with: otherSide.person_id ?? otherSide.quote_id,
    });
  });

/** Takes a merge back, as if it had never been. Throws AppError: it does not stand any more. */
export const separateCustomers: WriteOf<typeof staffApi.separateCustomers> = (
  { params: { merge }, caller: { person: agent } },
  { db },
) =>
  inTransaction(db, async (tx) => {
    const side = await tx
      .updateTable('customer_merge')
      .set({ undone_by: agent.id, undone_at: sharedNow() })
      .where('id', '=', merge)
      .where('undone_at', 'is', null)
      .returningAll()
      .executeTakeFirstOrThrow(() => new AppError(customerErrors.mergeGone));
    await writeAudit(tx, agent, 'person.separate', subjectOf(side), {
      merge,
      with: side.other_person_id ?? side.other_quote_id,
    });
  });

interface Side {
  person_id: string | null;
  quote_id: string | null;
}

const subjectOf = ({ person_id, quote_id }: Side) => ({
  kind: 'person',
  id: person_id ?? quote_id ?? '',
});

/** The account, or the first quotation of whoever has none. Throws AppError: there is none. */
async function sideOf(tx: Tx, { person, address }: Customer): Promise<Side> {
  if (person) return { person_id: person, quote_id: null };
  const { rows } = await sql<{ id: string }>`select id from quote
    where person_id is null and detached_at is null and ${quoteHasAddress(sql`${address}`)}
    order by seq limit 1`.execute(tx);
  if (!rows[0]) throw new AppError(customerErrors.notFound);
  return { person_id: null, quote_id: rows[0].id };
}
