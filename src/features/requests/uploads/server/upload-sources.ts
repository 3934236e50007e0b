import { createHash } from 'node:crypto';
import type { Database, Tx } from '#platform/database/database.ts';
import { networksOf } from '#platform/http/networks.ts';
import type { Services } from '#platform/services.ts';
import type { Language } from '#platform/text/language.ts';
import type { SentFile } from '../schema.ts';
import { fileFieldAt, partSize } from '../upload-limits.ts';
import { type StoredUpload, storeUpload, type UploadKind } from './store-upload.ts';
import { assemble, dropParts, refuseIncomplete } from './stored-parts.ts';

/** A file that was sent in parts, or in a field of a form. */
export interface UploadSource {
  /** A file that is sent again has the same name. */
  name: string;
  sent?: SentFile | undefined;
  /** How large it is at most. */
  bytes: number;
  read(db: Database): Promise<Buffer>;
}

export function fromParts(files: readonly SentFile[] | undefined): UploadSource[] {
  return (files ?? []).map((sent) => ({
    name: `${sent.uploadId} ${sent.parts}`,
    sent,
    bytes: sent.parts * partSize,
    read: (db) => assemble(db, sent),
  }));
}

/** Reads files again when their turn comes, so that waiting copies do not fill the memory. */
export async function fromFiles(files: readonly File[]): Promise<UploadSource[]> {
  const sources: UploadSource[] = [];
  for (const file of files) {
    const read = async () => Buffer.from(await file.arrayBuffer());
    const name = createHash('sha256')
      .update(await read())
      .digest('hex');
    sources.push({ name, bytes: file.size, read });
  }
  return sources;
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
  as: UploadKind,
): Promise<StoredUpload[]> {
  await refuseIncomplete(services.db, uploadPartsOf(sources));
  const stored: StoredUpload[] = [];
  const networks = networksOf(address);
  const made = new Map<string, StoredUpload>();
  for (const [at, source] of sources.entries()) {
    const place = { field: fileFieldAt(at), language };
    const { name, bytes } = source;
    const file = { name, bytes, networks, made, as, read: () => source.read(services.db) };
    stored.push(await storeUpload(services, file, place));
  }
  return stored;
}

export async function dropUploadParts(tx: Tx, sources: readonly UploadSource[]): Promise<void> {
  await dropParts(tx, uploadPartsOf(sources));
}

function uploadPartsOf(sources: readonly UploadSource[]): SentFile[] {
  return sources.flatMap(({ sent }) => (sent ? [sent] : []));
}
