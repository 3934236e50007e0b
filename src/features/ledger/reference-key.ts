/** The letters and digits of a bank's reference, by which two spellings of it are equal. */
export function referenceKey(reference: string): string {
  return reference.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '') || reference;
}
