import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { isMailAddress, readMailAddress } from '#platform/mail/mail-address.ts';
import type { Services } from '#platform/services.ts';
import type { Language } from '#platform/text/language.ts';
import { embeddedSignInTexts } from '../../messages.ts';
import { rememberAccount } from './accounts.ts';
import { hasTour } from './demo-people.ts';
import { errorPage, type Field, type PageContent, peoplePage, type TypedForm } from './pages.ts';
import { languageOfRequest, type ShowPage } from './show-page.ts';

/** Below the path where the sign-in continues, so that both get the same cookies. */
export const interactionPath = (uid: string): string => `/idp/auth/${uid}/persona`;
export const isInteraction = (address: string): boolean =>
  /^\/idp\/auth\/[\w-]+\/persona(\?|$)/.test(address);

/** Shows the page instead of redirecting to it: that saves half a second on a slow line. */
export const showPeople =
  (show: ShowPage, config: Services['config']) =>
  async (context: KoaContextWithOIDC, next: () => Promise<unknown>): Promise<void> => {
    await next();
    const { route, entities } = context.oidc ?? {};
    const step = route === 'authorization' && context.status === 303 && entities?.Interaction;
    if (!step) return;
    context.remove('location');
    const uiLocales = step.params.ui_locales;
    await show(
      context,
      200,
      (language) =>
        peoplePage(language, { action: interactionPath(step.uid), tour: hasTour(config) }),
      uiLocales,
    );
  };

export interface InteractionReply {
  status: number;
  language: Language;
  page: PageContent;
}

const bodyLimit = 8192;

export async function answerInteraction(
  provider: Provider,
  { config, db }: Pick<Services, 'config' | 'db'>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<InteractionReply | undefined> {
  const step = await provider.interactionDetails(request, response).catch(absentWhenOver);
  const language = languageOfRequest(config, request, step?.params.ui_locales);
  const show = (status: number, page: PageContent): InteractionReply => ({
    status,
    language,
    page,
  });
  if (!step) return show(400, errorPage(language, 'old'));
  const form = { action: interactionPath(step.uid), tour: hasTour(config) };
  if (request.method !== 'POST') return show(200, peoplePage(language, form));
  const sent = await readForm(request);
  if (!sent) return show(413, errorPage(language, 'wrong'));
  const typed = checkTyped(sent, language);
  if (Object.keys(typed.errors).length > 0)
    return show(422, peoplePage(language, { ...form, typed }));
  const accountId = await rememberAccount(db, typed.values);
  const next = await provider.interactionResult(request, response, { login: { accountId } });
  // Answers the page of the provider's next address itself, which saves a redirect.
  await answerWithin(provider, Object.assign(request, { method: 'GET' }), response, next);
  return undefined;
}

/** oidc-provider expects its paths without `/idp`. */
export async function answerWithin(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
  address: string,
): Promise<void> {
  const { pathname, search } = new URL(address, provider.issuer);
  const originalUrl = pathname + search;
  Object.assign(request, { originalUrl, url: originalUrl.replace(/^\/idp\/?/, '/') });
  await provider.callback()(request, response);
}

function absentWhenOver(error: unknown): undefined {
  if (error instanceof Error && error.name === 'SessionNotFound') return undefined;
  throw error;
}

function checkTyped(form: URLSearchParams, language: Language): TypedForm {
  const text = embeddedSignInTexts[language];
  const read = (field: Field) => (form.get(field) ?? '').replaceAll('\0', '').trim();
  const values = {
    email: readMailAddress(read('email')) ?? read('email'),
    firstName: read('firstName'),
    lastName: read('lastName'),
  };
  const errors: TypedForm['errors'] = {};
  if (!isMailAddress(values.email)) errors.email = text.badEmail;
  if (values.firstName.length > 80) errors.firstName = text.tooLong;
  if (values.lastName.length > 80) errors.lastName = text.tooLong;
  return { values, errors };
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > bodyLimit) return undefined;
    chunks.push(chunk);
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}
