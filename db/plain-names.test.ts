import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { readMigrations } from '#platform/database/read-migrations.ts';
import { openTestDatabase } from '#platform/testing/test-database.ts';

test('names that were kept before are brought into order with the rule', {
  tags: 'long',
}, async () => {
  const { db, close } = await openTestDatabase();
  const { sql: migration = '' } = readMigrations().find(({ name }) => /^019/.test(name)) ?? {};
  const undone = new Error('undone');
  const rollback = db.transaction().execute(async (tx) => {
    await sql`alter table person drop constraint person_first_name_check,
      drop constraint person_last_name_check`.execute(tx);
    await sql`alter table quote drop constraint quote_customer_name_check`.execute(tx);
    await sql`drop function is_plain_name`.execute(tx);
    await sql`insert into person (issuer, subject, email, first_name, last_name) values
      ('i', 'a', 'ana@correo.test', E'Ana\nPague en', 'evil.test'),
      ('i', 'b', 'eva@correo.test', 'Eva', 'Ma. Ñico')`.execute(tx);
    await sql`insert into quote (reference, customer_name, customer_email, province, language,
        subtotal_cents, total_cents)
      select email, trim(first_name || ' ' || last_name), email, 'HAB', 'es', 0, 0 from person
      union select 'sin nombre', 'sin@correo.test', 'sin@correo.test', 'HAB', 'es', 0, 0`.execute(
      tx,
    );
    await sql`insert into quote_line (quote_id, position, product_name, quantity)
      select id, 0, 'Kia', 1 from quote`.execute(tx);
    // As in a database whose quotes were committed long ago.
    await sql`set constraints all immediate; set constraints all deferred`.execute(tx);
    await sql.raw(migration).execute(tx);
    const people = await sql`select first_name, last_name from person order by subject`.execute(tx);
    const quotes = await sql`select customer_name from quote order by reference`.execute(tx);
    expect(people.rows).toEqual([
      { first_name: '', last_name: '' },
      { first_name: 'Eva', last_name: 'Ma. Ñico' },
    ]);
    expect(quotes.rows).toEqual([
      { customer_name: 'ana@correo.test' },
      { customer_name: 'Eva Ma. Ñico' },
      { customer_name: 'sin@correo.test' },
    ]);
    throw undone;
  });
  await expect(rollback).rejects.toBe(undone);
  await close();
});
