import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import { setUpShop, shop, type TestPerson } from '#app/server/testing/test-shop.ts';
import { writeSampleOffers } from '#features/orders/offers/server/testing/sample-offer.ts';
import type { TodayScope } from '#features/requests/cases/today.ts';
import { type ProductIds, restock } from '#features/requests/quotes/server/testing/quotes.ts';
import { queueMail } from '#platform/mail/mail.ts';
import { dayMs } from '#platform/time/durations.ts';
import { countForStaff, recentCounts } from './count-for-staff.ts';
import { listToday } from './list-today.ts';
import { addQuote, addVerification } from './testing/records.ts';

let ids: ProductIds;
setUpShop();
beforeEach(async () => {
  ids = await restock(shop);
});

const inDays = (days: number) => new Date(Date.now() + days * dayMs);
const personOf = (who: TestPerson) => shop.as(who).call(api.currentUser, {});
const today = async (scope: TodayScope, who: TestPerson = 'agente', at = new Date()) =>
  listToday(shop.services.db, await personOf(who), scope, at);
const kinds = async (...of: Parameters<typeof today>) =>
  (await today(...of)).items.map(({ kind }) => kind);

describe('what waits for somebody of staff', () => {
  test('stands in the order in which it was promised, whatever it is', async () => {
    await addQuote(shop, ids, { due: inDays(2) });
    await addVerification(shop, { due: inDays(-1) });
    await addQuote(shop, ids, { due: inDays(1) });
    await addQuote(shop, ids, {});
    const { items, total } = await today('all');
    expect(items.map(({ kind }) => kind)).toEqual(['verification', 'answer', 'answer']);
    expect(items.map(({ due }) => due)).toEqual(items.map(({ due }) => due).toSorted());
    expect(total).toBe(3);
  });

  test('is one’s own, nobody’s, or everybody’s', async () => {
    const raul = shop.as('agente').id;
    await addQuote(shop, ids, { due: inDays(1), assigned: raul });
    await addQuote(shop, ids, { due: inDays(2), assigned: shop.as('administrador').id });
    await addVerification(shop, { due: inDays(3) });
    expect((await today('mine')).items).toMatchObject([
      { kind: 'answer', assignedTo: { id: raul, name: expect.stringContaining('Raúl') } },
    ]);
    expect(await kinds('nobody')).toEqual(['verification']);
    expect(await kinds('all')).toEqual(['answer', 'answer', 'verification']);
  });

  test('of a deleted account is an administrador’s alone', async () => {
    await addQuote(shop, ids, { due: inDays(1), detached: true });
    expect(await kinds('all')).toEqual([]);
    expect(await kinds('all', 'administrador')).toEqual(['answer']);
  });

  test('holds an offer in its last days, and says where its customer asks for a change', async () => {
    const { db } = shop.services;
    await addQuote(shop, ids, { due: inDays(1) });
    const quote = await db
      .selectFrom('quote')
      .select(['id', 'reference'])
      .executeTakeFirstOrThrow();
    const { sentId } = await writeSampleOffers(db, quote.id, quote.reference);
    expect(await kinds('all')).toEqual(['answer']);
    const lastDays = new Date('2099-12-30T17:00:00Z');
    expect(await kinds('all', 'agente', lastDays)).toEqual(['answer', 'expires']);
    expect(await kinds('all', 'agente', new Date('2100-01-02T17:00:00Z'))).toEqual(['answer']);
    await db
      .updateTable('offer')
      .set({ change_asked_at: new Date() })
      .where('id', '=', sentId)
      .execute();
    expect(await kinds('all')).toEqual(['change']);
  });

  test('is looked at again on its day, and a mail that failed until it leaves', async () => {
    const { db } = shop.services;
    await addQuote(shop, ids, {});
    await sql`update quote set follow_up_at = ${inDays(1.5)}`.execute(db);
    expect(await kinds('all')).toEqual([]);
    expect(await kinds('all', 'agente', inDays(2))).toEqual(['follow-up']);
    await db.transaction().execute((tx) =>
      queueMail(tx, {
        event: 'prueba',
        mail: { to: 'nadie@correo.test', subject: 'No salió', text: '', html: '', language: 'es' },
      }),
    );
    await sql`update outbox set last_error = 'x'`.execute(db);
    expect((await today('nobody')).items).toMatchObject([
      { kind: 'mail', name: 'No salió', about: 'nadie@correo.test', assignedTo: null },
    ]);
  });

  test('is counted beside each place of the rail as its list has it', async () => {
    await addQuote(shop, ids, { due: inDays(-1) });
    await addQuote(shop, ids, { due: inDays(1) });
    await addVerification(shop, { due: inDays(1) });
    expect(await countForStaff(shop.services.db, await personOf('agente'))).toEqual({
      staffQuotes: 2,
      staffVerifications: 1,
      staffWaitingMoney: 0,
      staffMatching: 0,
      staffUnits: 0,
      staffHandovers: 0,
      staffMails: 0,
    });
  });

  test('is counted once for those who ask within ten seconds', async () => {
    const { db } = shop.services;
    const agent = await personOf('agente');
    const before = await recentCounts(db, agent, new Date(0));
    await addQuote(shop, ids, { due: inDays(1) });
    expect(await recentCounts(db, agent, new Date(9_999))).toEqual(before);
    const later = await recentCounts(db, agent, new Date(10_000));
    expect(later.staffQuotes).toBe(before.staffQuotes + 1);
  });
});
