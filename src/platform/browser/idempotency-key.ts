/**
 * Names one submission, so that sending it again is harmless. Not randomUUID, which needs https: a
 * phone in the same network uses plain http.
 */
export function newIdempotencyKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
