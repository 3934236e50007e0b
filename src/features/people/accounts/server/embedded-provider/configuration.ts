import type { ClientMetadata, Configuration, KoaContextWithOIDC } from 'oidc-provider';
import {
  providerResumeEntry,
  providerSessionEntry,
  providerStepEntry,
} from '#platform/browser/registry/cookies.ts';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/database/database.ts';
import { findProviderAccount } from './accounts.ts';
import { interactionPath } from './interaction.ts';
import type { Keys } from './keys.ts';
import { errorPage } from './pages.ts';
import { createRecordAdapter } from './records.ts';
import type { ShowPage } from './show-page.ts';
import { signOutPages } from './sign-out.ts';

export const clientId = 'mariel-auto';
const scope = 'openid profile email';

/** The provider uses our tables and pages, and has one client that needs no consent. */
export function providerConfiguration(
  config: Config,
  db: Database,
  keys: Keys,
  show: ShowPage,
): Configuration {
  return {
    adapter: (model) => createRecordAdapter(db, model),
    jwks: { keys: [keys.signing as never] },
    enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
    clients: [shopAsClient(config, keys)],
    claims: {
      openid: ['sub'],
      profile: ['given_name', 'family_name'],
      email: ['email', 'email_verified'],
    },
    // Names and e-mail come in the ID token, which saves a request.
    conformIdTokenClaims: false,
    findAccount: (_, subject) => findOidcAccount(db, subject),
    loadExistingGrant: grantConsent,
    pkce: { required: () => true },
    cookies: { keys: keys.cookies, names: cookieNames },
    interactions: { url: (_, interaction) => config.publicUrl + interactionPath(interaction.uid) },
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      rpInitiatedLogout: { enabled: true, ...signOutPages(db, show) },
    },
    renderError: (context, _, error) => {
      const kind = error.name === 'SessionNotFound' ? 'old' : 'wrong';
      // An error of ours is temporary, such as an unreachable database.
      const status = context.status >= 500 ? 503 : context.status;
      return show(context, status, (language) => errorPage(language, kind));
    },
    ttl: {
      Interaction: 3600,
      Session: providerSessionEntry.days * 86_400,
      Grant: 14 * 86_400,
      AccessToken: 600,
      AuthorizationCode: 60,
      IdToken: 3600,
    },
  };
}

const cookieNames = {
  session: providerSessionEntry.name,
  interaction: providerStepEntry.name,
  resume: providerResumeEntry.name,
};

function shopAsClient({ publicUrl, brand }: Config, keys: Keys): ClientMetadata {
  return {
    client_id: clientId,
    client_secret: keys.clientSecret,
    client_name: brand.name,
    redirect_uris: [`${publicUrl}/api/callback`],
    post_logout_redirect_uris: [`${publicUrl}/`],
    response_types: ['code'],
    grant_types: ['authorization_code'],
    token_endpoint_auth_method: 'client_secret_post',
    id_token_signed_response_alg: 'ES256',
  };
}

async function findOidcAccount(db: Database, subject: string) {
  const account = await findProviderAccount(db, subject);
  if (!account) return undefined;
  return {
    accountId: subject,
    claims: () => ({
      sub: subject,
      given_name: account.firstName,
      family_name: account.lastName,
      email: account.email,
      // Nobody checks it: at this provider every e-mail belongs to whoever types it.
      email_verified: true,
    }),
  };
}

/** The client is our own shop, so nobody is asked. */
async function grantConsent(context: KoaContextWithOIDC) {
  const { provider, session, client } = context.oidc;
  if (!session?.accountId || !client) return undefined;
  const grantId = session.grantIdFor(client.clientId);
  const grant = grantId && (await provider.Grant.find(grantId));
  if (grant) return grant;
  const newGrant = new provider.Grant({ accountId: session.accountId, clientId: client.clientId });
  newGrant.addOIDCScope(scope);
  await newGrant.save();
  return newGrant;
}
