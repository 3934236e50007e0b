import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';
import { kindFacts } from '../../event-kinds.ts';
import { undoMs } from '../../undo.ts';
import type { NewEvent } from '../events.ts';
import type { CaseRow } from '../tables.ts';

/** For a request that was sent in the last second and is still on its way. */
const travelMs = 2000;

/** Where a case stands in the queue: what every answer of staff moves. */
export const queueColumnNames = [
  ...(['awaiting_since', 'answer_due_at', 'first_response_at'] as const),
  ...(['follow_up_at', 'assigned_to'] as const),
];

/** For an entry that can be taken back: until when, and what it changes in the case. */
export async function undoable<R extends CaseRow>(
  tx: Tx,
  row: R,
  more: readonly string[] = [],
): Promise<{ undo: NonNullable<NewEvent['undo']> }> {
  const { rows } = await sql<{ until: Date }>`
    select clock_timestamp() + ${undoMs + travelMs} * interval '1 ms' as until`.execute(tx);
  const until = rows[0]?.until ?? new Date();
  const kept: readonly string[] = [...queueColumnNames, ...more];
  const before = Object.fromEntries(Object.entries(row).filter(([name]) => kept.includes(name)));
  return { undo: { until, before } };
}

/** Under which name the mail to the customer about an entry is queued. */
export function mailOf(
  { type, id }: NewEvent['of'],
  { kind, note, event }: { kind: NewEvent['kind']; note?: string | null; event: string },
): string {
  if (kind === 'message') return `message-to-customer ${id} ${event}`;
  const { mailedAs } = kindFacts(type, kind);
  if (mailedAs) return `${mailedAs} ${note}`;
  return `${type.name}-status ${event}`;
}
