import { newIdempotencyKey } from '#platform/browser/idempotency-key.ts';
import { idOfHex } from '#platform/text/short-hex.ts';

/**
 * Makes an id of 128 random bits in the form of a UUID. No UUID version is as random, and whoever
 * guessed an id could send parts of somebody's file.
 */
export function newUploadId(): string {
  return idOfHex(newIdempotencyKey());
}
