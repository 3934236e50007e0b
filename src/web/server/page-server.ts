import type { Context } from 'hono';
import { knownAddress } from '#app/server/known-query.ts';
import { staffMenu } from '#app/server/staff-menu.ts';
import type { App, PostedForm } from '#app.ts';
import type { Visitor } from '#features/accounts/server/serve.ts';
import { languageOf } from '#features/accounts/server/visit.ts';
import { catalogueChanges } from '#features/catalogue/server/changes.ts';
import { provinceCookie, toProvince } from '#features/provinces/provinces.ts';
import { href, pages } from '#pages.ts';
import { request, requestPage, type Send } from '#platform/calls/client.ts';
import { compressBest, finish, send } from '#platform/http/compress.ts';
import { cookieName, readCookie } from '#platform/http/cookies.ts';
import { type AppError, isOutage } from '#platform/http/errors.ts';
import { wantsLowData } from '#platform/http/low-data.ts';
import type { Services } from '#platform/services.ts';
import { cutPage, partsHeader } from '../page-parts.ts';
import type { Assets } from './assets.ts';
import { type CachedPage, drawFailed, drawPage, type UnknownVisitor } from './draw-page.ts';
import { createPageCache } from './page-cache.ts';
import { stalePage } from './stale-page.ts';

/** The answer to every GET that is not a call, a picture or a file, and to a form: a screen. */
export function pageServer(
  services: Services,
  assets: Assets,
  visit: (context: Context) => Promise<Visitor>,
  callApi: Send,
) {
  let newest = createPageCache();
  const catalogue = catalogueChanges(services.database);
  catalogue.onChange(() => {
    newest = createPageCache();
  });

  async function show(context: Context): Promise<Response> {
    const visitor = await visitOrAnonymous(context, visit, services);
    // Taken before looking at the catalogue: who draws while it changes keeps nothing.
    const cache = newest;
    const asked = appOf(context, visitor, services, callApi);
    const app = visitor.person ? asked : { ...asked, address: knownAddress(asked.address) };
    // What signed-out people see differs by language, province and data mode alone, so it can be kept.
    const key = visitor.person
      ? undefined
      : `${app.language} ${app.province} ${app.lowData} ${app.address.pathname}${app.address.search}`;
    const kept = key ? cache.get(key) : undefined;
    // The service worker only asks whether its copy is still the newest that we know: it may be.
    const silentSince = context.req.header('x-check') ? undefined : catalogue.silentSince();
    if (kept && silentSince) {
      return answer(stalePage(kept, silentSince, app.language), context, false);
    }
    if (kept) {
      // Worth it from the second visit on: an address asked for once costs no more than that.
      compressBest(kept.finished);
      return answer(kept, context, true);
    }
    const made = await drawPage(app, visitor, services, assets);
    if (made instanceof Response) return made;
    const shared = key !== undefined && made.variant !== undefined;
    // Drawn of what the calls remember.
    if (shared && silentSince) {
      return answer(stalePage(made, silentSince, app.language), context, false);
    }
    if (shared && catalogue.heard()) {
      cache.set(key, made);
      if (isFront(app.address)) compressBest(made.finished);
    }
    return answer(made, context, shared);
  }

  /** The screen of a form that was refused: with what was typed, and the refusal's status. */
  async function redraw(context: Context, form: PostedForm, appError: AppError): Promise<Response> {
    const visitor = await visitOrAnonymous(context, visit, services);
    const app = appOf(context, visitor, services, callApi);
    const made = await drawPage(app, visitor, services, assets, form);
    if (made instanceof Response) return made;
    const status = made.status < 500 ? appError.kind.status : made.status;
    const page = { ...made, status, variant: undefined };
    const response = answer(page, context, false);
    for (const [name, value] of Object.entries(appError.headers ?? {})) {
      response.headers.set(name, value);
    }
    return response;
  }

  /** What a browser is shown that sent a form, and no screen can take it back. */
  async function fail(context: Context, appError: AppError): Promise<Response> {
    const visitor = await visitOrAnonymous(context, visit, services);
    const app = appOf(context, visitor, services, callApi);
    const { requestId } = visitor;
    const unavailable = appError.kind.status === 503;
    return answer(await drawFailed(app, { unavailable, requestId }, assets), context, false);
  }

  return { show, redraw, fail };
}

