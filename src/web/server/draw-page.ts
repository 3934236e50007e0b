import { ApiError } from '#platform/calls/client.ts';
import { type FinishedResponse, finish } from '#platform/http/compress.ts';
import { isOutage } from '#platform/http/errors.ts';
import { languageStart, underLanguage } from '#platform/http/shared/language-address.ts';
import { errorFacts, type Log } from '#platform/monitoring/log.ts';
import type { App } from '../app-context.ts';
import { errorView, type OpenView, openView } from '../open-view.ts';
import { type PostedForm, Redirect } from '../page.ts';
import type { PagePart } from '../page-parts.ts';
import { matchScreen } from '../screens.ts';
import type { Failure } from '../website.ts';
import type { Assets } from './assets.ts';
import { renderPage } from './render.tsx';
import { renderPanel } from './render-panel.tsx';
import type { PageVisit, ServerWebsite } from './server-website.ts';

export interface CachedPage {
  finished: FinishedResponse;
  parts: PagePart[];
  /** The offset of the status bar, which is empty. */
  statusAt: number;
  contentPolicy: string;
  status: number;
  /**
   * Names the facts on which a public page depends, for the service worker. Undefined for a private
   * page.
   */
  variant: string | undefined;
}

export interface PageTools {
  website: ServerWebsite;
  assets: Assets;
  log: Log;
}

/** Draws the screen of an address. Every failure becomes a page too, or a redirect. */
export async function drawPage(
  tools: PageTools,
  visit: PageVisit,
  app: App,
  posted?: PostedForm,
): Promise<CachedPage | Response> {
  try {
    return await draw(tools, visit, app, await open(tools, visit, app, posted));
  } catch (error) {
    if (error instanceof Redirect) {
      const location = underLanguage(languageStart(app.address.pathname), error.to);
      return new Response(null, { status: 302, headers: { location } });
    }
    const { requestId } = visit;
    tools.log.error('page failed', { requestId, ...errorFacts(error) });
    const unavailable = isOutage(error) || (error instanceof ApiError && error.status === 503);
    return drawFailed(tools, visit, app, unavailable);
  }
}

/**
 * Returns undefined when the screen has no panel or something fails, so that the browser opens the
 * screen.
 */
export async function drawPanel(
  { website, assets }: PageTools,
  app: App,
): Promise<string | undefined> {
  const found = matchScreen(website.screens, app.address);
  try {
    const view = await openView(website, app);
    return await renderPanel(app, view, found?.screen.name, assets);
  } catch {
    return undefined;
  }
}

export async function drawFailed(
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
  return draw(tools, visit, app, view);
}

async function nameOfFailure({ screens }: ServerWebsite, app: App): Promise<string | undefined> {
  const found = matchScreen(screens, app.address);
  return found && (await found.screen.load()).page.loadFailed?.(app);
}

/** During an outage the visitor is unknown: only public screens are drawn. */
async function open(
  { website }: PageTools,
  visit: PageVisit,
  app: App,
  posted: PostedForm | undefined,
): Promise<OpenView> {
  if (visit.outage && !isForAnyone(website, app.address)) throw visit.outage;
  return openView(website, app, { posted });
}

async function draw(
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
