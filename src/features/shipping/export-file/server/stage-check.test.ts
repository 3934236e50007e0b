import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { ids, marta, raul, requestQuote, setUpQuoteShop } from '#app/server/testing/quote-shop.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import {
  accept,
  draft,
  save,
  sendSavedOffer,
} from '#features/orders/offers/server/testing/offers.ts';
import { lineOf, ownFromFirst, products } from '#features/requests/quotes/server/testing/quotes.ts';
import { journeysOf } from '#features/shipping/units/server/read-journey.ts';
import { unitsOf } from '#features/shipping/units/server/testing/shipping.ts';
import { categorySlugs } from '#features/shop/catalogue/schema.ts';
import { dayInHavana, daysLater } from '#platform/time/days.ts';
import { staffApi } from '#staff-api.ts';
import { type ExportItem, exportItems, itemLabels } from '../items.ts';
import {
  authorise,
  complete,
  exportPaper,
  hoursAgo,
  missing,
  newUnitOf,
  override,
  read,
  recordExportPaper,
  ship,
} from './testing/export.ts';

setUpQuoteShop();

const db = () => shop.services.db;
const withdraw = (
  id: string,
  item: 'lien' | 'aes' | 'presented' | 'end_use' | 'title',
  expected = 1,
) =>
  raul.call(staffApi.withdrawPaper, {
    params: { id },
    body: { item, expected, note: 'Era de otro' },
  });

describe('a car is not shipped', () => {
  /** How each item gets missing, and comes back. */
  const lost: Record<ExportItem, (id: string, quoteId: string) => Promise<() => Promise<unknown>>> =
    {
      vin: async (id) => {
        const set = (vin: string) =>
          db().updateTable('unit').set({ identifier: vin }).where('id', '=', id).execute();
        await set('1G4AH59H45G118342');
        return () => set('1G4AH59H45G118341');
      },
      title: async (id) => {
        await recordExportPaper(id, exportPaper('title', { expected: 1, titleCopies: 1 }));
        return () => recordExportPaper(id, exportPaper('title', { expected: 2 }));
      },
      lien: async (id) => {
        // Somebody with a claim released it, but the letter is missing.
        await recordExportPaper(id, exportPaper('lien', { expected: 1, lienHolder: 'Banco Uno' }));
        return () => recordExportPaper(id, exportPaper('lien', { expected: 2 }));
      },
      aes: async (id) => {
        await withdraw(id, 'aes');
        return () => recordExportPaper(id, exportPaper('aes', { expected: 2 }));
      },
      presented: async (id) => {
        await recordExportPaper(
          id,
          exportPaper('presented', { expected: 1, presentedAt: hoursAgo(71.5) }),
        );
        return () => recordExportPaper(id, exportPaper('presented', { expected: 2 }));
      },
      end_use: async (id) => {
        await withdraw(id, 'end_use');
        return () => recordExportPaper(id, exportPaper('end_use', { expected: 2 }));
      },
      authority: async (id) => {
        await authorise(id, 1, 'none');
        return () => authorise(id, 2);
      },
      screening: async (_, quoteId) => {
        const set = (name: string) =>
          db()
            .updateTable('quote')
            .set({ recipient_name: name })
            .where('id', '=', quoteId)
            .execute();
        await set('Otra Persona');
        return () => set('Ana Ruiz');
      },
    };

  test('while any one of its papers is missing, whoever asks, and the reason names it', async () => {
    const unit = await newUnitOf();
    await complete(unit);
    expect(await missing(unit.id)).toEqual([]);
    for (const item of exportItems) {
      const find = await lost[item](unit.id, unit.quoteId);
      expect(await missing(unit.id)).toEqual([item]);
      for (const who of [raul, marta])
        expect(await ship(unit.id, who)).toBe(`may_not_ship Falta: ${itemLabels[item].es}.`);
      await find();
    }
    expect(await ship(unit.id)).toBe('');
  });

  test('with an empty file: all is named at once', async () => {
    const { id } = await newUnitOf();
    expect(await missing(id)).toEqual(exportItems.filter((item) => item !== 'vin'));
  });

  test('before its 72 hours, also when the day is said to be another', async () => {
    const unit = await newUnitOf();
    await complete(unit);
    expect(await ship(unit.id, raul, daysLater(dayInHavana(new Date()), -4))).toContain('72 h');
    expect(await ship(unit.id)).toBe('');
  });

  test('on a day before the first rule either: nobody writes a departure of last year', async () => {
    const { id } = await newUnitOf();
    expect(await ship(id, raul, '2025-12-31')).toContain('may_not_ship');
    expect(await ship(id, marta, '2025-12-31')).toContain('may_not_ship');
  });

  test('the database refuses it too', async () => {
    const { id } = await newUnitOf();
    const update = sql`update unit_stage set reached_on = havana_day(now())
      where unit_id = ${id} and stage = 'shipped'`;
    await expect(update.execute(db())).rejects.toMatchObject({ constraint: 'shipped_with_papers' });
  });
});

