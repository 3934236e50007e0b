import { sql } from 'kysely';
import { expiredCase } from '#features/requests/cases/server/expired-case.ts';
import type { RetentionRules } from '#platform/retention/rules.ts';
import { verificationType } from '../statuses.ts';

export const verificationRetention: RetentionRules = {
  erased: [
    {
      table: 'verification',
      count: 'verifications',
      expired: (time) => expiredCase(verificationType, time),
      withThem: { table: 'receipt', column: 'verification_id', count: 'receipts' },
    },
  ],
  files: { verification: sql`select file from receipt where verification_id = verification.id` },
  rowsWithFile: (file) => sql`select from receipt where file = ${file}`,
};
