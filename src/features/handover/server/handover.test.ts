import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import { marta, raul, setUpQuoteShop, yanet } from '#app/server/quote-shop-testing.ts';
import { shop } from '#app/server/testing.ts';
import { mails, today } from '#features/offers/server/testing.ts';
import { audit, see } from '#features/quotes/server/staff/queue-testing.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { daysLater } from '#platform/time/days.ts';
import { staffApi } from '#staff-api.ts';
import {
  codeOfUnit,
  enterHandover,
  entryOf,
  linkFor,
  listedHandovers,
  opened,
  reach,
  refusedOf,
  shownOf,
  unitAt,
  wrong,
} from './handover-testing.ts';

setUpQuoteShop();

const count = async (table: 'handover') =>
  (
    await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(
      shop.services.db,
    )
  ).rows[0]?.n;

describe('the code of a unit', () => {
  test('is shown once the unit is ready, to its account and to who receives, and to nobody else', async () => {
    const unit = await unitAt('customs');
    expect(await shownOf(unit.offer)).toBeUndefined();
    await reach(unit.id, 'ready');
    const code = await codeOfUnit(unit.offer);
    expect(code).toMatch(/^\d{8}$/);
    expect(await codeOfUnit(unit.offer)).toBe(code);
    const readable = `${code.slice(0, 4)} ${code.slice(4)}`;
    const own = await (await yanet.fetch(`/my-quotes/oferta/${unit.offer}`)).text();
    expect(own).toContain(readable);
    expect(own).toContain('Nunca pedimos este código por teléfono ni por chat');
    const pages: Record<string, string> = {};
    for (const role of ['pays', 'receives'] as const) {
      const links = await yanet.call(api.makeMyLink, {
        params: { id: unit.quoteId },
        body: { role },
      });
      const path = links.find((each) => each.role === role)?.path ?? '';
      pages[role] = await (await shop.as('anonymous').fetch(path)).text();
    }
    const asks = (await mails()).flatMap(({ text }) => /\/oferta\/[\w-]+/.exec(text)?.[0] ?? []);
    pages.asks = await (await shop.as('anonymous').fetch(asks.at(-1) ?? '')).text();
    expect(
      Object.entries(pages)
        .filter(([, page]) => page.includes(readable))
        .map(([who]) => who),
    ).toEqual(['receives']);
    const staff = await (await raul.fetch('/admin/handovers')).text();
    expect(staff).toContain(unit.number);
    for (const said of [
      staff,
      JSON.stringify(await listedHandovers()),
      JSON.stringify(await see(unit.quoteId)),
    ]) {
      expect(said).not.toMatch(new RegExp(`${code}|${readable}`));
    }
    const stored = await sql<{ all: string }>`select (select json_agg(h)::text from handover_code h)
      || (select coalesce(json_agg(o)::text, '') from outbox o) as all`.execute(shop.services.db);
    expect(stored.rows[0]?.all ?? '').not.toContain(code);
  });

  test('is shown before that where staff say so, and a new one voids it', async () => {
    const unit = await unitAt('in_mariel');
    expect(await shownOf(unit.offer)).toBeUndefined();
    const renew = (renewals: number) =>
      raul.call(staffApi.renewHandoverCode, { params: { id: unit.id }, body: { renewals } });
    await renew(0);
    const first = await codeOfUnit(unit.offer);
    await renew(0);
    const second = await codeOfUnit(unit.offer);
    expect(second).not.toBe(first);
    const late = { params: { id: unit.id }, body: { renewals: 0 } };
    expect((await raul.refused(staffApi.renewHandoverCode, late)).code).toBe(
      'handover_code_renewed',
    );
    expect(await audit()).toMatchObject({ action: 'handover.renew', subject_id: unit.id });
    const { token } = await linkFor(unit.id);
    expect((await refusedOf(token, entryOf(unit.id, first))).code).toBe('handover_code_refused');
    expect(await enterHandover(token, entryOf(unit.id, second))).toMatchObject({
      receivedBy: 'Ana Ruiz',
    });
  });

  test('is told apart from a slip on the spot, which costs no try', async () => {
    const unit = await unitAt('ready');
    const { token } = await linkFor(unit.id);
    const code = await codeOfUnit(unit.offer);
    const slip = code.slice(0, 7) + ((Number(code[7]) + 1) % 10);
    for (let at = 0; at < 8; at += 1) {
      expect((await refusedOf(token, entryOf(unit.id, slip))).status).toBe(400);
    }
    await enterHandover(token, entryOf(unit.id, `${code.slice(0, 4)} ${code.slice(4)}`));
  });

  test('opens nothing after five wrong tries, with the same answer, until staff renew it', async () => {
    const unit = await unitAt('ready');
    const { token } = await linkFor(unit.id);
    const code = await codeOfUnit(unit.offer);
    const first = await refusedOf(token, entryOf(unit.id, wrong(code)));
    for (let at = 1; at < 5; at += 1) await refusedOf(token, entryOf(unit.id, wrong(code, at)));
    const locked = await refusedOf(token, entryOf(unit.id, code));
    expect([locked.status, locked.code, locked.message]).toEqual([422, first.code, first.message]);
    expect(await shownOf(unit.offer)).toMatchObject({ code: null, locked: true, handedOn: null });
    expect((await listedHandovers()).units).toMatchObject([{ id: unit.id, code: 'locked' }]);
    await raul.call(staffApi.renewHandoverCode, { params: { id: unit.id }, body: { renewals: 0 } });
    await enterHandover(token, entryOf(unit.id, await codeOfUnit(unit.offer)));
    expect((await listedHandovers()).units).toEqual([]);
  });

  test('tried at once by many is counted each time', async () => {
    const unit = await unitAt('ready');
    const { token } = await linkFor(unit.id);
    const code = await codeOfUnit(unit.offer);
    const tries = Array.from({ length: 8 }, (_, at) =>
      refusedOf(token, entryOf(unit.id, wrong(code, at))),
    );
    expect(new Set((await Promise.all(tries)).map(({ code: said }) => said))).toEqual(
      new Set(['handover_code_refused']),
    );
    const { rows } = await sql<{
      wrong: number;
    }>`select wrong from handover_code where unit_id = ${unit.id}`.execute(shop.services.db);
    expect(rows).toEqual([{ wrong: 5 }]);
  });
});

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
    expect(await count('handover')).toBe(1);
    expect(await enterHandover(token, entry, key)).toEqual(answers[0]);
    expect((await refusedOf(token, entry)).code).toBe('already_handed_over');
    expect((await mails()).filter(({ subject }) => subject.startsWith('Entregado'))).toHaveLength(
      1,
    );
  });

  test('is on the unit’s journey, in a mail, on the act, and nobody reads a code there', async () => {
    const unit = await unitAt('ready');
    const { token } = await linkFor(unit.id);
    const code = await codeOfUnit(unit.offer);
    await enterHandover(token, entryOf(unit.id, code));
    const { rows } = await sql`select kind, stage, on_day::text as day, made_by from unit_entry
      where unit_id = ${unit.id} and stage = 'delivered'`.execute(shop.services.db);
    expect(rows).toEqual([{ kind: 'reached', stage: 'delivered', day: today(), made_by: null }]);
    const mail = (await mails()).find(({ subject }) => subject.startsWith('Entregado'));
    expect(mail?.text).toContain('Ana Ruiz');
    expect(mail?.text).not.toContain(code);
    expect(await shownOf(unit.offer)).toMatchObject({
      code: null,
      handedOn: today(),
      receivedBy: 'Ana Ruiz',
    });
    const act = await yanet.fetch(`/api/units/${unit.id}/acta.pdf`);
    expect([act.status, act.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const bytes = Buffer.from(await act.arrayBuffer());
    expect(bytes.length).toBeLessThan(60_000);
    const again = Buffer.from(
      await (await yanet.fetch(`/api/units/${unit.id}/acta.pdf`)).arrayBuffer(),
    );
    expect(again.equals(bytes)).toBe(true);
    const paper = await shop.services.db
      .selectFrom('document')
      .select(['number', 'kind'])
      .executeTakeFirstOrThrow();
    expect(paper.kind).toBe('handover');
    const { ours } = await shop
      .as('anonymous')
      .call(api.checkOurs, { body: { code: paper.number } });
    expect(ours).toMatchObject({
      kind: 'handover',
      state: 'valid',
      total: null,
      initials: 'Y. P.',
    });
    await sql`update unit_stage set reached_on = null where unit_id = ${unit.id} and stage = 'delivered'`.execute(
      shop.services.db,
    );
    const since = await shop.as('anonymous').call(api.checkOurs, { body: { code: paper.number } });
    expect(since.ours).toMatchObject({ state: 'reversed' });
    expect((await shop.as('other customer').fetch(`/api/units/${unit.id}/acta.pdf`)).status).toBe(
      404,
    );
  });

  test('is of the day it happened, and never of one that cannot be', async () => {
    const unit = await unitAt('ready');
    const before = daysLater(today(), -3);
    await sql`update unit_stage set reached_on = ${before}::date where unit_id = ${unit.id} and reached_on is not null`.execute(
      shop.services.db,
    );
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
      await sql`update unit_stage set reached_on = ${before}::date where unit_id = ${other.id} and reached_on is not null`.execute(
        shop.services.db,
      );
      await sql`insert into handover_link_unit (link_id, unit_id) values (${id}, ${other.id})`.execute(
        shop.services.db,
      );
      const next = entryOf(other.id, await codeOfUnit(other.offer));
      expect(await enterHandover(token, { ...next, handedOn: said })).toMatchObject({
        handedOn: written,
      });
    }
  });

  test('is recorded by staff with a reason alone, once', async () => {
    const unit = await unitAt('customs');
    const params = { id: unit.id };
    const word = { handedOn: today(), receivedBy: 'Ana', reason: 'El teléfono no tenía batería' };
    const key = newKey();
    expect(
      (await raul.refused(staffApi.recordHandover, { params, body: { ...word, reason: ' ' }, key }))
        .status,
    ).toBe(400);
    const late = { ...word, handedOn: daysLater(today(), 1) };
    expect((await raul.refused(staffApi.recordHandover, { params, body: late, key })).code).toBe(
      'day_in_future',
    );
    await raul.call(staffApi.recordHandover, { params, body: word, key });
    const after = await raul.call(staffApi.recordHandover, { params, body: word, key });
    expect(after.handovers).toMatchObject([
      { way: 'word', reason: word.reason, receivedBy: 'Ana' },
    ]);
    const other = { params, body: { ...word, reason: 'Otra razón' }, key };
    expect((await raul.refused(staffApi.recordHandover, other)).code).toBe('key_reused');
    expect(
      (await raul.refused(staffApi.recordHandover, { params, body: word, key: newKey() })).code,
    ).toBe('already_handed_over');
    expect(await count('handover')).toBe(1);
  });

  test('is no stage that staff record without a reason', async () => {
    const { id } = await unitAt('ready');
    const body = { kind: 'reached', stage: 'delivered', day: today() } as const;
    const bare = { params: { id }, body, key: newKey() };
    expect((await raul.refused(staffApi.recordUnitChange, bare)).code).toBe('reason_needed');
    const cause = 'Lo confirmó la familia';
    await raul.call(staffApi.recordUnitChange, { ...bare, body: { ...body, cause } });
    expect((await listedHandovers()).units).toEqual([]);
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

  test('proposes to call the quotation delivered when its last unit is handed over', async () => {
    const unit = await unitAt('ready');
    const { token } = await linkFor(unit.id);
    expect((await listedHandovers()).done).toEqual([]);
    await enterHandover(token, entryOf(unit.id, await codeOfUnit(unit.offer)));
    const { done } = await listedHandovers();
    expect(done).toMatchObject([{ quoteId: unit.quoteId, units: 1 }]);
    expect((await see(unit.quoteId)).status).not.toBe('delivered');
    const body = { status: 'delivered', expected: done[0]?.status } as const;
    await raul.call(staffApi.changeQuoteStatus, { params: { id: unit.quoteId }, body });
    expect((await listedHandovers()).done).toEqual([]);
  });
});

describe('a link of whoever hands over', () => {
  test('shows its units without a price, a code or a whole name, and to look changes nothing', async () => {
    const unit = await unitAt('ready');
    const { path, token } = await linkFor(unit.id);
    const code = await codeOfUnit(unit.offer);
    const page = await (await shop.as('anonymous').fetch(path)).text();
    expect(page).toContain('Toyota Corolla LE 2021');
    expect(page).toContain('Nunca lo pida por teléfono ni por chat');
    expect(page).not.toMatch(new RegExp(`US\\$|Pérez|${code}`));
    for (const method of ['GET', 'HEAD', 'GET']) {
      const response = await shop.as('anonymous').fetch(path, { method });
      expect([response.status, response.headers.get('cache-control')]).toEqual([
        200,
        'private, no-store',
      ]);
    }
    expect(await opened(token)).toMatchObject({
      closed: false,
      list: { units: [{ handedOn: null }] },
    });
  });

  test('hands over without JavaScript, and gives back what was typed', async () => {
    const unit = await unitAt('ready');
    const { path } = await linkFor(unit.id);
    const code = await codeOfUnit(unit.offer);
    const post = (fields: Record<string, string>) =>
      shop.as('anonymous').fetch(path, {
        method: 'POST',
        body: new URLSearchParams({ accion: 'entregar', unidad: unit.id, ...fields }),
      });
    const cut = await post({ codigo: '123', recibe: 'Ana' });
    const page = await cut.text();
    expect(cut.status).toBe(400);
    expect(page).toContain('son 8 cifras');
    expect(page).toContain('value="Ana"');
    const refused = await post({ codigo: wrong(code), recibe: 'Ana' });
    expect([refused.status, (await refused.text()).includes('no vale para esta entrega')]).toEqual([
      422,
      true,
    ]);
    const done = await post({ codigo: code, recibe: 'Ana' });
    expect([done.status, done.headers.get('location')]).toEqual([
      303,
      `${path}?entregada=${unit.id}`,
    ]);
    expect(
      await (await shop.as('anonymous').fetch(`${path}?entregada=${unit.id}`)).text(),
    ).toContain('Entrega anotada');
  });

  test('opens nothing once it is revoked, run out, or was used for guessing; an answer that got lost is given again', async () => {
    const unit = await unitAt('ready');
    const one = await linkFor(unit.id);
    const code = await codeOfUnit(unit.offer);
    const { links } = await raul.call(staffApi.endHandoverLink, { params: { linkId: one.id } });
    expect(links).toEqual([]);
    expect(await opened(one.token)).toEqual({ closed: 'over' });
    expect((await shop.as('anonymous').fetch(one.path)).status).toBe(410);
    expect((await refusedOf(one.token, entryOf(unit.id, code))).code).toBe(
      'handover_link_not_found',
    );
    const two = await linkFor(unit.id);
    await sql`update handover_link set made_at = now() - interval '9 days', expires_at = now() - interval '1 day' where id = ${two.id}`.execute(
      shop.services.db,
    );
    expect((await refusedOf(two.token, entryOf(unit.id, code))).code).toBe(
      'handover_link_not_found',
    );
    const three = await linkFor(unit.id);
    await sql`update handover_link set wrong = 20 where id = ${three.id}`.execute(shop.services.db);
    expect((await refusedOf(three.token, entryOf(unit.id, code))).code).toBe(
      'handover_link_not_found',
    );
    const four = await linkFor(unit.id);
    const key = newKey();
    const answer = await enterHandover(four.token, entryOf(unit.id, code), key);
    await raul.call(staffApi.endHandoverLink, { params: { linkId: four.id } });
    expect(await enterHandover(four.token, entryOf(unit.id, code), key)).toEqual(answer);
    for (const token of ['nada', `${four.token.slice(0, -2)}Az`, '%00']) {
      expect(await opened(token)).toEqual({ closed: 'unknown' });
    }
  });

  test('is made once for a key, of the same units, for the same days', async () => {
    const [one, other] = [await unitAt('ready'), await unitAt('ready')];
    const body = { label: 'Ramón', units: [one.id, other.id], days: 7 };
    const key = newKey();
    await raul.call(staffApi.makeHandoverLink, { body, key });
    const { links } = await raul.call(staffApi.makeHandoverLink, {
      body: { ...body, units: [other.id, one.id] },
      key,
    });
    expect(links).toHaveLength(1);
    for (const changed of [{ units: [one.id] }, { days: 8 }, { label: 'Julio' }])
      expect(
        await raul.refused(staffApi.makeHandoverLink, { body: { ...body, ...changed }, key }),
      ).toMatchObject({ status: 422, code: 'key_reused' });
  });

  test('hands over nothing that is not on it, and is made of what waits alone', async () => {
    const [mine, other] = [await unitAt('ready'), await unitAt('ready')];
    const { token } = await linkFor(mine.id);
    const entry = entryOf(other.id, await codeOfUnit(other.offer));
    expect((await refusedOf(token, entry)).code).toBe('unit_not_found');
    const early = await unitAt('shipped');
    const body = { label: 'Ramón', units: [early.id], days: 7 };
    expect((await raul.refused(staffApi.makeHandoverLink, { body, key: newKey() })).code).toBe(
      'unit_not_found',
    );
    const far = { ...body, units: [mine.id], days: 31 };
    expect(
      (await marta.refused(staffApi.makeHandoverLink, { body: far, key: newKey() })).status,
    ).toBe(400);
  });
});
