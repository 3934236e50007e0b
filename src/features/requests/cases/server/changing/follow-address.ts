import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';
import { addEvent } from '../events.ts';
import { isOpenCase } from '../queue/queue-list.ts';
import type { CaseRecord } from '../server-case-type.ts';
import type { CaseRow } from '../tables.ts';

interface Move {
  personId: string;
  from: string;
  to: string;
}

/**
 * Open cases of an account go on under its new address, and their histories say so; returns their
 * ids. What was sent from another address than the account's stays there.
 */
export async function followAddress<Row extends CaseRow>(
  tx: Tx,
  type: CaseRecord<Row>,
  { personId, from, to }: Move,
): Promise<string[]> {
  const table = sql.table(type.name);
  const { rows } = await sql<Row>`select * from ${table}
    where person_id = ${personId} and ${isOpenCase(type)} order by id for update`.execute(tx);
  const open = rows.filter((row) => type.emailOf(row)?.toLowerCase() === from.toLowerCase());
  for (const row of open) {
    const columns = Object.entries(type.withEmail(row, to)).map(
      ([column, value]) => sql`${sql.id(column)} = ${value}`,
    );
    await sql`update ${table} set ${sql.join(columns)} where id = ${row.id}`.execute(tx);
    await addEvent(tx, {
      of: { type, id: row.id },
      actor: { id: null, as: 'system' },
      kind: 'address',
      note: from,
    });
  }
  return open.map(({ id }) => id);
}
