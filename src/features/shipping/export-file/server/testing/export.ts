import { sql } from 'kysely';
import { marta, raul } from '#app/server/testing/quote-shop.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import { inDays } from '#features/orders/offers/server/testing/offers.ts';
import { newOrder } from '#features/payments/collecting/server/testing/collecting.ts';
import { letGoUnpaid } from '#features/shipping/units/server/testing/shipping.ts';
import { ApiError } from '#platform/calls/client.ts';
import type { Database } from '#platform/database/database.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { staffApi } from '#staff-api.ts';
import type { ExportItem, ExportPaperItem } from '../../items.ts';
import type { NewFacts } from '../../schema.ts';

export async function newUnitOf(category: 'automobiles' | 'electrodomesticos' = 'automobiles') {
  const { quoteId } = await newOrder();
  await letGoUnpaid(shop.services.db, quoteId);
  const { rows } = await sql<{ id: string }>`
    update unit set identifier = '1G4AH59H45G118341', title_number = 'T-1', title_state = 'FL',
      category = ${category}
    where quote_id = ${quoteId} returning id`.execute(shop.services.db);
  return { id: rows[0]?.id ?? '', quoteId };
}

export const read = (id: string, who = raul) =>
  who.call(staffApi.findExportFile, { params: { id } });
export const missing = async (id: string) => (await read(id)).missing;

export const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

const exportPapers: Record<ExportPaperItem, NewFacts> = {
  title: { item: 'title', expected: 0, titleKind: 'original', titleCopies: 2 },
  lien: { item: 'lien', expected: 0 },
  aes: { item: 'aes', expected: 0, itn: 'X20261101000123' },
  presented: { item: 'presented', expected: 0, presentedAt: '', port: 'Port Everglades' },
  end_use: { item: 'end_use', expected: 0, endUse: 'Uso personal', signedOn: '2026-11-02' },
};

export const exportPaper = (item: ExportPaperItem, change: object = {}): NewFacts => ({
  ...exportPapers[item],
  ...(item === 'presented' && { presentedAt: hoursAgo(73) }),
  ...change,
});

export const recordExportPaper = (id: string, facts: NewFacts, who = raul) =>
  who.call(staffApi.recordPaper, { params: { id }, body: facts });

export const blankPdf = () =>
  new Blob([
    `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n`,
    `3 0 obj<</Type/Page/Parent 2 0 R>>endobj\n% ${crypto.randomUUID()}\ntrailer<</Root 1 0 R>>\nstartxref\n0\n%%EOF\n`,
  ]);

export const addExportScan = (
  id: string,
  item: 'title' | 'lien' | 'authority',
  bytes = blankPdf(),
  who = raul,
) => who.call(staffApi.addExportScan, { params: { id }, query: { item }, bytes });

export const authorise = (id: string, expected = 0, kind: 'exception' | 'none' = 'exception') =>
  raul.call(staffApi.recordAuthority, {
    params: { id },
    body: { expected, kind, text: '15 CFR 740.21', source: 'Dictamen del 2 de noviembre' },
  });

export async function complete(unit: { id: string; quoteId: string }) {
  for (const item of ['title', 'lien', 'aes', 'presented', 'end_use'] as const)
    await recordExportPaper(unit.id, exportPaper(item));
  await addExportScan(unit.id, 'title');
  await authorise(unit.id);
  await nobodyListed(shop.services.db, unit.quoteId);
}

export async function nobodyListed(db: Database, quoteId: string) {
  await sql`update quote set recipient_name = coalesce(recipient_name, 'Ana Ruiz') where id = ${quoteId}`.execute(
    db,
  );
  await sql`
    insert into screening_list (name, listed_on, sha256, entries, imported_by, outcome, decided_at)
    values ('lista.csv', '2026-11-01', ${'a'.repeat(64)}, 1, gen_random_uuid(), 'counts', now()) on conflict do nothing`.execute(
    db,
  );
  await sql`
    insert into screening (quote_id, role, name, list_id, matches)
    select ${quoteId}::uuid, role, name, (select id from screening_list order by seq desc limit 1), '[]'
    from order_names(${quoteId}) on conflict do nothing`.execute(db);
}

/** Returns what keeps a unit from leaving; '' once it is shipped. */
export async function ship(id: string, who = raul, day = inDays(0)): Promise<string> {
  const input = {
    params: { id },
    body: { kind: 'reached', stage: 'shipped', day, earlierToo: true },
    key: newKey(),
  } as const;
  try {
    await who.call(staffApi.recordUnitChange, input);
    return '';
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { code, reasons = [] } = error.answer as { code: string; reasons?: { es: string }[] };
    return [code, ...reasons.map(({ es }) => es)].join(' ');
  }
}

export const override = (
  id: string,
  items: ExportItem[],
  who = marta,
  reason = 'Autorizado por el abogado',
) => who.call(staffApi.overrideExport, { params: { id }, body: { items, reason } });
