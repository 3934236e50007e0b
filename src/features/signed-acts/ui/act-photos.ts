import { mostActPhotos } from '#features/handover/handover-rules.ts';
import { newUploadId } from '#features/verifications/new-upload-id.ts';
import { countParts } from '#features/verifications/receipt-parts.ts';
import { signedActFilesEntry } from '#platform/browser/registry/handovers.ts';
import { shrink } from '#platform/browser/shrink-picture.ts';
import { storedFiles } from '#platform/browser/stored-files.ts';
import type { StoredPhoto } from '../act-request.ts';

/** Photos of acts on this phone, until the server has them. */
export const actFiles = storedFiles(signedActFilesEntry, 'photos');

/** Made small and kept; 'unreadable': one is no picture that this phone, or the server, can read. */
export async function storePhotos(
  chosen: readonly File[],
): Promise<readonly StoredPhoto[] | 'too-many' | 'unreadable'> {
  if (chosen.length > mostActPhotos) return 'too-many';
  const kept: StoredPhoto[] = [];
  for (const photo of chosen) {
    const { file, thumbnail } = await shrink(photo);
    if (!thumbnail) {
      removePhotos(kept);
      return 'unreadable';
    }
    const uploadId = newUploadId();
    await actFiles.save(uploadId, file);
    kept.push({ uploadId, bytes: file.size, parts: countParts(file.size) });
  }
  return kept;
}

export function removePhotos(photos: readonly StoredPhoto[]): void {
  for (const { uploadId } of photos) void actFiles.remove(uploadId);
}
