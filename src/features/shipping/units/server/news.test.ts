import { beforeEach, describe, expect, test } from 'vitest';
import { setUpQuoteShop, yanet } from '#app/server/testing/quote-shop.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import { deleteDespiteRules } from '#features/home/profile/server/testing/people-deleted.ts';
import { inDays, mails, openAddress } from '#features/orders/offers/server/testing/offers.ts';
import { changeColumns } from '#features/requests/quotes/server/staff/testing/queue.ts';
import { formatDay } from '#platform/time/dates.ts';
import {
  handOverByWord,
  newOrderOnItsWay,
  recordAsStaff,
  sendNews,
  twoCars,
  unitsOf,
} from './testing/shipping.ts';

setUpQuoteShop();

let quoteId: string;
let unit: string;
beforeEach(async () => {
  ({ quoteId } = await newOrderOnItsWay());
  unit = (await unitsOf(quoteId))[0]?.id ?? '';
});

const news = async () =>
  (await mails()).filter(({ text }) => /Ver por dónde va|See where it is/.test(text));
const day = (days: number, language: 'es' | 'en' = 'es') => formatDay(inDays(days), language);
const bought = (days = 0) =>
  recordAsStaff(unit, { kind: 'reached', stage: 'bought', day: inDays(days), earlierToo: true });
const later = (days: number, cause: string) =>
  recordAsStaff(unit, { kind: 'expected', stage: 'in_mariel', day: inDays(days), cause });

describe('the people of an order get a mail', () => {
  test('when a stage is reached: what, and what comes next, with the link that shows it', async () => {
    await bought();
    const [waiting] = await shop.services.db
      .selectFrom('outbox')
      .select('run_after')
      .where('topic', '=', 'unit-news')
      .execute();
    const waits = (waiting?.run_after.getTime() ?? 0) - Date.now();
    expect(waits).toBeGreaterThan(3_500_000);
    expect(waits).toBeLessThanOrEqual(3_600_000);
    expect(await news()).toEqual([]);
    await sendNews();
    const [mail, ...others] = await news();
    expect(others).toEqual([]);
    expect(mail?.to).toBe(yanet.email);
    expect(mail?.subject).toBe(`Toyota Corolla LE 2021: comprado el ${day(0)}`);
    expect(mail?.text).toContain('Lo pedido está comprado.');
    const [path = ''] = /\/oferta\/[\w-]+#camino/.exec(mail?.text ?? '') ?? [];
    expect(await (await openAddress(path)).text()).toContain('id="camino"');
  });

  test('when it is expected later: from when to when, and why', async () => {
    await later(50, 'Tormenta en el Golfo');
    await sendNews();
    const [mail] = await news();
    expect(mail?.subject).toBe(
      `Toyota Corolla LE 2021: llega a Mariel hacia el ${day(50)}, no el ${day(42)}`,
    );
    expect(mail?.text).toContain('Tormenta en el Golfo');
  });

  test('when it is held: why, and who must act', async () => {
    await recordAsStaff(unit, { kind: 'held', cause: 'Falta el título', whoActs: 'pays' });
    await sendNews();
    const [mail] = await news();
    expect(mail?.subject).toBe('Toyota Corolla LE 2021: quedó detenido');
    expect(mail?.text).toContain('Falta el título');
    expect(mail?.text).toContain('Le toca a quien paga.');
    expect(mail?.text).toContain(`Detenido desde el ${day(0)}.`);
    expect(mail?.text).not.toContain('hacia el');
  });

  test('when something else happens while it is held: why it is held stands there too', async () => {
    await recordAsStaff(unit, { kind: 'held', cause: 'Falta el título', whoActs: 'us' });
    await sendNews();
    await bought();
    await sendNews();
    const [, mail] = await news();
    expect(mail?.subject).toBe(`Toyota Corolla LE 2021: comprado el ${day(0)}`);
    expect(mail?.text).toContain(`Detenido desde el ${day(0)}.`);
    expect(mail?.text).toContain('Falta el título');
    expect(mail?.text).not.toContain('hacia el');
  });

  test('in their language', async () => {
    await changeColumns(quoteId, { language: 'en' });
    await later(50, 'A storm');
    await sendNews();
    const [mail] = await news();
    expect(mail?.subject).toBe(
      `Toyota Corolla LE 2021: reaches Mariel around ${day(50, 'en')}, not on ${day(42, 'en')}`,
    );
    expect(mail?.text).toContain('See where it is');
  });

  test('once, however often the jobs run', async () => {
    await bought();
    await later(50, 'Tormenta');
    expect(await sendNews()).toBe(2);
    await sendNews();
    await Promise.all([sendNews(), sendNews()]);
    expect(await news()).toHaveLength(1);
    await recordAsStaff(unit, { kind: 'reached', stage: 'warehouse', day: inDays(0) });
    await sendNews();
    expect(await news()).toHaveLength(2);
  });
});

