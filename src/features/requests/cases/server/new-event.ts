import type { EventKind } from '../event-kinds.ts';
import type { HistoryActor } from '../schema.ts';
import type { CaseRef } from './case-ref.ts';

export interface NewEvent {
  /** Given where something of the same moment names it. */
  id?: string;
  of: CaseRef;
  actor: { id: string | null; as: HistoryActor };
  kind: EventKind;
  from?: string;
  to?: string;
  note?: string;
  /** Only staff read it. */
  internal?: boolean;
  /** The same person writes a key only once. */
  key?: string;
  undo?: Undoable;
  undoes?: string;
}

interface Undoable {
  until: Date;
  before: Record<string, unknown>;
}
