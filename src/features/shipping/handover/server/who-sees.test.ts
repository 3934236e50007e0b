import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { marta, raul, setUpQuoteShop } from '#app/server/testing/quote-shop.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import { linkInMail, openAddress } from '#features/orders/offers/server/testing/offers.ts';
import { ownFromFirst } from '#features/requests/quotes/server/testing/quotes.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { staffApi } from '#staff-api.ts';
import { codeOfUnit, enterHandover, entryOf, linkFor, unitAt } from './testing/handover.ts';

setUpQuoteShop();

const makeLink = (who: typeof raul, units: string[]) =>
  who.call(staffApi.makeHandoverLink, { body: { label: 'Ramón', units, days: 7 }, key: newKey() });
const linksOf = async (who: typeof raul) => (await who.call(staffApi.listHandovers, {})).links;
const change = (id: string, column: { person_id: string | null; detached_at?: Date }) =>
  shop.services.db.updateTable('quote').set(column).where('id', '=', id).execute();

describe('an agent whose own order is to be handed over', () => {
  test('makes no link for it, and copies none that somebody else made', async () => {
    const unit = await unitAt('ready');
    await ownFromFirst(shop.services.db, raul.id, unit.quoteId);
    const input = { body: { label: 'Ramón', units: [unit.id], days: 7 }, key: newKey() };
    expect((await raul.refused(staffApi.makeHandoverLink, input)).code).toBe('own_record');
    const { links } = await makeLink(marta, [unit.id]);
    expect(links).toMatchObject([{ units: [unit.number], path: expect.any(String) }]);
    expect(await linksOf(raul)).toMatchObject([{ units: [unit.number], path: null }]);
  });
});

describe('what a deleted account left behind', () => {
  test('is handed over by administradores alone: an agent sees neither unit nor link', async () => {
    const [left, other] = [await unitAt('ready'), await unitAt('ready')];
    await makeLink(marta, [left.id]);
    await makeLink(marta, [left.id, other.id]);
    await sql`alter table quote disable trigger open_order_keeps_account`.execute(shop.services.db);
    await change(left.quoteId, { person_id: null, detached_at: new Date() });
    await sql`alter table quote enable trigger open_order_keeps_account`.execute(shop.services.db);
    expect(await linksOf(raul)).toMatchObject([{ units: [other.number], left: 1, path: null }]);
    const all = await linksOf(marta);
    expect(all.map(({ units }) => units.toSorted())).toEqual([
      [left.number, other.number].toSorted(),
      [left.number],
    ]);
    expect(all.every(({ path }) => path !== null)).toBe(true);
    const end = { params: { linkId: all[1]?.id ?? '' } };
    expect((await raul.refused(staffApi.endHandoverLink, end)).code).toBe(
      'handover_link_not_found',
    );
    const make = { body: { label: 'Ramón', units: [left.id], days: 7 }, key: newKey() };
    expect((await raul.refused(staffApi.makeHandoverLink, make)).code).toBe('unit_not_found');
    const seen = async (who: typeof raul) =>
      (await who.call(staffApi.listHandovers, {})).units.map(({ id }) => id).toSorted();
    expect(await seen(raul)).toEqual([other.id]);
    expect(await seen(marta)).toEqual([left.id, other.id].toSorted());
  });
});

describe('who asks and comes by the link of their mail', () => {
  test('sees what was handed over and how, with its act, and no code', async () => {
    const unit = await unitAt('ready');
    const path = await linkInMail();
    const code = await codeOfUnit(unit.offer);
    const readable = `${code.slice(0, 4)} ${code.slice(4)}`;
    const before = await (await openAddress(path)).text();
    expect(before).not.toContain(readable);
    expect(before).not.toContain('Diga el código');
    const { token } = await linkFor(unit.id);
    await enterHandover(token, entryOf(unit.id, code));
    const page = await (await openAddress(path)).text();
    expect(page).toContain('Recibió Ana Ruiz');
    const act = /href="([^"]*acta\.pdf[^"]*)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const paper = await openAddress(act);
    expect([paper.status, paper.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(page).toContain('Opinar sobre la entrega');
    expect(page).not.toContain(readable);
  });
});