describe('a digest', () => {
  test('tells of all that happened in the hour, and of a day that moved twice once', async () => {
    await bought();
    await recordAsStaff(unit, { kind: 'reached', stage: 'warehouse', day: inDays(0) });
    await later(50, 'Tormenta');
    await later(60, 'Huelga en el puerto');
    await sendNews();
    const [mail, ...others] = await news();
    expect(others).toEqual([]);
    expect(mail?.subject).toMatch(/^Novedades de su envío MA-TX-/);
    expect(mail?.text).toContain(`Comprado el ${day(0)}`);
    expect(mail?.text).toContain(`En nuestro almacén de EE. UU. desde el ${day(0)}`);
    expect(mail?.text).toContain(`Llega a Mariel hacia el ${day(60)}, no el ${day(42)}`);
    expect(mail?.text).toContain('Huelga en el puerto');
    expect(mail?.text).not.toContain('Tormenta');
  });

  test('tells of units together that share their news', async () => {
    await newOrderOnItsWay();
    const { offer, quoteId: two } = await newOrderOnItsWay({ lines: twoCars });
    expect(offer.totalCents).toBeGreaterThan(0);
    const units = await unitsOf(two);
    expect(units).toHaveLength(2);
    for (const { id } of units) {
      await recordAsStaff(id, { kind: 'reached', stage: 'bought', day: inDays(0) });
    }
    await sendNews();
    const [mail, ...others] = await news();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`2 unidades: Toyota Corolla LE 2021: comprado el ${day(0)}`);
  });
});

describe('nothing is sent', () => {
  test('about an entry that was undone before the mail left; later it is corrected', async () => {
    await bought();
    await recordAsStaff(unit, { kind: 'taken_back', stage: 'bought', cause: 'Era otro auto' });
    await sendNews();
    expect(await news()).toEqual([]);
    await bought();
    await sendNews();
    await recordAsStaff(unit, { kind: 'taken_back', stage: 'bought', cause: 'Era otro auto' });
    await sendNews();
    const [, mail] = await news();
    expect(mail?.subject).toContain('«Comprado» todavía no ha sucedido');
    expect(mail?.text).toContain('Era otro auto');
  });

  test('about a hold that ended within the hour, an earlier day or a note', async () => {
    await recordAsStaff(unit, { kind: 'held', cause: 'Falta un papel', whoActs: 'us' });
    await recordAsStaff(unit, { kind: 'released' });
    await later(40, 'Sale antes');
    await recordAsStaff(unit, { kind: 'note', cause: 'Fotos mañana' });
    await sendNews();
    expect(await news()).toEqual([]);
  });

  test('about earlier stages once the unit is handed over', async () => {
    await bought();
    await handOverByWord(unit);
    await sendNews();
    const told = (await mails()).map(({ text }) => text).join('\n');
    expect(told).toContain('Su mercancía fue entregada');
    expect(told).not.toMatch(/(comprado|embarcado) el|listo para entrega/i);
  });

  test('to a deleted account', async () => {
    await bought();
    await deleteDespiteRules(yanet);
    await sendNews();
    expect(await news()).toEqual([]);
  });
});
