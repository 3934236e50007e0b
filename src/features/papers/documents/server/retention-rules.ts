import { sql } from 'kysely';
import type { RetentionRules } from '#platform/retention/rules.ts';
import { paperFileColumn } from './paper-file.ts';

/** Papers go with their order, and their files too. */
export const documentRetention: RetentionRules = {
  files: { quote: sql`select ${paperFileColumn} from document where quote_id = quote.id` },
  rowsWithFile: (file) => sql`select from document where ${paperFileColumn} = ${file}`,
};
