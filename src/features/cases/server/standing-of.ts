import { nameOf } from '#features/accounts/server/agents.ts';
import type { Tx } from '#platform/database/database.ts';
import { isOf, type Subject } from './store.ts';
import './tables.ts';

interface StatusWish {
  of: Subject;
  agentId: string;
  /** The status it has. */
  current: string;
  status: string;
  /** The status that the agent saw. */
  expected: string | undefined;
  /** What the customer is to read with it. */
  note: string | undefined;
}

/** For somebody who came too late: who changed the status last, and when. */
interface LateFor {
  changedBy: string | null;
  changedAt: string | null;
}

/**
 * Whether a status is still to be set. 'set': it is so already, as after a repeated sending. Who was
 * faster, when the agent decided about another status than it has; also when it is the one that is
 * wanted, but with other words, which would be lost.
 */
export async function standingOf(
  tx: Tx,
  { of, agentId, current, status, expected, note }: StatusWish,
): Promise<'to-set' | 'set' | LateFor> {
  const same = status === current;
  if (!expected || expected === current) return same ? 'set' : 'to-set';
  if (same && !note) return 'set';
  const last = await tx
    .selectFrom('event')
    .select(['at', 'actor_id', 'note', nameOf('event.actor_id').as('name')])
    .where(isOf(of))
    .where('to_status', 'is not', null)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (same && last?.actor_id === agentId && last.note === note) return 'set';
  return { changedBy: last?.name ?? null, changedAt: last?.at.toISOString() ?? null };
}
