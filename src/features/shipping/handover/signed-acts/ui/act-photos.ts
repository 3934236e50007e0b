import { countParts } from '#features/requests/uploads/file-parts.ts';
import { newUploadId } from '#features/requests/uploads/new-upload-id.ts';
import { signedActFilesEntry } from '#platform/browser/registry/handovers.ts';
import { shrink } from '#platform/browser/shrink-picture.ts';
import { storedFiles } from '#platform/browser/stored-files.ts';
import { maxActPhotos } from '../../handover-rules.ts';
import type { StoredPhoto } from '../act-request.ts';

export const actFiles = storedFiles(signedActFilesEntry, 'photos');

export type PhotoProblem = 'tooMany' | 'unreadable';

/**
 * Shrinks and stores photos on this phone. Returns 'unreadable' if one is no picture that phone or
 * server can read.
 */
export async function storePhotos(
  chosen: readonly File[],
): Promise<readonly StoredPhoto[] | PhotoProblem> {
  if (chosen.length > maxActPhotos) return 'tooMany';
  const stored: StoredPhoto[] = [];
  for (const photo of chosen) {
    const { file, thumbnail } = await shrink(photo);
    if (!thumbnail) {
      removePhotos(stored);
      return 'unreadable';
    }
    const uploadId = newUploadId();
    await actFiles.save(uploadId, file);
    stored.push({ uploadId, bytes: file.size, parts: countParts(file.size) });
  }
  return stored;
}

export function removePhotos(photos: readonly StoredPhoto[]): void {
  for (const { uploadId } of photos) void actFiles.remove(uploadId);
}
