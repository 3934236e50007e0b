import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { writeRead } from '#features/people/accounts/server/audit.ts';
import type { WriteOf } from '#features/people/accounts/server/serve.ts';
import { mayOpenQuote } from '#features/requests/quotes/server/quote-access.ts';
import { receiptOrScanKind, storeUpload } from '#features/requests/uploads/server/store-upload.ts';
import { auditUnit } from '#features/shipping/units/server/audit-unit.ts';
import { lockUnitForStaff } from '#features/shipping/units/server/lock-units.ts';
import { translateConstraint } from '#platform/database/broken-constraint.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { AppError } from '#platform/http/errors.ts';
import { networksOf } from '#platform/http/networks.ts';
import type { FileReply } from '#platform/http/route.ts';
import { strangersFile } from '#platform/http/strangers-file.ts';
import type { Services } from '#platform/services.ts';
import type { Language } from '#platform/text/language.ts';
import { sharedNow } from '#platform/time/shared-clock.ts';
import type { staffApi } from '#staff-api.ts';
import { exportErrors } from '../errors.ts';
import { maxScans, type ScanItem } from '../items.ts';
import { readExportFile } from './read-file.ts';

interface NewScan {
  id: string;
  item: ScanItem;
  bytes: Buffer;
  language: Language;
  address: string;
}

/**
 * Stores a scan of a paper. It is checked, drawn anew and kept private, as receipts are. Throws
 * AppError: no picture and no PDF, not found, the agent's own order, there already, too many.
 */
export async function addScan(
  services: Services,
  agent: CurrentUser,
  { id, item, bytes, language, address }: NewScan,
): Promise<void> {
  await readExportFile(services.db, agent, id);
  const stored = await storeUpload(
    services,
    {
      name: `scan ${crypto.randomUUID()}`,
      read: async () => bytes,
      bytes: bytes.byteLength,
      networks: networksOf(address),
      made: new Map(),
      as: receiptOrScanKind,
    },
    { field: 'scan', language },
  );
  await translateConstraint('export_scan_once', exportErrors.scanThere, () =>
    inTransaction(services.db, async (tx) => {
      const unit = await lockUnitForStaff(tx, agent, id);
      const { count } = await tx
        .selectFrom('export_scan')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('unit_id', '=', id)
        .where('item', '=', item)
        .where('removed_at', 'is', null)
        .executeTakeFirstOrThrow();
      if (Number(count) >= maxScans) throw new AppError(exportErrors.tooManyScans);
      const nobody = { removed_by: null, removed_at: null };
      await tx
        .insertInto('export_scan')
        .values({ unit_id: id, item, ...stored, made_by: agent.id, ...nobody })
        .execute();
      await auditUnit(tx, agent, 'unit.scan', unit, { paper: item });
    }),
  );
}

/**
 * Marks a scan as removed; it stays on record. Throws AppError: not found, the agent's own order.
 */
export const removeScan: WriteOf<typeof staffApi.removeExportScan> = async (
  { params: { id, scan }, caller: { person: agent } },
  { db },
) => {
  await inTransaction(db, async (tx) => {
    const unit = await lockUnitForStaff(tx, agent, id);
    const removed = await tx
      .updateTable('export_scan')
      .set({ removed_by: agent.id, removed_at: sharedNow() })
      .where('id', '=', scan)
      .where('unit_id', '=', id)
      .where('removed_at', 'is', null)
      .returning('item')
      .executeTakeFirstOrThrow(() => new AppError(exportErrors.scanNotFound));
    await auditUnit(tx, agent, 'unit.scan_removed', unit, { paper: removed.item });
  });
};

/** Returns the file and logs that it was read. Throws AppError: not found. */
export async function readScan(
  { db, files }: Services,
  agent: CurrentUser,
  { id, scan }: { id: string; scan: string },
): Promise<FileReply> {
  const row = await db
    .selectFrom('export_scan')
    .innerJoin('unit', 'unit.id', 'export_scan.unit_id')
    .innerJoin('quote', 'quote.id', 'unit.quote_id')
    .select(['file', 'type', 'item', 'sha256', 'unit.number'])
    .where('export_scan.id', '=', scan)
    .where('unit_id', '=', id)
    .where(mayOpenQuote(agent))
    .executeTakeFirst();
  const bytes = row && (await files.get(row.file));
  if (!row || !bytes) throw new AppError(exportErrors.scanNotFound);
  const subject = { kind: 'unit', id, name: row.number };
  await writeRead(db, agent, 'unit.scan_read', subject, { paper: row.item });
  const name = `${row.number}-${row.item}-${row.sha256.slice(0, 6)}`;
  return strangersFile(bytes, row.type, { name });
}
