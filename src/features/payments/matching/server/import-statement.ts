import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import type { Database } from '#platform/database/database.ts';
import { AppError } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import { queueImport } from '#platform/tasks/import-queue.ts';
import { inBatches } from '#platform/tasks/in-batches.ts';
import type { Language } from '#platform/text/language.ts';
import { sharedDay } from '#platform/time/shared-clock.ts';
import { matchingErrors } from '../errors.ts';
import type { StatementImport } from '../schema.ts';
import { type FoundAccount, findBankAccount } from './accounts.ts';
import { bookedWithin } from './alike-lines.ts';
import type { StatementInput } from './statement-reading.ts';
import {
  type StatementKeys,
  type StatementPlan,
  statementPlanning,
  statementReading,
} from './statement-tasks.ts';
import { type Import, writeLines } from './write-lines.ts';

interface StatementFile {
  agent: CurrentUser;
  language: Language;
  account: string;
  bytes: Uint8Array;
  dryRun: boolean;
}

/**
 * Imports the lines of a bank's file that are not stored yet. Rows that cannot be read are
 * reported, and the others come in, because staff cannot mend a bank's file. A second import brings
 * nothing, so no key is needed; one that was cut off is ended by the next. Before the columns are
 * known, a dry run returns the headings. Throws AppError: no account of ours, no columns yet, no
 * whole file, too many at once, another import to this account meanwhile.
 */
export function importStatement(
  services: Services,
  request: StatementFile,
): Promise<StatementImport> {
  return queueImport(() => runImport(services, request));
}

async function runImport(services: Services, request: StatementFile): Promise<StatementImport> {
  const { db } = services;
  const { dryRun, agent } = request;
  const account = await findBankAccount(db, request.account);
  if (!account.layout && !dryRun) throw new AppError(matchingErrors.noLayout);
  const { report, batches } = await planFile(services, account, request);
  if (dryRun) return report;
  if (report.problem) throw new AppError(matchingErrors.statementRefused, { details: { report } });
  const imported: Import = { agent, account, imports: account.imports };
  await inBatches(batches, batchesPerTransaction, async (some) => {
    await writeLines(db, imported, some);
    imported.imports += 1;
  });
  return { ...report, written: true };
}

/** In two steps, because only the shop's process knows what is stored. */
async function planFile(
  { db, config, tasks }: Services,
  { key, layout }: FoundAccount,
  { bytes, language }: StatementFile,
): Promise<StatementPlan> {
  const today = sharedDay();
  const oldest = `${Number(today.slice(0, 4)) - config.brand.retentionYears}${today.slice(4)}`;
  const input: StatementInput = { bytes, layout, language, today, oldest };
  const keys = layout && (await tasks.run(statementReading, input));
  const stored = keys ? await readStoredLines(db, key, keys) : [];
  return tasks.run(statementPlanning, { ...input, stored });
}

/** Others ask the embedded database between two transactions. */
const batchesPerTransaction = 4;

/** In lines: what the embedded database, which works in this thread, reads at once. */
const linesAtOnce = 1000;

/** What the plan needs of a line: the cells that `StoredLine` is made of. */
const cells = sql`json_build_array(moved_on, amount_cents, description, payer, bank_reference, nth)`;

/**
 * Reads the stored lines that a file may have: those of its days, and those with one of its
 * references. As JSON, which this process hands on unread.
 */
async function readStoredLines(
  db: Database,
  account: string,
  { first, last, references }: StatementKeys,
): Promise<string[]> {
  const read: string[] = [];
  const from = sql`${first}::date - ${bookedWithin.before}::int`;
  let after = sql`${from} - 1, 0, '', 0`;
  for (;;) {
    const { rows } = await sql<{
      json: string | null;
      day: string;
      cents: string;
      text: string;
      nth: number;
    }>`
      select json_agg(${cells})::text as json, (array_agg(moved_on::text))[count(*)] as day,
        (array_agg(amount_cents))[count(*)] as cents, (array_agg(text_key))[count(*)] as text,
        (array_agg(nth))[count(*)] as nth
      from (select * from bank_statement_line
        where account_key = ${account} and moved_on between ${from} and ${last}::date
          and (moved_on, amount_cents, text_key, nth) > (${after})
        order by moved_on, amount_cents, text_key, nth limit ${linesAtOnce}) line`.execute(db);
    const [page] = rows;
    if (!page?.json) break;
    read.push(page.json);
    after = sql`${page.day}::date, ${page.cents}::bigint, ${page.text}::text, ${page.nth}::int`;
    await setImmediate();
  }
  for (let at = 0; at < references.length; at += linesAtOnce) {
    const some = references.slice(at, at + linesAtOnce);
    const { rows } = await sql<{ json: string | null }>`
      select json_agg(${cells})::text as json from bank_statement_line
      where account_key = ${account} and reference_key = any(${some}::text[])
        and moved_on not between ${from} and ${last}::date`.execute(db);
    read.push(...rows.flatMap(({ json }) => json ?? []));
    await setImmediate();
  }
  return read;
}
