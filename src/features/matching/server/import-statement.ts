import { sql } from 'kysely';
import type { CurrentUser } from '#features/accounts/schema.ts';
import { writeAudit } from '#features/accounts/server/audit.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { AppError } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import { queueImport } from '#platform/tasks/import-queue.ts';
import type { Language } from '#platform/text/language.ts';
import { dayInHavana } from '#platform/time/days.ts';
import { matchingErrors } from '../errors.ts';
import type { StatementImport } from '../schema.ts';
import { type FoundAccount, findBankAccount } from './accounts.ts';
import { planStatement, type StatementPlan, type StoredLine } from './statement-plan.ts';
import { type ReadStatement, statementReading } from './statement-reading.ts';
import type { ReadLine } from './statement-row.ts';

interface StatementFile {
  agent: CurrentUser;
  language: Language;
  account: string;
  bytes: Uint8Array;
  dryRun: boolean;
}

const maxRows = 200;
const atOnce = 500;

/**
 * Imports the lines of a bank's file that are not stored yet. Rows that cannot be read are
 * reported, and the others come in, because staff cannot mend a bank's file. A second import brings
 * nothing, so no key is needed. Before the columns are known, a dry run returns the headings.
 * Throws AppError: no account of ours, no columns yet, no whole file, too many at once.
 */
export function importStatement(
  services: Services,
  request: StatementFile,
): Promise<StatementImport> {
  return queueImport(() => runImport(services, request));
}

async function runImport(services: Services, request: StatementFile): Promise<StatementImport> {
  const { db, config, tasks } = services;
  const { bytes, language, dryRun } = request;
  const account = await findBankAccount(db, request.account);
  const { layout } = account;
  if (!layout && !dryRun) throw new AppError(matchingErrors.noLayout);
  const today = dayInHavana(new Date());
  const oldest = `${Number(today.slice(0, 4)) - config.brand.retentionYears}${today.slice(4)}`;
  const read = await tasks.run(statementReading, { bytes, layout, language, today, oldest });
  if (!layout) return { ...reportOf(read, { fresh: [], rows: [] }, false), columnsKnown: false };
  if (dryRun) {
    const plan = planStatement(read, await readStored(db, account.key, read.lines), language);
    return reportOf(read, plan, false);
  }
  if (read.problem) {
    const report = reportOf(read, { fresh: [], rows: [] }, false);
    throw new AppError(matchingErrors.statementRefused, { details: { report } });
  }
  return inTransaction(db, async (tx) => {
    // A second file of the same account must be compared with the lines of the first one.
    await sql`select pg_advisory_xact_lock(hashtextextended(${account.key}, 48))`.execute(tx);
    const plan = planStatement(read, await readStored(tx, account.key, read.lines), language);
    await writeLines(tx, request.agent, account, plan.fresh);
    return reportOf(read, plan, true);
  });
}

async function readStored(
  db: Database,
  key: string,
  lines: readonly ReadLine[],
): Promise<StoredLine[]> {
  const days = lines.map(({ movedOn }) => movedOn).toSorted();
  const keys = lines.flatMap(({ identity, referenceKey }) => (referenceKey ? [identity] : []));
  const { rows } = await sql<StoredLine>`
    select identity, moved_on::text as "movedOn", amount_cents::float8 as cents, description, payer,
      reference_key as "referenceKey"
    from bank_statement_line where account_key = ${key}
      and (moved_on between ${days[0] ?? null}::date and ${days.at(-1) ?? null}::date
        or identity = any(${keys}))`.execute(db);
  return rows;
}

async function writeLines(
  tx: Tx,
  agent: CurrentUser,
  { key, id, method }: FoundAccount,
  fresh: readonly ReadLine[],
): Promise<void> {
  if (fresh.length === 0) return;
  for (let at = 0; at < fresh.length; at += atOnce) {
    const rows = fresh.slice(at, at + atOnce).map((line) => ({
      account_key: key,
      identity: line.identity,
      moved_on: line.movedOn,
      amount_cents: line.cents,
      description: line.description,
      payer: line.payer,
      bank_reference: line.reference,
      reference_key: line.referenceKey,
      imported_by: agent.id,
    }));
    await tx.insertInto('bank_statement_line').values(rows).execute();
  }
  await writeAudit(tx, {
    actor: agent,
    action: 'statement.import',
    subject: { kind: 'payment', id, name: method },
    details: { lines: fresh.length },
  });
}

function reportOf(
  { problem, headings, rows: count }: ReadStatement,
  { rows }: StatementPlan,
  written: boolean,
): StatementImport {
  const counts = { rows: count, new: 0, known: 0, out: 0, refused: 0 };
  for (const { state } of rows) counts[state] += 1;
  const refused = rows.filter(({ state }) => state === 'refused').slice(0, maxRows);
  return {
    ...{ written, problem, headings, counts, refused },
    columnsKnown: true,
    rows: rows.slice(0, maxRows),
  };
}
