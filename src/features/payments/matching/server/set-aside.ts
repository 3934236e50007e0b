import { sql } from 'kysely';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { writeAudit } from '#features/people/accounts/server/audit.ts';
import type { WriteOf } from '#features/people/accounts/server/serve.ts';
import type { Tx } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { AppError } from '#platform/http/errors.ts';
import { sharedNow } from '#platform/time/shared-clock.ts';
import type { staffApi } from '#staff-api.ts';
import { matchingErrors } from '../errors.ts';
import { type ReadBankLine, readBankLine } from './lines.ts';

/**
 * Sets a line aside, or the rest of it, because it is no customer's payment. A repetition by the
 * same person changes nothing. Throws AppError: not found, all of it is used, set aside already.
 */
export const setAside: WriteOf<typeof staffApi.setBankLineAside> = async (
  { params: { id }, body: { reason }, caller: { person: agent } },
  { db },
) => {
  await inTransaction(db, async (tx) => {
    const line = await lockLine(tx, id);
    if (line.state === 'aside' && (await isSetAsideSo(tx, agent, id, reason))) return;
    if (line.state !== 'open') throw new AppError(matchingErrors.asideAlready);
    await tx
      .insertInto('bank_line_aside')
      .values({ line_id: id, reason, set_by: agent.id, returned_by: null, returned_at: null })
      .execute();
    await auditLine(tx, agent, 'statement.aside', line);
  });
};

async function isSetAsideSo(
  tx: Tx,
  { id: agent }: CurrentUser,
  line: string,
  reason: string,
): Promise<boolean> {
  const { rows } = await sql`
    select from bank_line_aside
    where line_id = ${line} and returned_at is null and set_by = ${agent} and reason = ${reason}`.execute(
    tx,
  );
  return rows.length > 0;
}

/** Leaves a line as it is that was not set aside. Throws AppError: not found. */
export const putBack: WriteOf<typeof staffApi.takeBankLineBack> = async (
  { params: { id }, caller: { person: agent } },
  { db },
) => {
  await inTransaction(db, async (tx) => {
    const line = await lockLine(tx, id);
    if (line.state !== 'aside') return;
    await tx
      .updateTable('bank_line_aside')
      .set({ returned_by: agent.id, returned_at: sharedNow() })
      .where('line_id', '=', id)
      .where('returned_at', 'is', null)
      .execute();
    await auditLine(tx, agent, 'statement.back', line);
  });
};

/** Throws AppError: not found. */
async function lockLine(tx: Tx, id: string): Promise<ReadBankLine> {
  await sql`select from bank_statement_line where id = ${id} for update`.execute(tx);
  return readBankLine(tx, id);
}

/**
 * Leaves out the line's texts and the reason, because the log is kept for good and must name
 * nobody.
 */
function auditLine(tx: Tx, actor: CurrentUser, action: string, { id, seq }: ReadBankLine) {
  return writeAudit(tx, actor, action, { kind: 'statement', id, name: `EC-${seq}` });
}
