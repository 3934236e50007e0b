import type { Generated } from 'kysely';

declare module '#platform/database/database.ts' {
  interface Tables {
    receipt_part: {
      upload_id: string;
      part: number;
      bytes: Buffer;
      networks: Generated<string[]>;
      created_at: Generated<Date>;
    };
  }
}
