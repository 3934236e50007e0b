import { sql } from 'kysely';
import { writeAudit } from '#features/people/accounts/server/audit.ts';
import type { WriteOf } from '#features/people/accounts/server/serve.ts';
import { translateConstraint } from '#platform/database/broken-constraint.ts';
import type { Tx } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { AppError } from '#platform/http/errors.ts';
import { defer } from '#platform/jobs/outbox.ts';
import { sharedNow } from '#platform/time/shared-clock.ts';
import type { staffApi } from '#staff-api.ts';
import { screeningErrors } from '../errors.ts';
import { screeningTopic } from './screen-orders.ts';

/**
 * Lets a list in that compares less than the one before, or refuses it, once. Throws AppError: not
 * found, decided or overtaken meanwhile, imported by the same human.
 */
export const decideList: WriteOf<typeof staffApi.decideScreeningList> = async (
  { params: { id }, body: { accept }, caller: { person: agent } },
  services,
) => {
  await translateConstraint('screening_list_by_two', screeningErrors.ownList, () =>
    inTransaction(services.db, async (tx) => {
      await lockLists(tx);
      const list = await tx
        .selectFrom('screening_list')
        .select(['name', 'outcome'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow(() => new AppError(screeningErrors.listNotFound));
      if (list.outcome !== null) throw new AppError(screeningErrors.listDecided);
      if (accept) await letIn(tx, id, agent.id);
      else await keepOut(tx, 'refused', agent.id);
      const action = accept ? 'screening.list_accepted' : 'screening.list_refused';
      await writeAudit(tx, agent, action, { kind: 'screening', id, name: list.name });
    }),
  );
  services.wakeWorker();
};

/** Two imports or decisions take turns. */
export async function lockLists(tx: Tx): Promise<void> {
  await sql`lock table screening_list in share row exclusive mode`.execute(tx);
}

/** From now on names are compared with this list. */
export async function letIn(tx: Tx, id: string, decidedBy: string | null): Promise<void> {
  const lacks = sql<number>`screening_list_lacks(${id})`;
  await tx
    .updateTable('screening_list')
    .set({ outcome: 'counts', decided_by: decidedBy, decided_at: sharedNow(), lacks })
    .where('id', '=', id)
    .execute();
  // Waits for comparisons under way; later ones wait for the new list.
  await sql`lock table screening_list in exclusive mode`.execute(tx);
  // Screenings hold copies of the entries that matched; the rest of an old list is not needed.
  await sql`delete from screening_entry where list_id <> ${id}`.execute(tx);
  await defer(tx, { topic: screeningTopic, dedupe: `${screeningTopic}:${id}`, payload: {} });
}

/** The list that waits never counts. */
export async function keepOut(
  tx: Tx,
  outcome: 'refused' | 'overtaken',
  decidedBy: string | null,
): Promise<void> {
  const kept = await tx
    .updateTable('screening_list')
    .set({ outcome, decided_by: decidedBy, decided_at: sharedNow() })
    .where('outcome', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (kept) await tx.deleteFrom('screening_entry').where('list_id', '=', kept.id).execute();
}
