import { undoMs } from '#platform/time/durations.ts';
import { sharedNow } from '#platform/time/shared-clock.ts';
import { kindFacts } from '../../event-kinds.ts';
import type { NewEvent } from '../new-event.ts';
import type { CaseRow } from '../tables.ts';

/** An undo that is sent in the last second needs this long to arrive. */
const travelMs = 2000;

/** The columns that every answer of staff changes. */
export const queueColumnNames = [
  ...(['awaiting_since', 'answer_due_at', 'first_response_at'] as const),
  ...(['follow_up_at', 'assigned_to'] as const),
];

/** Keeps the columns as they are before the entry, and until when it can be undone. */
export function rememberForUndo<Row extends CaseRow>(
  row: Row,
  more: readonly string[] = [],
): { undo: NonNullable<NewEvent['undo']> } {
  const until = new Date(sharedNow().getTime() + undoMs + travelMs);
  const names: readonly string[] = [...queueColumnNames, ...more];
  const before = Object.fromEntries(Object.entries(row).filter(([name]) => names.includes(name)));
  return { undo: { until, before } };
}

export function mailNameOf(
  { type, id }: NewEvent['of'],
  { kind, note, event }: { kind: NewEvent['kind']; note?: string | null; event: string },
): string {
  if (kind === 'message') return `message-to-customer ${id} ${event}`;
  const { mailedAs } = kindFacts(type, kind);
  if (mailedAs) return `${mailedAs} ${note}`;
  return `${type.name}-status ${event}`;
}
