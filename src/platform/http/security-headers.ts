/** The headers of every response. `secure`: served over https. */
export function securityHeaders(secure: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'content-security-policy': contentPolicy([], []),
    ...(secure && { 'strict-transport-security': 'max-age=63072000; includeSubDomains; preload' }),
  };
}

/** The policy of an answer that is no document, and a quarter of the bytes of a page's. */
export const emptyPolicy = "default-src 'none'; frame-ancestors 'none'";

/**
 * The content security policy of a page, with the hashes of its inline scripts and styles. Workers
 * follow `script-src`.
 */
export function contentPolicy(
  scriptHashes: readonly string[],
  styleHashes: readonly string[],
  trustedTypes = true,
): string {
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => ` 'sha256-${hash}'`).join('');
  return [
    "default-src 'none'",
    `script-src 'self'${quoted(scriptHashes)}`,
    `style-src 'self'${quoted(styleHashes)}`,
    "img-src 'self' data:",
    "connect-src 'self'",
    // The service worker's source for Safari before 15.5, which does not know `worker-src`.
    "child-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(trustedTypes ? ["require-trusted-types-for 'script'"] : []),
  ].join('; ');
}
