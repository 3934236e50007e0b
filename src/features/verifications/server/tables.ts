import type { Generated } from 'kysely';
import type { QueueColumns } from '#features/cases/server/queue.ts';
import type { Language } from '#platform/text/language.ts';
import type { VerificationStatus } from '../statuses.ts';
import '#features/quotes/server/tables.ts';

declare module '#platform/database/database.ts' {
  interface Tables {
    verification: QueueColumns & {
      id: Generated<string>;
      seq: Generated<string>;
      ticket: string;
      person_id: string | null;
      /** When its account was deleted: from then on it is administrador's alone. */
      detached_at: Date | null;
      code: string;
      email: string;
      whatsapp: string | null;
      quote_reference: string | null;
      comment: string | null;
      language: Language;
      status: Generated<VerificationStatus>;
      submission_key: string | null;
      submission_hash: string | null;
      /** Whether its sender was told that a mail confirms it. */
      confirmed_by_mail: Generated<boolean>;
      created_at: Generated<Date>;
      due_at: Date;
      processed_at: Date | null;
    };
    receipt: {
      id: Generated<string>;
      verification_id: string;
      round: Generated<number>;
      position: number;
      file: string;
      type: 'image/webp' | 'application/pdf';
      bytes: number;
      sha256: string;
      created_at: Generated<Date>;
    };
    receipt_part: {
      upload_id: string;
      part: number;
      bytes: Buffer;
      /** Hashes of the networks that it came from, the narrowest first. */
      networks: Generated<string[]>;
      created_at: Generated<Date>;
    };
    spent_proof: {
      challenge: string;
      expires_at: Date;
    };
  }
}
