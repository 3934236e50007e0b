import { sql } from 'kysely';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { writeAudit } from '#features/people/accounts/server/audit.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { AppError } from '#platform/http/errors.ts';
import { inBatches } from '#platform/tasks/in-batches.ts';
import { matchingErrors } from '../errors.ts';
import type { FoundAccount } from './accounts.ts';
import type { StatementPlan } from './statement-tasks.ts';

export interface Import {
  agent: CurrentUser;
  account: FoundAccount;
  /** How many imports to this account there were when its lines were read. */
  imports: number;
}

/**
 * Writes new lines, in one transaction. Throws AppError: somebody else has imported to this account
 * since its lines were read.
 */
export async function writeLines(
  db: Database,
  { agent, account, imports }: Import,
  batches: Readonly<StatementPlan['batches']>,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await countImport(tx, account.key, imports);
    await inBatches(batches, 1, ([one]) =>
      insertLines(tx, { agent, account, json: one?.json ?? '[]' }),
    );
    const subject = { kind: 'payment', id: account.id, name: account.method };
    await writeAudit(tx, agent, 'statement.import', subject, {
      lines: batches.reduce((sum, { lines }) => sum + lines, 0),
    });
  });
}

async function countImport(tx: Tx, account: string, imports: number): Promise<void> {
  const { numAffectedRows } = await sql`
    update statement_layout set imports = imports + 1
    where account_key = ${account} and imports = ${imports}`.execute(tx);
  if (numAffectedRows !== 1n) throw new AppError(matchingErrors.importedMeanwhile);
}

interface Written {
  agent: CurrentUser;
  account: FoundAccount;
  json: string;
}

async function insertLines(tx: Tx, { agent, account, json }: Written): Promise<void> {
  await sql`
    insert into bank_statement_line (account_key, moved_on, amount_cents, description, payer,
      bank_reference, reference_key, nth, imported_by)
    select ${account.key}, moved_on, amount_cents, description, payer, bank_reference, reference_key, nth,
      ${agent.id}
    from json_to_recordset(${json}::json) as line (moved_on date, amount_cents bigint, description text,
      payer text, bank_reference text, reference_key text, nth int)`.execute(tx);
}
