import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { bookedWithin } from './alike-lines.ts';
import type { StatementKeys } from './statement-tasks.ts';

/** In lines: what the embedded database, which works in this thread, reads at once. */
const linesAtOnce = 1000;

/** What the plan needs of a line: the cells that `StoredLine` is made of. */
const cells = sql`json_build_array(moved_on, amount_cents, description, payer, bank_reference, nth)`;

/**
 * Reads the stored lines that a file may have: those of its days, and those with one of its
 * references. As JSON, which this process hands on unread.
 */
export async function readStoredLines(
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
