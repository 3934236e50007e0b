import { Refusal } from '../../../platform/http/refusal.ts';
import { FileReply } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { verificationRefusals } from '../refusals.ts';
import { findReceipt, type Scope } from './store.ts';

/**
 * The file of a receipt and the ticket it came with, for who may see its verification. Somebody sent it to us, so it is shown
 * without any right: no script, no form, nothing loaded, another origin's eyes closed.
 */
export async function readReceipt(
  { db, files }: Platform,
  scope: Scope,
  { id, receiptId }: { id: string; receiptId: string },
): Promise<{ file: FileReply; ticket: string }> {
  const receipt = await findReceipt(db, scope, id, receiptId);
  const bytes = receipt && (await files.get(receipt.file));
  if (!receipt || !bytes) throw new Refusal(verificationRefusals.verificationNotFound);
  const ending = receipt.type === 'application/pdf' ? 'pdf' : 'webp';
  const name = `${receipt.ticket}-${receipt.sha256.slice(0, 6)}.${ending}`;
  const file = new FileReply(bytes, {
    'content-type': receipt.type,
    'content-disposition': `inline; filename="${name}"`,
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    // It shows a payment, and the phone may be somebody else's tomorrow.
    'cache-control': 'no-store',
  });
  return { file, ticket: receipt.ticket };
}
