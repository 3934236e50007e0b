import * as client from 'openid-client';
import type { Services } from '../services.ts';
import type { Language } from '../text/language.ts';
import { sharedNow } from '../time/shared-clock.ts';

/** An OpenID Connect provider and our client there. */
export interface Provider {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

export interface Attempt {
  state: string;
  nonce: string;
  verifier: string;
  /** The person was asked to prove anew who they are. */
  anew: boolean;
}

export interface SignInResult {
  issuer: string;
  subject: string;
  claims: Record<string, unknown>;
  idToken: string | undefined;
  /** When the person proved who they are. Undefined where the provider does not say. */
  authenticatedAt: Date | undefined;
}

/** The provider is away or broken: nobody can sign in for now. */
export class ProviderUnavailable extends Error {}

/** This sign-in failed: denied, too old, or not begun by us. */
export class SignInFailed extends Error {}

/** The person did not want to after all, or the provider does not let them in here. */
export class SignInCancelled extends SignInFailed {}

/** The person was asked to prove anew who they are, and the provider does not say that they did. */
export class NotAnew extends SignInFailed {}

/** Of the calls that ask for a recent sign-in. */
export const recentMinutes = 10;
/** Clocks differ, and a slow line takes its time. */
const toleranceSeconds = 30;
/** Asks for nothing new, but whoever sends a `max_age` is told when the person signed in. */
const longestSeconds = 30 * 86_400;

export type SignIn = ReturnType<typeof createSignIn>;

/**
 * In milliseconds: how long the provider's description of itself is valid. After that we ask again
 * before we send a browser there, because nobody finds the way back from a provider that is away.
 */
const believedMs = 1000;

/**
 * Sign-in by authorization code with PKCE. The provider's description is loaded at the first use
 * and after a failure, so the shop also starts and works while the provider is away.
 */
export function createSignIn(
  { config: { publicUrl } }: Pick<Services, 'config'>,
  provider: Provider | undefined,
) {
  const callback = `${publicUrl}/api/callback`;
  const { discover, discoverAnew } = createDiscovery(provider);
  return {
    /** The address for the browser, and what to store meanwhile. Throws ProviderUnavailable. */
    async begin(
      language: Language,
      { anew = false } = {},
    ): Promise<{ address: URL; attempt: Attempt }> {
      const config = await discoverAnew();
      const attempt = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
        anew,
      };
      const address = client.buildAuthorizationUrl(config, {
        redirect_uri: callback,
        scope: 'openid profile email',
        state: attempt.state,
        nonce: attempt.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(attempt.verifier),
        code_challenge_method: 'S256',
        max_age: String(anew ? recentMinutes * 60 : longestSeconds),
        ui_locales: language === 'en' ? 'en es' : 'es en',
      });
      return { address, attempt };
    },

    /**
     * Reads the query that the provider sent (`?code=…`). Throws SignInFailed, SignInCancelled,
     * NotAnew or ProviderUnavailable.
     */
    async finish(query: string, attempt: Attempt): Promise<SignInResult> {
      const config = await discover();
      const result = await exchange(config, new URL(callback + query), attempt).catch((error) => {
        throw toFailure(error);
      });
      if (attempt.anew && !isRecent(result.authenticatedAt)) {
        throw new NotAnew('the provider does not say that the person signed in anew');
      }
      return result;
    },

    /**
     * Finds out whether the provider knows us, by a code that it never gave: only that may it
     * refuse. Returns what it says that it tells of a person. Throws ProviderUnavailable.
     */
    async examine(): Promise<{ claims: readonly string[] | undefined }> {
      const config = await discoverAnew();
      const verifier = client.randomPKCECodeVerifier();
      const asked = { code: 'none', redirect_uri: callback, code_verifier: verifier };
      await client.genericGrantRequest(config, 'authorization_code', asked).catch((error) => {
        if (isOfTheCode(error)) return;
        throw new ProviderUnavailable('not let in', { cause: error });
      });
      return { claims: config.serverMetadata().claims_supported };
    },

    /** The provider's sign-out page. Undefined when it has none. */
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
  // Checks the token's signature, and not only the connection that brought it.
  client.enableNonRepudiationChecks(config);
  return config;
}

/** Sends the secret in the body if the provider accepts that, otherwise as HTTP Basic. */
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
): Promise<SignInResult> {
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
  // `email_verified` belongs to the address beside it and to no other.
  const { email, email_verified } = more ?? claims;
  return {
    issuer: claims.iss,
    subject: claims.sub,
    claims: { ...claims, ...more, email, email_verified },
    idToken: tokens.id_token,
    authenticatedAt: Number.isFinite(claims.auth_time)
      ? new Date(Number(claims.auth_time) * 1000)
      : undefined,
  };
}

function isRecent(moment: Date | undefined): boolean {
  const longest = (recentMinutes * 60 + toleranceSeconds) * 1000;
  return moment !== undefined && sharedNow().getTime() - moment.getTime() <= longest;
}

const downCodes = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
]);

/** What a provider answers to a code of somebody else, from a client that it knows. */
function isOfTheCode(error: unknown): boolean {
  return (
    error instanceof client.ResponseBodyError &&
    /^(invalid_grant|invalid_request)$/.test(error.error) &&
    !/redirect/i.test(error.error_description ?? '')
  );
}

function toFailure(error: unknown): Error {
  if (isDown(error)) return new ProviderUnavailable('exchange failed', { cause: error });
  const cancelled =
    error instanceof client.AuthorizationResponseError && error.error === 'access_denied';
  return cancelled
    ? new SignInCancelled('cancelled', { cause: error })
    : new SignInFailed('not accepted', { cause: error });
}

/** True where the provider failed, and not this sign-in. */
function isDown(error: unknown): boolean {
  if (error instanceof client.AuthorizationResponseError) {
    return /^(server_error|temporarily_unavailable)$/.test(error.error);
  }
  if (error instanceof client.ResponseBodyError) return error.error !== 'invalid_grant';
  if (error instanceof client.ClientError) return downCodes.has(error.code ?? '');
  return error instanceof TypeError && error.message === 'fetch failed';
}
