import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate } from '#platform/database/migrate.ts';
import { openDatabase } from '#platform/database/open-database.ts';
import { readMigrations } from '#platform/database/read-migrations.ts';

test('lines, payments and accounts that were kept before get the one spelling', {
  tags: 'long',
}, async () => {
  const { db, close } = await openDatabase({ url: undefined, folder: 'memory://' });
  const all = readMigrations();
  await migrate(
    db,
    all.filter(({ name }) => name < '078'),
  );
  const id = '00000000-0000-4000-8000-000000000001';
  await db.transaction().execute(async (tx) => {
    // The rows, without the order and the people around them.
    await sql`set local session_replication_role = 'replica'`.execute(tx);
    await sql`insert into payment_instruction (way, version, method, holder, account, account_key, proposed_by)
      values (${id}, 1, 'bank', 'Mariel', 'Ñ-０２１１', 'Ñ０２１１', ${id})`.execute(tx);
    await sql`insert into statement_layout (account_key, layout, changed_by)
      values ('Ñ０２１１', '{"day":"Date"}', ${id})`.execute(tx);
    await sql`insert into bank_statement_line (account_key, identity, moved_on, amount_cents, description,
        bank_reference, reference_key, imported_by) values
      ('Ñ０２１１', 'ref RÉF1', '2026-11-20', 100, 'ZELLE', 'Réf 1', 'RÉF1', ${id}),
      ('Ñ０２１１', 'ref REF1', '2026-11-20', 100, 'ZELLE', 'ref-1', 'REF1', ${id}),
      ('Ñ０２１１', '2026-11-20 100 zelle 1', '2026-11-20', 100, 'Zelle', null, null, ${id}),
      ('Ñ０２１１', '2026-11-20 100 zelle 2', '2026-11-20', 100, 'ZELLE.', null, null, ${id})`.execute(
      tx,
    );
    await sql`insert into ledger_entry (quote_id, kind, amount_cents, method, moved_on, instruction_id,
        account_key, bank_reference, reference_key, recorded_by)
      values (${id}, 'payment', 100, 'bank', '2026-11-20', ${id}, 'Ñ０２１１', 'ＺＬ－7', 'ＺＬ7', ${id})`.execute(
      tx,
    );
  });
  await migrate(db, all);
  const read = async (query: ReturnType<typeof sql>) => (await query.execute(db)).rows;
  expect(await read(sql`select account_key from payment_instruction`)).toEqual([
    { account_key: 'N0211' },
  ]);
  expect(await read(sql`select account_key, layout from statement_layout`)).toEqual([
    {
      account_key: 'N0211',
      layout: { day: 'Date', direction: null, status: null, balance: null, headless: false },
    },
  ]);
  // Two lines of one reference: the first keeps it, and neither is lost.
  expect(
    await read(
      sql`select account_key, reference_key, text_key, nth from bank_statement_line order by seq`,
    ),
  ).toEqual([
    { account_key: 'N0211', reference_key: 'REF1', text_key: 'REF1ZELLE', nth: 1 },
    { account_key: 'N0211', reference_key: null, text_key: 'REF1ZELLE', nth: 2 },
    { account_key: 'N0211', reference_key: null, text_key: 'ZELLE', nth: 1 },
    { account_key: 'N0211', reference_key: null, text_key: 'ZELLE', nth: 2 },
  ]);
  expect(await read(sql`select account_key, reference_key from ledger_entry`)).toEqual([
    { account_key: 'N0211', reference_key: 'ZL7' },
  ]);
  await close();
});
