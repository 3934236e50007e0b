import { sql } from 'kysely';
import { api } from '#api.ts';
import { type Client, shop } from '#app/server/testing/test-shop.ts';
import type { Database } from '#platform/database/database.ts';

export async function findInDump(db: Database, text: string): Promise<Record<string, number>> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
    order by relname`.execute(db);
  const found: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ count: string }>`
      select count(*) from ${sql.table(name)} as whole_row
      where position(${text.toLowerCase()} in lower(whole_row::text)) > 0`.execute(db);
    const count = Number(rows[0]?.count);
    if (count > 0) found[name] = count;
  }
  return found;
}

export async function verificationOf(
  db: Database,
  special: { personId: string | null; email: string; ticket: string; file?: string },
): Promise<string> {
  const { personId, email, ticket, file = `receipts/${ticket.toLowerCase()}.webp` } = special;
  const { id } = await db
    .insertInto('verification')
    .values({
      ticket,
      person_id: personId,
      code: 'MA-VER-20261121-ABC',
      email,
      whatsapp: '+5351234567',
      language: 'es',
      answer_due_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('receipt')
    .values({
      verification_id: id,
      position: 0,
      file,
      type: 'image/webp',
      bytes: 3,
      sha256: ticket,
    })
    .execute();
  await db
    .insertInto('event')
    .values({ verification_id: id, actor_id: personId, actor: 'customer', kind: 'created' })
    .execute();
  return id;
}

/** Deletes an account as it could be before open orders and uncounted cash kept theirs. */
export async function deleteDespiteRules(who: Client): Promise<void> {
  const guard = (state: 'enable' | 'disable') =>
    sql
      .raw(`alter table quote ${state} trigger open_order_keeps_account;
        alter table person ${state} trigger uncounted_cash_keeps_account`)
      .execute(shop.services.db);
  await guard('disable');
  await who.call(api.deleteAccount, {});
  await guard('enable');
}
