import type { KoaContextWithOIDC } from 'oidc-provider';
import type { Database } from '#platform/database/database.ts';
import { findProviderAccount } from './accounts.ts';
import { confirmSignOutPage, signedOutPage } from './pages.ts';
import type { ShowPage } from './show-page.ts';

/**
 * Signing out takes one click and no JavaScript. It is confirmed only if another site may have
 * started it.
 */
export function signOutPages(db: Database, show: ShowPage) {
  return {
    async logoutSource(context: KoaContextWithOIDC): Promise<void> {
      if (await isWanted(context, db)) return signOut(context);
      const { session, provider } = context.oidc;
      const action = provider.urlFor('end_session_confirm');
      const secret = String(session?.state?.secret ?? '');
      return show(context, 200, (language) => confirmSignOutPage(language, action, secret));
    },
    postLogoutSuccessSource: (context: KoaContextWithOIDC) => show(context, 200, signedOutPage),
  };
}

/** Without a session oidc-provider would answer with a form and a script. */
export async function skipEmptySignOut(
  context: KoaContextWithOIDC,
  next: () => Promise<unknown>,
): Promise<void> {
  await next();
  const { oidc } = context;
  if (oidc?.route !== 'end_session' || context.status !== 200) return;
  if (!oidc.session?.accountId) context.redirect(addressAfterSignOut(context));
}

async function isWanted(context: KoaContextWithOIDC, db: Database): Promise<boolean> {
  const { session, entities } = context.oidc;
  const accountId = session?.accountId;
  if (!accountId || entities.IdTokenHint?.payload.sub === accountId) return true;
  // The browser says that the click was on our page, or that the address was typed.
  if (/^(same-origin|none)$/.test(context.get('sec-fetch-site'))) return true;
  return (await findProviderAccount(db, accountId)) === undefined;
}

async function signOut(context: KoaContextWithOIDC): Promise<void> {
  const { session, provider } = context.oidc;
  const address = addressAfterSignOut(context);
  for (const { grantId } of Object.values(session?.authorizations ?? {})) {
    if (grantId) await (await provider.Grant.find(grantId))?.destroy();
  }
  await session?.destroy();
  context.cookies.set(provider.cookieName('session'), null, { httpOnly: true, sameSite: 'lax' });
  context.redirect(address);
}

function addressAfterSignOut(context: KoaContextWithOIDC): string {
  const { postLogoutRedirectUri, state } = context.oidc.session?.state ?? {};
  const { provider } = context.oidc;
  const uri = typeof postLogoutRedirectUri === 'string' ? postLogoutRedirectUri : undefined;
  const address = new URL(uri ?? provider.urlFor('end_session_success'));
  if (uri && typeof state === 'string') address.searchParams.set('state', state);
  return address.href;
}
