import type { Generated } from 'kysely';

declare module '#platform/database/database.ts' {
  interface Tables {
    owner_change: {
      id: Generated<string>;
      quote_id: string;
      link_id: string;
      asked_by: string | null;
      asked_of: string;
      asked_at: Generated<Date>;
      agreed_at: Date | null;
      outcome: 'confirmed' | 'refused' | null;
      decided_by: string | null;
      decided_at: Date | null;
      reason: string | null;
    };
  }
}
