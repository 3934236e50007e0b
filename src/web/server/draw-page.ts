import { type App, type PostedForm, Redirect } from '#app.ts';
import type { Visitor } from '#features/accounts/server/serve.ts';
import { match, pages } from '#pages.ts';
import { ApiError } from '#platform/calls/client.ts';
import { type Finished, finish } from '#platform/http/compress.ts';
import { isOutage } from '#platform/http/errors.ts';
import { errorFacts } from '#platform/monitoring/log.ts';
import type { Services } from '#platform/services.ts';
import { staffPages } from '#staff-pages.ts';
import { notFoundView, type OpenView, openView } from '../open-view.ts';
import type { PagePart } from '../page-parts.ts';
import type { Assets } from './assets.ts';
import { renderPage } from './render.tsx';

export interface CachedPage {
  finished: Finished;
  parts: PagePart[];
  contentPolicy: string;
  status: number;
  /** What a public page depends on, for the service worker; absent on private ones. */
  variant: string | undefined;
}

/** A visitor whose session could not be looked up; what is for everyone can still be shown. */
export interface UnknownVisitor extends Visitor {
  outage?: unknown;
}

/** Opens and draws the screen of an address; whatever goes wrong is a screen too, or a redirect. */
export async function drawPage(
  app: App,
  visitor: UnknownVisitor,
  services: Services,
  assets: Assets,
  posted?: PostedForm,
): Promise<CachedPage | Response> {
  try {
    return await draw(app, await open(app, visitor, services, posted), assets);
  } catch (error) {
    if (error instanceof Redirect) {
      return new Response(null, { status: 302, headers: { location: error.to } });
    }
    services.log.error('page failed', { requestId: visitor.requestId, ...errorFacts(error) });
    const unavailable = isOutage(error) || (error instanceof ApiError && error.status === 503);
    return drawFailed(app, { unavailable, requestId: visitor.requestId }, assets);
  }
}

/** The page that says that something failed, and how to go on. */
export function drawFailed(
  app: App,
  trouble: { unavailable: boolean; requestId: string },
  assets: Assets,
): Promise<CachedPage> {
  const state = { kind: 'failed', ...trouble } as const;
  return draw(app, { state, page: undefined, status: trouble.unavailable ? 503 : 500 }, assets);
}

async function open(
  app: App,
  visitor: UnknownVisitor,
  services: Services,
  posted: PostedForm | undefined,
): Promise<OpenView> {
  const screen = match(app.address.pathname)?.screen;
  if (visitor.outage && screen?.access !== 'anyone') throw visitor.outage;
  // The design system is for those who build the shop.
  if (services.config.production && screen === pages.kit) return notFoundView;
  return openView(app, undefined, posted);
}

async function draw(app: App, view: OpenView, assets: Assets): Promise<CachedPage> {
  // A screen that is not shown gives away none of its files either.
  const screen = view.page && screenName(app.address);
  const { html, parts, contentPolicy } = await renderPage(app, view, screen, assets);
  return {
    finished: finish(html, 'text/html; charset=utf-8'),
    parts,
    contentPolicy,
    status: view.status,
    variant: variantOf(app, view),
  };
}

/** What a page for everyone depends on. Nobody's own page has it: a phone is shared. */
function variantOf(app: App, view: OpenView) {
  const { language, province, lowData, person, address } = app;
  const open = match(address.pathname)?.screen.access === 'anyone' && view.status === 200;
  if (view.state.kind === 'page' && view.page?.head(app, view.state.data).personal)
    return undefined;
  return open && !person ? [language, province, lowData ? 'poco' : 'todo'].join('.') : undefined;
}

function screenName(address: URL): string | undefined {
  const found = match(address.pathname);
  return Object.entries({ ...pages, ...staffPages }).find(
    ([, screen]) => screen === found?.screen,
  )?.[0];
}
