import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { marta, raul, setUpQuoteShop } from '#app/server/testing/quote-shop.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { staffApi } from '#staff-api.ts';
import {
  codeOfUnit,
  enterHandover,
  entryOf,
  linkFor,
  opened,
  refusedOf,
  unitAt,
  wrong,
} from './testing/handover.ts';

setUpQuoteShop();

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
    // Of its last letter some bits say nothing.
    const altered = four.token.replace(/.(?=..$)/, (letter) => (letter === 'A' ? 'B' : 'A'));
    for (const token of ['nada', altered, '%00']) {
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
