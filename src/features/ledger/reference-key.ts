/** A bank's reference as a bank and an agent both write it: letters and digits alone. */
export function referenceKey(written: string): string {
  return written.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '') || written;
}
