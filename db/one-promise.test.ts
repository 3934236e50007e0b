import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { readMigrations } from '#platform/database/read-migrations.ts';
import { openTestDatabase } from '#platform/testing/test-database.ts';

test('an answered verification keeps what it was promised, a waiting one what its queue says', {
  tags: 'long',
}, async () => {
  const { db, close } = await openTestDatabase();
  const { sql: migration = '' } = readMigrations().find(({ name }) => /^025/.test(name)) ?? {};
  const undone = new Error('undone');
  const migrated = db.transaction().execute(async (tx) => {
    await sql`alter table verification drop constraint verification_waits_until,
      add constraint verification_waits_until
        check ((awaiting_since is null) = (answer_due_at is null))`.execute(tx);
    await sql`insert into verification
        (ticket, code, email, language, due_at, awaiting_since, answer_due_at) values
      ('a', 'x', 'a@correo.test', 'es', '2026-11-20T15:00Z', null, null),
      ('b', 'x', 'b@correo.test', 'es', '2026-11-20T15:00Z', now(), '2026-11-24T13:00Z')`.execute(
      tx,
    );
    await sql.raw(migration).execute(tx);
    const { rows } = await sql`select answer_due_at from verification order by ticket`.execute(tx);
    expect(rows).toEqual([
      { answer_due_at: new Date('2026-11-20T15:00:00Z') },
      { answer_due_at: new Date('2026-11-24T13:00:00Z') },
    ]);
    throw undone;
  });
  await expect(migrated).rejects.toBe(undone);
  await close();
});
