import type { IncomingMessage } from 'node:http';
import { languageEntry } from '#platform/browser/registry/cookies.ts';
import type { Config } from '#platform/config.ts';
import { finish, send } from '#platform/http/compress.ts';
import { plainPage } from '#platform/http/plain-page.ts';
import { cookieName, readCookie } from '#platform/http/shared/cookies.ts';
import { type Language, toLanguage } from '#platform/text/language.ts';
import type { PageContent } from './pages.ts';

interface OidcContext {
  req: IncomingMessage;
  set(headers: Record<string, string>): void;
  status: number;
  body: unknown;
}

export type ShowPage = (
  context: OidcContext,
  status: number,
  contentIn: (language: Language) => PageContent,
  uiLocales?: unknown,
) => Promise<void>;

export async function pageWithHeaders(
  { brand, publicUrl }: Config,
  request: IncomingMessage,
  language: Language,
  content: PageContent,
): Promise<{ headers: Record<string, string>; body: Buffer }> {
  // Browsers apply form-action to redirects of a form too, and this one leads back to the shop.
  const page = await plainPage({ ...content, language, brand: brand.name, formsTo: publicUrl });
  const { 'content-type': type = '', ...headers } = page.headers;
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encodingRequest = new Request(publicUrl, { headers: { 'accept-encoding': accepted } });
  const answer = send(finish(page.html, type), encodingRequest, headers);
  const body = Buffer.from(await answer.arrayBuffer());
  return { headers: Object.fromEntries(answer.headers), body };
}

export function createShowPage(config: Config): ShowPage {
  return async (context, status, contentIn, uiLocales) => {
    const language = languageOfRequest(config, context.req, uiLocales);
    const { body, headers } = await pageWithHeaders(
      config,
      context.req,
      language,
      contentIn(language),
    );
    context.status = status;
    context.body = body;
    context.set(headers);
  };
}

/** The shop's cookie, else the language that the shop asked for, else Spanish. */
export function languageOfRequest(
  config: Config,
  request: IncomingMessage,
  uiLocales?: unknown,
): Language {
  const locale = typeof uiLocales === 'string' ? uiLocales.split(/[\s-]/)[0] : undefined;
  const name = cookieName(languageEntry.name, config);
  return toLanguage(readCookie(request.headers.cookie, name) ?? locale);
}
