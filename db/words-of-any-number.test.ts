import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { keyOf } from '#features/shop/catalogue/search-terms.ts';
import { readMigrations } from '#platform/database/read-migrations.ts';
import { openTestDatabase } from '#platform/testing/test-database.ts';
import { plain } from '#platform/text/plain.ts';

test('words that were two before are one, with the meanings of both, as the shop keys them', {
  tags: 'long',
}, async () => {
  const { db, close } = await openTestDatabase();
  const { sql: migration = '' } = readMigrations().find(({ name }) => /^090/.test(name)) ?? {};
  const undone = new Error('undone');
  const rollback = db.transaction().execute(async (tx) => {
    await sql`alter table product drop column search, add column search tsvector`.execute(tx);
    await sql`create index product_search on product using gin (search)`.execute(tx);
    await sql`drop function search_words`.execute(tx);
    await sql`drop function name_order cascade`.execute(tx);
    await sql`create index product_by_name on product (name)`.execute(tx);
    await sql`delete from search_synonym`.execute(tx);
    const ten = Array.from({ length: 10 }, (_, at) => `cosa ${at}`);
    const before: [string, string[]][] = [
      ['carro', ['Automóviles']],
      ['Carros', ['Motocicletas', 'Automóviles']],
      ['luces', ['lámpara']],
      ['Luz', ['bombillo']],
      ['año', ten],
      ['años', ['una más']],
      ['TW200', ['moto']],
      ['tw 200', ['Yamaha']],
      ['los', ['nada']],
      ['ley', ['norma']],
      ['leyes', ['regla']],
      ['lavadoras secadoras', ['lavadora']],
    ];
    for (const [word, meanings] of before) {
      await tx
        .insertInto('search_synonym')
        .values({ word, key: plain(word), meanings })
        .execute();
    }
    await sql.raw(migration).execute(tx);
    const after = await tx
      .selectFrom('search_synonym')
      .select(['word', 'key', 'meanings'])
      .orderBy('id')
      .execute();
    expect(after.filter(({ word, key }) => key !== keyOf(word))).toEqual([]);
    const meaningsOf = (key: string) => after.find((row) => row.key === keyOf(key))?.meanings;
    expect(meaningsOf('carros')?.toSorted()).toEqual(['Automóviles', 'Motocicletas']);
    expect(meaningsOf('luz')?.toSorted()).toEqual(['bombillo', 'lámpara']);
    expect(meaningsOf('ley')?.toSorted()).toEqual(['norma', 'regla']);
    expect(meaningsOf('tw200')?.toSorted()).toEqual(['Yamaha', 'moto']);
    expect(meaningsOf('año')).toHaveLength(10);
    expect(meaningsOf('los')).toEqual(['nada']);
    throw undone;
  });
  await expect(rollback).rejects.toBe(undone);
  await close();
});
