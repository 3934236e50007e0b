import type { Tx } from '../../../platform/database/database.ts';
import { nameOf } from '../../accounts/server/agents.ts';
import { isOf, type Subject } from './store.ts';
import './tables.ts';

/** Who changed the status last, and when: for somebody who came too late. */
export async function lastStatusChange(
  tx: Tx,
  of: Subject,
): Promise<{ changedBy: string | null; changedAt: string | null }> {
  const last = await tx
    .selectFrom('event')
    .select(['at', nameOf('event.actor_id').as('name')])
    .where(isOf(of))
    .where('to_status', 'is not', null)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { changedBy: last?.name ?? null, changedAt: last?.at.toISOString() ?? null };
}
