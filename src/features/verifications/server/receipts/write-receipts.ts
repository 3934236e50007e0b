import type { Database, Tx } from '#platform/database/database.ts';
import { networksOf } from '#platform/http/networks.ts';
import type { Services } from '#platform/services.ts';
import type { Language } from '#platform/text/language.ts';
import { receiptField } from '../../form-fields.ts';
import type { NewVerification } from '../../schema.ts';
import { makeReceipt, type StoredReceipt, type UploadKind } from './make-receipt.ts';
import { assemble, dropParts, refuseIncomplete } from './receipt-parts.ts';
import '../tables.ts';

type SentReceipt = NonNullable<NewVerification['receipts']>[number];

/** A file that was sent in parts, or in a field of a form. */
export interface ReceiptSource {
  /** A file that is sent again has the same name. */
  name: string;
  sent?: SentReceipt | undefined;
  read(db: Database): Promise<Buffer>;
}

export function fromParts(receipts: readonly SentReceipt[] | undefined): ReceiptSource[] {
  return (receipts ?? []).map((sent) => ({
    name: `${sent.uploadId} ${sent.parts}`,
    sent,
    read: (db) => assemble(db, sent),
  }));
}

interface Sender {
  language: Language;
  address: string;
}

/** Outside of any transaction. Throws AppError. */
export async function storeReceipts(
  services: Pick<Services, 'db' | 'files' | 'tasks'>,
  { language, address }: Sender,
  sources: readonly ReceiptSource[],
  as?: UploadKind,
): Promise<StoredReceipt[]> {
  await refuseIncomplete(services.db, piecesOf(sources));
  const stored: StoredReceipt[] = [];
  const networks = networksOf(address);
  const made = new Map<string, StoredReceipt>();
  for (const [at, source] of sources.entries()) {
    const place = { field: `${receiptField}.${at}`, language };
    const { name } = source;
    const file = { name, networks, made, as, read: () => source.read(services.db) };
    stored.push(await makeReceipt(services, file, place));
  }
  return stored;
}

/** Writes the rows of stored receipts and deletes their parts. */
export async function writeReceipts(
  tx: Tx,
  verificationId: string,
  round: number,
  receipts: readonly StoredReceipt[],
  sources: readonly ReceiptSource[],
): Promise<void> {
  if (receipts.length === 0) return;
  const rows = receipts.map((receipt, position) => ({
    ...receipt,
    verification_id: verificationId,
    round,
    position,
  }));
  await tx.insertInto('receipt').values(rows).execute();
  await dropPieces(tx, sources);
}

export async function dropPieces(tx: Tx, sources: readonly ReceiptSource[]): Promise<void> {
  await dropParts(tx, piecesOf(sources));
}

function piecesOf(sources: readonly ReceiptSource[]): SentReceipt[] {
  return sources.flatMap(({ sent }) => (sent ? [sent] : []));
}
