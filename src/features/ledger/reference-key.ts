/** Keeps the letters and digits of a bank's reference, so that two spellings of it are equal. */
export function referenceKey(reference: string): string {
  return reference.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '') || reference;
}
