import { sql } from 'kysely';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import type { Tx } from '#platform/database/database.ts';
import { type ReadBankLine, readBankLine } from './lines.ts';

/** Throws AppError: not found. */
export async function lockLine(tx: Tx, id: string): Promise<ReadBankLine> {
  await sql`select from bank_statement_line where id = ${id} for update`.execute(tx);
  return readBankLine(tx, id);
}

/**
 * Leaves out the line's texts and the reason, because the log is kept for good and must name
 * nobody.
 */
export function auditOfLine(actor: CurrentUser, action: string, { id, seq }: ReadBankLine) {
  return { actor, action, subject: { kind: 'statement', id, name: `EC-${seq}` } };
}
