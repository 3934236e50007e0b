/** The letters and digits of a bank's reference, by which two spellings of it are equal. */
export function referenceKey(written: string): string {
  return written.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '') || written;
}
