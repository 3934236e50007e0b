import { foldCode } from '#platform/text/fold-code.ts';

/**
 * How a bank's reference is compared; one of punctuation alone as it stands. The database holds the
 * same (`reference_key_of`).
 */
export function referenceKey(reference: string): string {
  return foldCode(reference) || reference;
}
