import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { raul, setUpQuoteShop, yanet } from '#app/server/testing/quote-shop.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import { linkOfRole, mails } from '#features/orders/offers/server/testing/offers.ts';
import { audit, see } from '#features/requests/quotes/server/staff/testing/queue.ts';
import { staffApi } from '#staff-api.ts';
import {
  codeOfUnit,
  enterHandover,
  entryOf,
  linkFor,
  listedHandovers,
  reach,
  refusedOf,
  shownOf,
  unitAt,
  wrong,
} from './testing/handover.ts';

setUpQuoteShop();

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
    expect(own).toContain('Nunca pedimos códigos por teléfono');
    const pages: Record<string, string> = {};
    for (const role of ['pays', 'receives'] as const) {
      const path = await linkOfRole(unit.quoteId, role);
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
