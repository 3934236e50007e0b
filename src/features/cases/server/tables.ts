import type { Generated } from 'kysely';
import type { HistoryActor, HistoryEvent } from '../schema.ts';

declare module '#platform/database/database.ts' {
  interface Tables {
    event: {
      id: Generated<string>;
      seq: Generated<string>;
      quote_id: string | null;
      verification_id: string | null;
      at: Generated<Date>;
      /** Who, as long as the account exists; null: the system, or someone signed out. */
      actor_id: string | null;
      actor: HistoryActor;
      kind: HistoryEvent['kind'];
      from_status: string | null;
      to_status: string | null;
      note: string | null;
      public: Generated<boolean>;
      submission_key: string | null;
    };
    viewing: { subject: string; person_id: string; at: Generated<Date> };
    saved_reply: {
      id: Generated<string>;
      title: string;
      text_es: string;
      text_en: string;
      created_at: Generated<Date>;
    };
  }
}
