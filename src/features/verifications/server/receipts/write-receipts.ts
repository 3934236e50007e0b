import type { Database, Tx } from '#platform/database/database.ts';
import { networksOf } from '#platform/http/networks.ts';
import type { Services } from '#platform/services.ts';
import type { Language } from '#platform/text/language.ts';
import { receiptField } from '../../form-fields.ts';
import type { NewVerification } from '../../schema.ts';
import { assemble, dropParts, refuseIncomplete } from './receipt-parts.ts';
import { type StoredUpload, storeUpload, type UploadKind } from './store-upload.ts';
import '../tables.ts';

type SentReceipt = NonNullable<NewVerification['receipts']>[number];

/** A file that was sent in parts, or in a field of a form. */
export interface UploadSource {
  /** A file that is sent again has the same name. */
  name: string;
  sent?: SentReceipt | undefined;
  read(db: Database): Promise<Buffer>;
}

export function fromParts(receipts: readonly SentReceipt[] | undefined): UploadSource[] {
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

/** Call it outside of any transaction. Throws AppError. */
export async function storeUploads(
  services: Pick<Services, 'db' | 'files' | 'tasks'>,
  { language, address }: Sender,
  sources: readonly UploadSource[],
  as?: UploadKind,
): Promise<StoredUpload[]> {
  await refuseIncomplete(services.db, uploadPartsOf(sources));
  const stored: StoredUpload[] = [];
  const networks = networksOf(address);
  const made = new Map<string, StoredUpload>();
  for (const [at, source] of sources.entries()) {
    const place = { field: `${receiptField}.${at}`, language };
    const { name } = source;
    const file = { name, networks, made, as, read: () => source.read(services.db) };
    stored.push(await storeUpload(services, file, place));
  }
  return stored;
}

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

export async function dropUploadParts(tx: Tx, sources: readonly UploadSource[]): Promise<void> {
  await dropParts(tx, uploadPartsOf(sources));
}

function uploadPartsOf(sources: readonly UploadSource[]): SentReceipt[] {
  return sources.flatMap(({ sent }) => (sent ? [sent] : []));
}