test('what is not of the catalogue may be a car, and needs the papers of one', async () => {
  const price = products.nevera.price;
  const items = [lineOf(ids, 'nevera')];
  const quoteId = await requestQuote({ items, subtotal: price, total: price });
  const made = await draft(quoteId);
  const [fridge] = made.lines;
  if (!fridge) throw new Error('no fridge');
  const jeep = { ...fridge, text: 'Jeep de 1956', productId: null };
  await accept(await sendSavedOffer(await save(made, { lines: [fridge, jeep] })));
  const [first, second] = await unitsOf(quoteId);
  expect(await missing(first?.id ?? '')).toEqual(['end_use', 'authority', 'screening']);
  expect(await missing(second?.id ?? '')).toEqual(exportItems);
});

test('each category says of each paper whether it is required', async () => {
  const { rows } = await sql<{ rule: string }>`
    select distinct category || ' ' || item as rule from export_requirement`.execute(db());
  const rules = categorySlugs.flatMap((category) =>
    exportItems.map((item) => `${category} ${item}`),
  );
  expect(rows.map(({ rule }) => rule).toSorted()).toEqual(rules.toSorted());
});

test('an appliance needs no title and no filing, but to know for whom and by what it goes', async () => {
  const { id } = await newUnitOf('electrodomesticos');
  expect(await missing(id)).toEqual(['end_use', 'authority', 'screening']);
});

describe('an administrador lets it go', () => {
  test('with a reason, that stands in the log and in the history, and the customer does not read', async () => {
    const unit = await newUnitOf();
    await complete(unit);
    await withdraw(unit.id, 'aes');
    await withdraw(unit.id, 'end_use');
    const items: ExportItem[] = ['aes', 'end_use'];
    const { missing, overrides } = await override(unit.id, items);
    expect([missing, overrides[0]?.items]).toEqual([[], items]);
    const { rows } = await sql<{ cause: string }>`
      select cause from unit_entry where unit_id = ${unit.id} and kind = 'overridden'`.execute(
      db(),
    );
    expect(rows).toEqual([{ cause: 'Autorizado por el abogado' }]);
    const log = await db()
      .selectFrom('audit')
      .select(['actor_id', 'details'])
      .where('action', '=', 'unit.override')
      .execute();
    expect(log).toEqual([{ actor_id: marta.id, details: { papers: 'aes, end_use' } }]);
    const [journey] = await journeysOf(db(), unit.quoteId);
    expect(JSON.stringify(journey?.entries)).not.toContain('Autorizado');
    expect(await ship(unit.id)).toBe('');
  });

  test('without what was missing then, and nothing else', async () => {
    const unit = await newUnitOf();
    await complete(unit);
    await withdraw(unit.id, 'aes');
    await override(unit.id, ['aes']);
    await withdraw(unit.id, 'lien');
    expect(await missing(unit.id)).toEqual(['lien']);
    expect(await ship(unit.id, marta)).toContain('Gravamen');
  });

  test('refuses when what is missing has changed since they looked', async () => {
    const { id } = await newUnitOf('electrodomesticos');
    const refused = await marta.refused(staffApi.overrideExport, {
      params: { id },
      body: { items: ['authority'], reason: 'Ya' },
    });
    expect([refused.status, refused.code]).toEqual([409, 'not_missing']);
  });

  test('an agent does not', async () => {
    const { id } = await newUnitOf();
    const refused = await raul.refused(staffApi.overrideExport, {
      params: { id },
      body: { items: ['aes'], reason: 'Ya' },
    });
    expect(refused.status).toBe(403);
  });
});

test('staff do not keep the file of what they bought themselves', async () => {
  const { id, quoteId } = await newUnitOf();
  await ownFromFirst(db(), raul.id, quoteId);
  const refused = await raul.refused(staffApi.recordPaper, {
    params: { id },
    body: exportPaper('aes'),
  });
  expect(refused.code).toBe('own_record');
  expect((await read(id, marta)).checks).toHaveLength(exportItems.length);
});
