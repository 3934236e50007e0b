import { newKey } from '#platform/browser/idempotency-key.ts';

/**
 * What names a file on its way: 128 random bits in the form of a UUID. None of its versions is that
 * random, and who could guess an id might send pieces of somebody's file.
 */
export function newUploadId(): string {
  return newKey().replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
