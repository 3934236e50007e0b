import type { Context } from 'hono';
import { type App, Redirect } from '../../app.ts';
import type { Visitor } from '../../features/accounts/server/serve.ts';
import { languageOf } from '../../features/accounts/server/visit.ts';
import { catalogueChanges } from '../../features/catalogue/server/changes.ts';
import { provinceCookie, toProvince } from '../../features/provinces/provinces.ts';
import { match, pages } from '../../pages.ts';
import { ApiError, request, requestPage, type Send } from '../../platform/http/client.ts';
import { compressBest, type Finished, finish, send } from '../../platform/http/compress.ts';
import { readCookie } from '../../platform/http/cookies.ts';
import { isOutage } from '../../platform/http/refusal.ts';
import { errorFacts } from '../../platform/log.ts';
import { wantsLowData } from '../../platform/low-data.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFoundView, type OpenView, openView } from '../open-view.ts';
import type { Assets } from './assets.ts';
import { createPageCache } from './page-cache.ts';
import { renderPage } from './render.tsx';

/** The answer to every GET that is not a call, a picture or a file: a screen. */
export function pageServer(
  platform: Platform,
  assets: Assets,
  visit: (context: Context) => Promise<Visitor>,
  callApi: Send,
) {
  let newest = createPageCache();
  const catalogue = catalogueChanges(platform.database);
  catalogue.onChange(() => {
    newest = createPageCache();
  });

  return async (context: Context): Promise<Response> => {
    const visitor = await visitOrAnonymous(context, visit);
    // Taken before looking at the catalogue: who draws while it changes keeps nothing.
    const cache = newest;
    const app = appOf(context, visitor, platform, callApi);
    // What signed-out people see differs by language, province and data mode alone, so it can be kept.
    const key = visitor.person
      ? undefined
      : `${app.language} ${app.province} ${app.lowData} ${app.address.pathname}${app.address.search}`;
    const kept = key ? cache.get(key) : undefined;
    if (kept) return answer(kept, context, true);
    const made = await draw(app, visitor, platform, assets);
    if (made instanceof Response) return made;
    const shared = key !== undefined && made.status === 200;
    if (shared && catalogue.heard()) {
      cache.set(key, made);
      compressBest(made.finished);
    }
    return answer(made, context, shared);
  };
}

export interface KeptPage {
  finished: Finished;
  contentPolicy: string;
  status: number;
  /** What a public page depends on, for the service worker; absent on private ones. */
  variant: string | undefined;
}

/** A visitor whose session could not be looked up; what is for everyone can still be shown. */
interface UnknownVisitor extends Visitor {
  outage?: unknown;
}

async function visitOrAnonymous(
  context: Context,
  visit: (context: Context) => Promise<Visitor>,
): Promise<UnknownVisitor> {
  try {
    return await visit(context);
  } catch (outage) {
    if (!isOutage(outage)) throw outage;
    const language = languageOf(context);
    return {
      person: undefined,
      language,
      requestId: context.get('requestId'),
      address: '',
      outage,
    };
  }
}

async function draw(
  app: App,
  visitor: UnknownVisitor,
  platform: Platform,
  assets: Assets,
): Promise<KeptPage | Response> {
  const view = await openOrFail(app, visitor, platform);
  if (view instanceof Response) return view;
  // A screen that is not shown gives away none of its files either.
  const screen = view.page && screenName(app.address);
  const { html, contentPolicy } = await renderPage(app, view, screen, assets);
  return {
    finished: finish(html, 'text/html; charset=utf-8'),
    contentPolicy,
    status: view.status,
    variant: variantOf(app, view),
  };
}

/** Language, province, data mode and person, so that nobody is shown what was kept for somebody else. */
function variantOf({ language, province, lowData, person, address }: App, view: OpenView) {
  const open = match(address.pathname)?.screen.access === 'anyone' && view.status === 200;
  return open
    ? [language, province, lowData ? 'poco' : 'todo', person?.id.slice(0, 8) ?? ''].join('.')
    : undefined;
}

async function openOrFail(
  app: App,
  visitor: UnknownVisitor,
  platform: Platform,
): Promise<OpenView | Response> {
  try {
    if (visitor.outage && match(app.address.pathname)?.screen.access !== 'anyone')
      throw visitor.outage;
    // The design system is for those who build the shop.
    if (platform.config.production && match(app.address.pathname)?.screen === pages.kit)
      return notFoundView;
    return await openView(app);
  } catch (error) {
    if (error instanceof Redirect) {
      return new Response(null, { status: 302, headers: { location: error.to } });
    }
    platform.log.error('page failed', { requestId: visitor.requestId, ...errorFacts(error) });
    const unavailable = isOutage(error) || (error instanceof ApiError && error.status === 503);
    return {
      state: { kind: 'failed', unavailable, requestId: visitor.requestId },
      page: undefined,
      status: unavailable ? 503 : 500,
    };
  }
}

function appOf(context: Context, visitor: Visitor, platform: Platform, callApi: Send): App {
  // In the process nobody adds the visitor's cookies: they are handed on by hand, nothing else.
  const cookie = context.req.header('cookie') ?? '';
  const language = visitor.language;
  const send: Send = (path, init) =>
    callApi(path, { ...init, headers: { ...init.headers, cookie, 'accept-language': language } });
  return {
    language,
    province: toProvince(readCookie(cookie, provinceCookie.name)),
    person: visitor.person,
    brand: platform.config.brand,
    lowData: wantsLowData(cookie, context.req.header('save-data')),
    address: addressOf(context, platform),
    live: false,
    call: (call, takes) => request(send, call, takes),
    callPage: (call, takes) => requestPage(send, call, takes),
    navigate: onlyInBrowser,
    refresh: onlyInBrowser,
    setPerson: onlyInBrowser,
    setProvince: onlyInBrowser,
  };
}

/** Path and query on our own origin; resolving a path that begins with // would name another host. */
function addressOf(context: Context, { config }: Platform): URL {
  const asked = new URL(context.req.url);
  const address = new URL(config.publicUrl);
  address.pathname = asked.pathname;
  address.search = asked.search;
  return address;
}

function onlyInBrowser(): never {
  throw new Error('only in the browser');
}

function screenName(address: URL): string | undefined {
  const found = match(address.pathname);
  return Object.entries(pages).find(([, screen]) => screen === found?.screen)?.[0];
}

function answer(page: KeptPage, context: Context, shared: boolean): Response {
  return send(
    page.finished,
    context.req.raw,
    {
      'content-security-policy': page.contentPolicy,
      // Kept by the browser only to ask again: the answer is then a 304 without a body.
      'cache-control': shared ? 'public, no-cache' : 'private, no-store',
      vary: 'cookie, save-data',
      ...(page.variant && { 'x-page-variant': page.variant }),
      ...(page.status === 503 && { 'retry-after': '30' }),
    },
    page.status,
  );
}
