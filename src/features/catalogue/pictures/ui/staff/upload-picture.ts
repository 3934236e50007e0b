import type { StoredPicture } from '#features/catalogue/schema.ts';
import { sendBytes } from '#platform/browser/send-bytes.ts';
import { staffApi } from '#staff-api.ts';

/** Sends a file to `staffApi.uploadPicture`; `onProgress` hears how much of it has left, from 0 to 1. */
export function uploadPicture(
  file: Blob,
  onProgress: (part: number) => void,
): Promise<StoredPicture> {
  return sendBytes(staffApi.uploadPicture.path, file, onProgress);
}
