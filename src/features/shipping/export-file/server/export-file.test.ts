import { describe, expect, test } from 'vitest';
import { marta, raul, setUpQuoteShop, yanet } from '#app/server/testing/quote-shop.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import { receiptPhoto } from '#features/payments/verifications/server/testing/verifications.ts';
import { dayInHavana, daysLater } from '#platform/time/days.ts';
import { staffApi } from '#staff-api.ts';
import type { NewRequirement } from '../requirement-schema.ts';
import {
  addExportScan,
  authorise,
  blankPdf,
  exportPaper,
  hoursAgo,
  missing,
  newUnitOf,
  read,
  recordExportPaper,
} from './testing/export.ts';

setUpQuoteShop();

describe('what a paper says', () => {
  test('is corrected by a later version; the one before stays, with who wrote it', async () => {
    const { id } = await newUnitOf();
    await recordExportPaper(id, exportPaper('aes'));
    await recordExportPaper(
      id,
      exportPaper('aes', { expected: 1, itn: ' x2026-1101 000999 ' }),
      marta,
    );
    const aes = (await read(id)).checks.find(({ item }) => item === 'aes');
    expect(aes).toMatchObject({
      complete: true,
      facts: [
        { version: 2, itn: 'X20261101000999', madeBy: 'Marta Pérez' },
        { version: 1, itn: 'X20261101000123', madeBy: 'Raúl Pérez' },
      ],
    });
  });

  test('of two changes at once, the second gets a 409', async () => {
    const { id } = await newUnitOf();
    const twice = [
      recordExportPaper(id, exportPaper('lien')),
      recordExportPaper(id, exportPaper('lien'), marta),
    ];
    const done = await Promise.allSettled(twice);
    expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const input = { params: { id }, body: exportPaper('lien') };
    expect((await raul.refused(staffApi.recordPaper, input)).code).toBe('facts_changed');
  });

  test.each([
    exportPaper('aes', { itn: 'X2026110100012' }),
    exportPaper('aes', { itn: '120261101000123' }),
    exportPaper('title', { titleCopies: 21 }),
    exportPaper('title', { titleKind: 'photo' }),
    exportPaper('presented', { presentedAt: 'ayer' }),
    exportPaper('presented', { port: ' ' }),
    exportPaper('end_use', { signedOn: '2026-13-01' }),
    exportPaper('end_use', { endUse: '' }),
    exportPaper('lien', { expected: -1 }),
  ])('%j is refused in words', async (body) => {
    const refused = await raul.refused(staffApi.recordPaper, {
      params: { id: crypto.randomUUID() },
      body,
    });
    expect([refused.status, refused.message.length > 0]).toEqual([400, true]);
  });

  test('that was taken back does not count, and stays to be read', async () => {
    const { id } = await newUnitOf();
    await recordExportPaper(id, exportPaper('presented'));
    const body = { item: 'presented', expected: 1, note: 'Era otra unidad' } as const;
    const file = await raul.call(staffApi.withdrawPaper, { params: { id }, body });
    const presented = file.checks.find(({ item }) => item === 'presented');
    expect(presented).toMatchObject({
      complete: false,
      facts: [{ withdrawn: true, note: 'Era otra unidad', port: 'Port Everglades' }, {}],
    });
    const again = { ...body, expected: 2 };
    expect((await raul.refused(staffApi.withdrawPaper, { params: { id }, body: again })).code).toBe(
      'facts_changed',
    );
  });

  test('the clock of customs counts from the moment itself', async () => {
    const { id } = await newUnitOf();
    await recordExportPaper(id, exportPaper('presented', { presentedAt: hoursAgo(71.9) }));
    expect(await missing(id)).toContain('presented');
    await recordExportPaper(
      id,
      exportPaper('presented', { expected: 1, presentedAt: hoursAgo(72.1) }),
    );
    expect(await missing(id)).not.toContain('presented');
  });
});

