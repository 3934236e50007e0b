import { newIdempotencyKey } from '#platform/browser/idempotency-key.ts';

/**
 * Makes an id of 128 random bits in the form of a UUID. No UUID version is as random, and whoever
 * guessed an id could send parts of somebody's file.
 */
export function newUploadId(): string {
  return newIdempotencyKey().replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
