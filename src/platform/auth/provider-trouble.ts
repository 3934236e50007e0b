import * as client from 'openid-client';

/** In a sentence why nobody can sign in at the provider, and what mends it. */
export function providerTrouble(error: unknown): string {
  let why: unknown = error;
  while (why instanceof Error && why.cause instanceof Error) why = why.cause;
  if (why instanceof client.ResponseBodyError) {
    const mend = /redirect/.test(why.error_description ?? '')
      ? 'it must know PUBLIC_URL/api/callback as an address to return to'
      : 'OIDC_CLIENT_ID, OIDC_CLIENT_SECRET';
    return `the provider refuses this client: ${why.error} ${why.error_description ?? ''} (${mend})`;
  }
  const says = why instanceof Error ? why.message : '';
  return `the provider does not describe itself: ${says} (OIDC_ISSUER; a private authority: NODE_EXTRA_CA_CERTS)`;
}
