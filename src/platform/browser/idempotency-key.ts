/**
 * A key that names one submission, so that sending it again is harmless. randomUUID needs a secure
 * context, which a phone on a plain-http network has not.
 */
export function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
