import { ApiError } from '#platform/calls/client.ts';
import { finish } from '#platform/http/compress.ts';
import { isOutage } from '#platform/http/errors.ts';
import { languageStart, underLanguage } from '#platform/http/shared/language-address.ts';
import { errorFacts, type Log } from '#platform/monitoring/log.ts';
import type { App } from '../app-context.ts';
import { errorView, type OpenView, openView } from '../open-view.ts';
import { type ActionData, Redirect } from '../page.ts';
import { matchScreen } from '../screens.ts';
import type { Failure } from '../website.ts';
import type { Assets } from './assets.ts';
import type { CachedPage } from './page-cache.ts';
import { renderPage } from './render.tsx';
import { renderFragment } from './render-fragment.tsx';
import type { PageVisit, ServerWebsite } from './server-website.ts';

export interface PageTools {
  website: ServerWebsite;
  assets: Assets;
  log: Log;
}

/** Renders the screen of an address. Every failure becomes a page too, or a redirect. */
export async function answerPage(
  tools: PageTools,
  visit: PageVisit,
  app: App,
  actionData?: ActionData,
): Promise<CachedPage | Response> {
  try {
    return await render(tools, visit, app, await open(tools, visit, app, actionData));
  } catch (error) {
    if (error instanceof Redirect) {
      const location = underLanguage(languageStart(app.address.pathname), error.to);
      return new Response(null, { status: 302, headers: { location } });
    }
    const { requestId } = visit;
    tools.log.error('page failed', { requestId, ...errorFacts(error) });
    const unavailable = isOutage(error) || (error instanceof ApiError && error.status === 503);
    return answerFailed(tools, visit, app, unavailable);
  }
}

/**
 * Returns undefined when the screen has no fragment or something fails, so that the browser opens the
 * screen.
 */
export async function answerFragment(
  { website, assets }: PageTools,
  app: App,
): Promise<string | undefined> {
  const found = matchScreen(website.screens, app.address);
  try {
    const view = await openView(website, app);
    return await renderFragment(app, view, found?.screen.name, assets);
  } catch {
    return undefined;
  }
}

export async function answerFailed(
  tools: PageTools,
  visit: PageVisit,
  app: App,
  unavailable: boolean,
): Promise<CachedPage> {
  const failure: Failure = {
    unavailable,
    requestId: visit.requestId,
    what: await nameOfFailure(tools.website, app),
  };
  const view = await errorView(tools.website, 'failed', unavailable ? 503 : 500, failure);
  return render(tools, visit, app, view);
}

async function nameOfFailure({ screens }: ServerWebsite, app: App): Promise<string | undefined> {
  const found = matchScreen(screens, app.address);
  // The screen's own code may be what is missing.
  const screen = await found?.screen.load().catch(() => undefined);
  return screen?.page.loadFailed?.(app);
}

/** During an outage the visitor is unknown: only public screens are rendered. */
async function open(
  { website }: PageTools,
  visit: PageVisit,
  app: App,
  actionData: ActionData | undefined,
): Promise<OpenView> {
  if (visit.outage && !isForAnyone(website, app.address)) throw visit.outage;
  return openView(website, app, { actionData });
}

async function render(
  { website, assets }: PageTools,
  visit: PageVisit,
  app: App,
  view: OpenView,
): Promise<CachedPage> {
  // A screen that the visitor may not see must not give away its files.
  const found = view.state.kind === 'page' && matchScreen(website.screens, app.address);
  const screen = found ? found.screen.name : undefined;
  const page = { app, facts: visit.facts, view, screen };
  const { html, ...rest } = await renderPage(website, assets, page);
  return {
    ...rest,
    finished: finish(html, 'text/html; charset=utf-8'),
    status: view.status,
    variant: variantOf(website, app, view),
  };
}

function variantOf(website: ServerWebsite, app: App, { state, page, status }: OpenView) {
  if (state.kind === 'page' && page?.head(app, state.data).personal) return undefined;
  return status === 200 && isForAnyone(website, app.address) ? website.variant(app) : undefined;
}

function isForAnyone({ screens }: ServerWebsite, address: URL): boolean {
  return matchScreen(screens, address)?.route.access === 'anyone';
}
