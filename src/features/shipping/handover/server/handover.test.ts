import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import { marta, raul, setUpQuoteShop, yanet } from '#app/server/testing/quote-shop.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import { mails, today } from '#features/orders/offers/server/testing/offers.ts';
import { see } from '#features/requests/quotes/server/staff/testing/queue.ts';
import { reachedOn } from '#features/shipping/units/server/testing/shipping.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { daysLater } from '#platform/time/days.ts';
import { staffApi } from '#staff-api.ts';
import {
  codeOfUnit,
  enterHandover,
  entryOf,
  linkFor,
  listedHandovers,
  refusedOf,
  shownOf,
  unitAt,
} from './testing/handover.ts';

setUpQuoteShop();

const countHandovers = async () =>
  (await sql<{ n: number }>`select count(*)::int as n from handover`.execute(shop.services.db))
    .rows[0]?.n;

async function handedOver() {
  const unit = await unitAt('ready');
  const { token } = await linkFor(unit.id);
  const code = await codeOfUnit(unit.offer);
  await enterHandover(token, entryOf(unit.id, code));
  return { unit, code };
}

describe('a handover', () => {
  test('is written once, of ten at once and sent again', async () => {
    const unit = await unitAt('ready');
    const { token } = await linkFor(unit.id);
    const entry = entryOf(unit.id, await codeOfUnit(unit.offer));
    const key = newKey();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => enterHandover(token, entry, key)),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await countHandovers()).toBe(1);
    expect(await enterHandover(token, entry, key)).toEqual(answers[0]);
    expect((await refusedOf(token, entry)).code).toBe('already_handed_over');
    expect((await mails()).filter(({ subject }) => subject.startsWith('Entregado'))).toHaveLength(
      1,
    );
  });

  test('is on the unit’s journey', async () => {
    const { unit } = await handedOver();
    const { rows } = await sql`select kind, stage, on_day::text as day, made_by from unit_entry
      where unit_id = ${unit.id} and stage = 'delivered'`.execute(shop.services.db);
    expect(rows).toEqual([{ kind: 'reached', stage: 'delivered', day: today(), made_by: null }]);
  });

  test('is told by a mail and in the portal, without the code', async () => {
    const { unit, code } = await handedOver();
    const mail = (await mails()).find(({ subject }) => subject.startsWith('Entregado'));
    expect(mail?.text).toContain('Ana Ruiz');
    expect(mail?.text).not.toContain(code);
    expect(await shownOf(unit.offer)).toMatchObject({
      code: null,
      handedOn: today(),
      receivedBy: 'Ana Ruiz',
    });
  });

  test('has an act, drawn once, that its customer alone reads', async () => {
    const { unit } = await handedOver();
    const path = `/api/units/${unit.id}/acta.pdf`;
    const act = await yanet.fetch(path);
    expect([act.status, act.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const bytes = Buffer.from(await act.arrayBuffer());
    expect(bytes.length).toBeLessThan(60_000);
    const again = Buffer.from(await (await yanet.fetch(path)).arrayBuffer());
    expect(again.equals(bytes)).toBe(true);
    expect((await shop.as('other customer').fetch(path)).status).toBe(404);
  });

  test('is vouched for by the number of its act, until it is taken back', async () => {
    const { unit } = await handedOver();
    await yanet.fetch(`/api/units/${unit.id}/acta.pdf`);
    const paper = await shop.services.db
      .selectFrom('document')
      .select(['number', 'kind'])
      .executeTakeFirstOrThrow();
    expect(paper.kind).toBe('handover');
    const check = () => shop.as('anonymous').call(api.checkOurs, { body: { code: paper.number } });
    expect((await check()).ours).toMatchObject({
      kind: 'handover',
      state: 'valid',
      total: null,
      initials: 'Y. P.',
    });
    await reachedOn(unit.id, null, ['delivered']);
    expect((await check()).ours).toMatchObject({ state: 'reversed' });
  });

  test('is of the day it happened, and never of one that cannot be', async () => {
    const unit = await unitAt('ready');
    const before = daysLater(today(), -3);
    await reachedOn(unit.id, before);
    const { id, token } = await linkFor(unit.id);
    await sql`update handover_link set made_at = made_at - interval '2 days' where id = ${id}`.execute(
      shop.services.db,
    );
    const entry = entryOf(unit.id, await codeOfUnit(unit.offer));
    const yesterday = daysLater(today(), -1);
    expect(await enterHandover(token, { ...entry, handedOn: yesterday })).toMatchObject({
      handedOn: yesterday,
    });
    for (const [said, written] of [
      [daysLater(today(), 40), today()],
      ['2019-01-01', daysLater(today(), -2)],
    ] as const) {
      const other = await unitAt('ready');
      await reachedOn(other.id, before);
      await sql`insert into handover_link_unit (link_id, unit_id) values (${id}, ${other.id})`.execute(
        shop.services.db,
      );
      const next = entryOf(other.id, await codeOfUnit(other.offer));
      expect(await enterHandover(token, { ...next, handedOn: said })).toMatchObject({
        handedOn: written,
      });
    }
  });

  test('is recorded by an administrador with a reason alone, once, which the customer reads', async () => {
    const unit = await unitAt('customs');
    const params = { id: unit.id };
    const word = { handedOn: today(), receivedBy: 'Ana', reason: 'El teléfono no tenía batería' };
    const key = newKey();
    const byAgent = { params, body: word, key };
    expect((await raul.refused(staffApi.recordHandover, byAgent)).status).toBe(403);
    expect(
      (
        await marta.refused(staffApi.recordHandover, {
          params,
          body: { ...word, reason: ' ' },
          key,
        })
      ).status,
    ).toBe(400);
    const late = { ...word, handedOn: daysLater(today(), 1) };
    expect((await marta.refused(staffApi.recordHandover, { params, body: late, key })).code).toBe(
      'day_in_future',
    );
    await marta.call(staffApi.recordHandover, { params, body: word, key });
    const after = await marta.call(staffApi.recordHandover, { params, body: word, key });
    expect(after.handovers).toMatchObject([
      { way: 'word', reason: word.reason, receivedBy: 'Ana' },
    ]);
    const other = { params, body: { ...word, reason: 'Otra razón' }, key };
    expect((await marta.refused(staffApi.recordHandover, other)).code).toBe('key_reused');
    expect(
      (await marta.refused(staffApi.recordHandover, { params, body: word, key: newKey() })).code,
    ).toBe('already_handed_over');
    expect(await countHandovers()).toBe(1);
    const told = `Un administrador la anotó sin código ni acta firmada: ${word.reason}`;
    expect((await mails()).at(-1)?.text).toContain(told);
    const page = await (await yanet.fetch(`/my-quotes?ver=${unit.quoteId}`)).text();
    expect(page).toContain(told);
    expect(page).toContain('Acta de entrega de Toyota Corolla LE 2021 (PDF)');
    expect(page).toContain('Opinar sobre la entrega');
  });

  test('is no stage that anybody of staff records', async () => {
    const { id } = await unitAt('ready');
    const cause = 'Lo confirmó la familia';
    const body = { kind: 'reached', stage: 'delivered', day: today(), cause } as const;
    for (const who of [raul, marta]) {
      const change = { params: { id }, body, key: newKey() };
      expect((await who.refused(staffApi.recordUnitChange, change)).code).toBe('handover_needed');
    }
    expect((await listedHandovers()).units).toHaveLength(1);
  });

  test('goes along with one’s own data, without a code', async () => {
    const unit = await unitAt('ready');
    const code = await codeOfUnit(unit.offer);
    const mine = async () => JSON.stringify(await yanet.call(api.ownData, {}));
    expect(await mine()).not.toContain(code);
    const { token } = await linkFor(unit.id);
    await enterHandover(token, entryOf(unit.id, code));
    expect(await mine()).toContain('Ana Ruiz');
    const page = await (await yanet.fetch(`/my-quotes?ver=${unit.quoteId}`)).text();
    expect(page).toContain('Recibió Ana Ruiz');
  });

  test('of its last unit moves the quotation, without anybody of staff', async () => {
    const unit = await unitAt('ready');
    const { token } = await linkFor(unit.id);
    await enterHandover(token, entryOf(unit.id, await codeOfUnit(unit.offer)));
    // It is not paid.
    expect((await see(unit.quoteId)).status).toBe('delivered');
  });
});
