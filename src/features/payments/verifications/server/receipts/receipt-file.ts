import type { CaseCondition } from '#features/requests/cases/server/queue/queue-list.ts';
import { AppError } from '#platform/http/errors.ts';
import { FileReply } from '#platform/http/route.ts';
import type { Services } from '#platform/services.ts';
import { verificationErrors } from '../../errors.ts';
import { findReceipt } from '../store.ts';

/**
 * Serves the file of a receipt and its ticket. A stranger sent it, so its headers keep the browser
 * from running or loading anything for it, and other origins from reading it.
 */
export async function readReceipt(
  { db, files }: Services,
  scope: CaseCondition,
  { id, receiptId }: { id: string; receiptId: string },
): Promise<{ file: FileReply; ticket: string }> {
  const receipt = await findReceipt(db, scope, id, receiptId);
  const bytes = receipt && (await files.get(receipt.file));
  if (!receipt || !bytes) throw new AppError(verificationErrors.verificationNotFound);
  const ending = receipt.type === 'application/pdf' ? 'pdf' : 'webp';
  const name = `${receipt.ticket}-${receipt.sha256.slice(0, 6)}.${ending}`;
  const file = new FileReply(bytes, {
    'content-type': receipt.type,
    'content-disposition': `inline; filename="${name}"`,
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  return { file, ticket: receipt.ticket };
}
