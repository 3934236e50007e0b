import type { ColumnType, Generated, JSONColumnType, Selectable } from 'kysely';
import type { Language } from '#platform/text/language.ts';
import type { EventKind } from '../event-kinds.ts';
import type { HistoryActor } from '../schema.ts';

export interface CaseColumns<Status extends string> {
  id: Generated<string>;
  seq: Generated<string>;
  person_id: string | null;
  language: Language;
  status: Generated<Status>;
  submission_key: string | null;
  submission_hash: string | null;
  created_at: Generated<Date>;
  /** Set when the account was deleted; from then on only administradores may open the case. */
  detached_at: Date | null;
  assigned_to: string | null;
  /** Since when the customer waits for us; null where nobody waits. */
  awaiting_since: Date | null;
  /** By when we promised to answer, also after the answer. Null where nothing was promised. */
  answer_due_at: Date | null;
  first_response_at: Date | null;
  /** When its agent looks at it again. Null where it is closed, or the customer waits for us. */
  follow_up_at: Date | null;
  customer_acted_at: Generated<Date>;
  staff_seen_at: Date | null;
  /** The text that staff search: lower case, without accents. */
  search: ColumnType<string, never, never>;
}
export type CaseRow<Status extends string = string> = Selectable<CaseColumns<Status>>;

/** A case type adds the column that refers to its table by declaration merging. @public */
export interface EventColumns {
  id: Generated<string>;
  seq: Generated<string>;
  at: Generated<Date>;
  /** Null for the system, for somebody who was not signed in, and for a deleted account. */
  actor_id: string | null;
  actor: HistoryActor;
  kind: EventKind;
  from_status: string | null;
  to_status: string | null;
  note: string | null;
  public: Generated<boolean>;
  submission_key: string | null;
  /** Until when it can be undone, and the columns of the case before it. */
  undo_until: Date | null;
  before: JSONColumnType<object> | null;
  undoes: string | null;
}

declare module '#platform/database/database.ts' {
  interface Tables {
    event: EventColumns;
    viewing: { subject: string; person_id: string; at: Generated<Date>; seen_at: Date | null };
    saved_reply: {
      id: Generated<string>;
      title: string;
      text_es: string;
      text_en: string;
      created_at: Generated<Date>;
    };
  }
}