describe('scans', () => {
  test('a title needs one, and staff alone may read it', async () => {
    const { id } = await newUnitOf();
    await recordExportPaper(id, exportPaper('title'));
    expect(await missing(id)).toContain('title');
    const file = await addExportScan(id, 'title');
    expect(file.missing).not.toContain('title');
    const [scan] = file.checks.find(({ item }) => item === 'title')?.scans ?? [];
    const path = `/api/admin/units/${id}/export-file/scans/${scan?.id}`;
    const response = await raul.fetch(path);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect((await yanet.fetch(path)).status).toBe(403);
    const log = await shop.services.db
      .selectFrom('audit')
      .select('actor_id')
      .where('action', '=', 'unit.scan_read')
      .execute();
    expect(log).toEqual([{ actor_id: raul.id }]);
  });

  test('several of one paper; the same twice is one', async () => {
    const { id } = await newUnitOf();
    const bytes = blankPdf();
    await addExportScan(id, 'title', bytes);
    const input = { params: { id }, query: { item: 'title' }, bytes } as const;
    expect((await raul.refused(staffApi.addExportScan, input)).code).toBe('scan_there');
    const picture = new Blob([new Uint8Array(await receiptPhoto().jpeg().toBuffer())]);
    const { checks } = await addExportScan(id, 'title', picture);
    const types = checks.find(({ item }) => item === 'title')?.scans.map(({ type }) => type);
    expect(types).toEqual(['application/pdf', 'image/webp']);
  });

  test('that was put in by mistake is taken out, and can be put in again', async () => {
    const { id } = await newUnitOf();
    const bytes = blankPdf();
    const file = await addExportScan(id, 'authority', bytes);
    const [scan] = file.checks.find(({ item }) => item === 'authority')?.scans ?? [];
    const params = { id, scan: scan?.id ?? '' };
    const after = await raul.call(staffApi.removeExportScan, { params });
    expect(after.checks.flatMap(({ scans }) => scans)).toEqual([]);
    expect((await raul.refused(staffApi.removeExportScan, { params })).code).toBe('scan_not_found');
    await addExportScan(id, 'authority', bytes);
  });

  test('what is neither picture nor PDF is refused', async () => {
    const { id } = await newUnitOf();
    const input = { params: { id }, query: { item: 'title' }, bytes: new Blob(['hola']) } as const;
    expect((await raul.refused(staffApi.addExportScan, input)).code).toBe('receipt_unreadable');
  });
});

describe('by what an order may go', () => {
  test('is of the order, in versions; "none" is an answer too, and keeps it here', async () => {
    const { id } = await newUnitOf();
    await authorise(id);
    const { authority, missing } = await authorise(id, 1, 'none');
    expect(authority.map(({ version, kind }) => [version, kind])).toEqual([
      [2, 'none'],
      [1, 'exception'],
    ]);
    expect(missing).toContain('authority');
  });
});

describe('what is asked for', () => {
  const today = () => dayInHavana(new Date());
  const rule = (change: Partial<NewRequirement> = {}): NewRequirement => ({
    category: 'automobiles',
    item: 'lien',
    expected: 1,
    required: false,
    scan: false,
    validFrom: today(),
    source: 'Dictamen del abogado',
    ...change,
  });
  const save = (body: NewRequirement) => marta.call(staffApi.saveExportRequirement, { body });
  const lienOf = (rules: Awaited<ReturnType<typeof save>>) =>
    rules.find(({ category, item }) => category === 'automobiles' && item === 'lien');

  test('begins as ours, says its source, and a later version takes its place', async () => {
    const { id } = await newUnitOf();
    expect(await missing(id)).toContain('lien');
    const before = lienOf(await raul.call(staffApi.listExportRequirements, {}));
    expect(before?.versions).toMatchObject([
      { version: 1, required: true, ours: true, source: '19 CFR 192.2', state: 'live' },
    ]);
    const later = lienOf(await save(rule({ validFrom: daysLater(today(), 30) })));
    expect(later?.versions.map(({ state }) => state)).toEqual(['coming', 'live']);
    expect(await missing(id)).toContain('lien');
    const now = lienOf(await save(rule({ expected: 2 })));
    expect(now?.versions.map(({ version, state }) => [version, state])).toEqual([
      [2, 'coming'],
      [3, 'live'],
      [1, 'former'],
    ]);
    expect(await missing(id)).not.toContain('lien');
    // As it was for the tests after this one.
    await save(rule({ expected: 3, required: true }));
    expect(await missing(id)).toContain('lien');
  });

  test('does not change the day before, nor what nobody saw', async () => {
    const refused = (body: NewRequirement) =>
      marta.refused(staffApi.saveExportRequirement, { body });
    const item = 'aes';
    const past = await refused(rule({ item, validFrom: daysLater(today(), -1) }));
    expect(past.code).toBe('requirement_in_past');
    expect((await refused(rule({ item, expected: 7 }))).code).toBe('facts_changed');
    expect((await refused(rule({ item: 'vin', required: true, scan: true }))).status).toBe(400);
    const agent = await raul.refused(staffApi.saveExportRequirement, { body: rule({ item }) });
    expect(agent.status).toBe(403);
  });
});

test('the number in the title of an export file breaks nowhere', async () => {
  const { id } = await newUnitOf();
  const { unit } = await read(id);
  const page = await (await raul.fetch(`/admin/units/${id}/export-file`)).text();
  expect(page).toMatch(new RegExp(`<h1>Expediente de <span [^>]*>${unit.number}</span></h1>`));
});