/** One of the handful of pages where people come in: it will be asked for again. */
function isFront({ pathname, search }: URL): boolean {
  return !search && !/^\/products\/[^/]+\//.test(pathname);
}

async function visitOrAnonymous(
  context: Context,
  visit: (context: Context) => Promise<Visitor>,
  { config }: Services,
): Promise<UnknownVisitor> {
  try {
    return await visit(context);
  } catch (outage) {
    if (!isOutage(outage)) throw outage;
    const language = languageOf(context, config);
    return {
      person: undefined,
      language,
      requestId: context.get('requestId'),
      address: '',
      outage,
    };
  }
}

function appOf(context: Context, visitor: Visitor, services: Services, callApi: Send): App {
  // In the process nobody adds the visitor's cookies: they are handed on by hand, nothing else.
  const { config } = services;
  const cookie = context.req.header('cookie') ?? '';
  const language = visitor.language;
  const address = addressOf(context, services);
  const send: Send = (path, init) =>
    callApi(path, { ...init, headers: { ...init.headers, cookie, 'accept-language': language } });
  return {
    language,
    province: toProvince(readCookie(cookie, cookieName(provinceCookie.name, config))),
    person: visitor.person,
    brand: config.brand,
    lowData: wantsLowData(cookie, context.req.header('save-data'), config) || isForLater(address),
    staffMenu: staffMenu(visitor.person?.role, language),
    address,
    live: false,
    call: (call, input) => request(send, call, input),
    callPage: (call, input) => requestPage(send, call, input),
    navigate: onlyInBrowser,
    refresh: onlyInBrowser,
    setPerson: onlyInBrowser,
    setProvince: onlyInBrowser,
  };
}

/** Every phone keeps it for a bad moment: it is drawn with as little as can be. */
function isForLater({ pathname }: URL): boolean {
  return pathname === href(pages.offline);
}

/** Path and query on our own origin; resolving a path that begins with // would name another host. */
function addressOf(context: Context, { config }: Services): URL {
  const asked = new URL(context.req.url);
  const address = new URL(config.publicUrl);
  address.pathname = asked.pathname;
  address.search = asked.search;
  return address;
}

function onlyInBrowser(): never {
  throw new Error('only in the browser');
}

/** Of an answer that is no document. */
const emptyPolicy = "default-src 'none'; frame-ancestors 'none'";

function answer(page: CachedPage, context: Context, shared: boolean): Response {
  const { finished, parts } = page;
  const kept = context.req.header(partsHeader);
  // Cut for one phone: nobody else may ever be given it.
  const cut = kept === undefined ? undefined : cutPage(finished.plain.toString(), parts, kept);
  const answered = send(
    cut ? { ...finish(cut.text, finished.type), etag: finished.etag } : finished,
    context.req.raw,
    {
      'content-security-policy': page.contentPolicy,
      // Kept by the browser only to ask again: the answer is then a 304 without a body.
      'cache-control': shared && !cut ? 'public, no-cache' : 'private, no-store',
      vary: 'cookie, save-data',
      ...(cut && { [partsHeader]: cut.header }),
      ...(page.variant && { 'x-page-variant': page.variant }),
      ...(page.status === 503 && { 'retry-after': '30' }),
    },
    page.status,
  );
  // The service worker only wants to know whether its copy holds: the page's policy and what it
  // depends on are in that copy, so they need not cross the line again.
  return answered.status === 304 && context.req.header('x-check')
    ? new Response(null, {
        status: 204,
        headers: { 'content-security-policy': emptyPolicy, 'cache-control': 'no-store' },
      })
    : answered;
}
