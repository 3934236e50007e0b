import * as client from 'openid-client';
import type { Services } from '../services.ts';
import type { Language } from '../text/language.ts';

/** An OpenID Connect provider and who we are there. */
export interface Provider {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/** What must be remembered, in the browser that began, until the provider sends it back. */
export interface Attempt {
  state: string;
  nonce: string;
  verifier: string;
}

/** What the provider says about the person, and the ID token that says it. */
export interface SignedIn {
  issuer: string;
  subject: string;
  claims: Record<string, unknown>;
  idToken: string | undefined;
}

/** The provider cannot be reached or does not work: nobody can sign in for now. */
export class ProviderUnavailable extends Error {}

/** This sign-in did not succeed: denied, too old, or not what we began. */
export class SignInFailed extends Error {}

export type SignIn = ReturnType<typeof createSignIn>;

/**
 * What the provider said about itself is believed for so long. Then it is asked again before a
 * browser is sent there: at a provider that is away nobody finds a page of ours, or the way back.
 */
const believedMs = 1000;

/**
 * Sign-in by authorization code with PKCE. The provider is asked about itself at the first use,
 * and again after a failure, so the shop starts and works while the provider is down.
 */
export function createSignIn(
  { config: { publicUrl } }: Pick<Services, 'config'>,
  provider: Provider | undefined,
) {
  const callback = `${publicUrl}/api/callback`;
  const { discover, discoverAnew } = createDiscovery(provider);
  return {
    /** Where to send the browser, and what to remember meanwhile. Throws ProviderUnavailable. */
    async begin(language: Language): Promise<{ address: URL; attempt: Attempt }> {
      const config = await discoverAnew();
      const attempt = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
      };
      const address = client.buildAuthorizationUrl(config, {
        redirect_uri: callback,
        scope: 'openid profile email',
        state: attempt.state,
        nonce: attempt.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(attempt.verifier),
        code_challenge_method: 'S256',
        ui_locales: language === 'en' ? 'en es' : 'es en',
      });
      return { address, attempt };
    },

    /** Reads the answer's query (`?code=…`). Throws SignInFailed or ProviderUnavailable. */
    async finish(query: string, attempt: Attempt): Promise<SignedIn> {
      const config = await discover();
      try {
        return await exchange(config, new URL(callback + query), attempt);
      } catch (error) {
        throw isDown(error)
          ? new ProviderUnavailable('exchange failed', { cause: error })
          : new SignInFailed('not accepted', { cause: error });
      }
    },

    /** Where the provider ends its own session, or undefined when it has no such place. */
    async leaveAddress(idToken: string | undefined): Promise<URL | undefined> {
      const config = await discover();
      if (!config.serverMetadata().end_session_endpoint) return undefined;
      return client.buildEndSessionUrl(config, {
        post_logout_redirect_uri: `${publicUrl}/`,
        ...(idToken ? { id_token_hint: idToken } : {}),
      });
    },
  };
}

/** What the provider says of itself: remembered, or asked anew where that was a while ago. */
function createDiscovery(provider: Provider | undefined) {
  let discovered: Promise<client.Configuration> | undefined;
  let askedAt = 0;
  function discover(): Promise<client.Configuration> {
    if (!discovered) askedAt = performance.now();
    discovered ??= discoverProvider(provider).catch((error) => {
      discovered = undefined;
      throw new ProviderUnavailable('discovery failed', { cause: error });
    });
    return discovered;
  }
  function discoverAnew(): Promise<client.Configuration> {
    if (performance.now() - askedAt > believedMs) discovered = undefined;
    return discover();
  }
  return { discover, discoverAnew };
}

async function discoverProvider(provider: Provider | undefined): Promise<client.Configuration> {
  if (!provider) throw new Error('no provider is configured');
  const issuer = new URL(provider.issuer);
  const config = await client.discovery(
    issuer,
    provider.clientId,
    { client_secret: provider.clientSecret },
    authenticate(provider.clientSecret),
    {
      timeout: 10,
      ...(issuer.protocol === 'http:' && { execute: [client.allowInsecureRequests] }),
    },
  );
  // The signature too, not only the connection that brought the token.
  client.enableNonRepudiationChecks(config);
  return config;
}

/** With the secret in the body where the provider reads it there, else as HTTP Basic. */
function authenticate(secret: string): client.ClientAuth {
  const inBody = client.ClientSecretPost(secret);
  const inHeader = client.ClientSecretBasic(secret);
  return (server, ...rest) =>
    server.token_endpoint_auth_methods_supported?.includes('client_secret_post')
      ? inBody(server, ...rest)
      : inHeader(server, ...rest);
}

async function exchange(
  config: client.Configuration,
  answer: URL,
  attempt: Attempt,
): Promise<SignedIn> {
  const tokens = await client.authorizationCodeGrant(config, answer, {
    pkceCodeVerifier: attempt.verifier,
    expectedState: attempt.state,
    expectedNonce: attempt.nonce,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims?.sub) throw new SignInFailed('the ID token names nobody');
  const more =
    claims.email === undefined && config.serverMetadata().userinfo_endpoint
      ? await client.fetchUserInfo(config, tokens.access_token, claims.sub)
      : undefined;
  // That an address is verified is said of the address beside it, never of another one.
  const { email, email_verified } = more ?? claims;
  return {
    issuer: claims.iss,
    subject: claims.sub,
    claims: { ...claims, ...more, email, email_verified },
    idToken: tokens.id_token,
  };
}

const downCodes = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
]);

/** Whether an error tells of the provider's trouble rather than of this sign-in. */
function isDown(error: unknown): boolean {
  if (error instanceof client.AuthorizationResponseError) {
    return /^(server_error|temporarily_unavailable)$/.test(error.error);
  }
  if (error instanceof client.ResponseBodyError) return error.error !== 'invalid_grant';
  if (error instanceof client.ClientError) return downCodes.has(error.code ?? '');
  return error instanceof TypeError && error.message === 'fetch failed';
}
