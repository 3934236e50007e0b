import type { StoredUpload } from '#features/requests/uploads/server/store-upload.ts';
import {
  dropUploadParts,
  type UploadSource,
} from '#features/requests/uploads/server/upload-sources.ts';
import type { Tx } from '#platform/database/database.ts';

export async function writeReceipts(
  tx: Tx,
  verificationId: string,
  round: number,
  receipts: readonly StoredUpload[],
  sources: readonly UploadSource[],
): Promise<void> {
  if (receipts.length === 0) return;
  const rows = receipts.map((receipt, position) => ({
    ...receipt,
    verification_id: verificationId,
    round,
    position,
  }));
  await tx.insertInto('receipt').values(rows).execute();
  await dropUploadParts(tx, sources);
}
