import type { Context } from 'hono';
import { html } from 'hono/html';
import { HTTPException } from 'hono/http-exception';
import type { Visitor } from '#features/people/accounts/server/serve.ts';
import { languageWithoutSession } from '#features/people/accounts/server/visit.ts';
import { type AppError, outageOf, toAppError } from '#platform/http/errors.ts';
import { plainPage, readsPages } from '#platform/http/plain-page.ts';
import { errorFacts } from '#platform/monitoring/log.ts';
import type { Services } from '#platform/services.ts';
import { ShopStopping } from '#platform/tasks/task.ts';
import type { Language, Text } from '#platform/text/language.ts';

interface ErrorTools {
  visit(context: Context): Promise<Visitor>;
  /** Draws the shop's page of a failure. */
  showPage(context: Context, error: AppError): Promise<Response>;
  routeOf(context: Context): string;
}

/** Answers whatever nobody has caught: with a page for who reads pages, with JSON for all others. */
export function answerError(services: Services, { visit, showPage, routeOf }: ErrorTools) {
  const { config } = services;
  return async (error: Error, context: Context): Promise<Response> => {
    if (error instanceof HTTPException) return error.getResponse();
    const requestId = context.get('requestId');
    const appError = reportError(services, error, () => ({ requestId, route: routeOf(context) }));
    const { code, status } = appError.kind;
    context.set('refused', code);
    const reads = readsPages(context);
    // The visitor, or the shop's frame, may be what fails.
    const page =
      reads && status >= 500 && (await showPage(context, appError).catch(() => undefined));
    if (page) return page;
    const visitor = await visit(context).catch(() => undefined);
    const language = visitor?.language ?? languageWithoutSession(context, config);
    const headers = { 'cache-control': 'no-store', ...appError.headers };
    if (!reads) return context.json(appError.body(language), status, headers);
    const plain = await inWords(appError, language, config.brand.name);
    return context.body(plain.html, status, { ...headers, ...plain.headers });
  };
}

/** Logs and counts what is our fault, and returns what is answered. */
export function reportError(
  { log, metrics }: Services,
  error: unknown,
  facts: () => object,
): AppError {
  const appError = toAppError(error);
  // Work that ends with the shop is no fault.
  if (appError.kind.status >= 500 && !(error instanceof ShopStopping)) {
    const outage = outageOf(error);
    if (outage) metrics.wentWithout(outage);
    log.error('request failed', { ...facts(), ...errorFacts(error) });
  }
  return appError;
}

function inWords({ kind }: AppError, language: Language, brand: string) {
  const body = html`<p>${kind.message[language]}</p>`;
  return plainPage({ language, brand, title: notOpened[language], body });
}

const notOpened: Text = {
  es: 'No pudimos abrir esta página',
  en: 'We could not open this page',
};
