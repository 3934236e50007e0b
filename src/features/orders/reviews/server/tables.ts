import type { Generated } from 'kysely';

declare module '#platform/database/database.ts' {
  interface Tables {
    review: {
      id: Generated<string>;
      handover_id: string;
      stars: number;
      text: string;
      name: string | null;
      language: 'es' | 'en';
      written_at: Generated<Date>;
    };
    review_answer: {
      review_id: string;
      text: string;
      revision: Generated<number>;
      written_by: string;
      written_at: Generated<Date>;
    };
    review_hiding: {
      id: Generated<string>;
      review_id: string;
      reason: string;
      hidden_by: string;
      hidden_at: Generated<Date>;
      shown_by: string | null;
      shown_at: Date | null;
    };
    review_invitation: { handover_id: string; invited_at: Generated<Date> };
  }
}
