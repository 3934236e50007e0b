import type { CaseCondition } from '#features/requests/cases/server/queue/queue-list.ts';
import { AppError } from '#platform/http/errors.ts';
import type { FileReply } from '#platform/http/route.ts';
import { strangersFile } from '#platform/http/strangers-file.ts';
import type { Services } from '#platform/services.ts';
import { verificationErrors } from '../../errors.ts';
import { findReceipt } from '../store.ts';

/** Serves the file of a receipt and its ticket. */
export async function readReceipt(
  { db, files }: Services,
  scope: CaseCondition,
  { id, receiptId }: { id: string; receiptId: string },
): Promise<{ file: FileReply; ticket: string }> {
  const receipt = await findReceipt(db, scope, id, receiptId);
  const bytes = receipt && (await files.get(receipt.file));
  if (!receipt || !bytes) throw new AppError(verificationErrors.verificationNotFound);
  const name = `${receipt.ticket}-${receipt.sha256.slice(0, 6)}`;
  return { file: strangersFile(bytes, receipt.type, { name }), ticket: receipt.ticket };
}
