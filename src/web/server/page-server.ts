import { setTimeout } from 'node:timers/promises';
import type { Context } from 'hono';
import { request, requestPage, type Send } from '#platform/calls/client.ts';
import { compressBest, finish, send } from '#platform/http/compress.ts';
import type { AppError } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import type { Language } from '#platform/text/language.ts';
import { formatDateTime } from '#platform/time/dates.ts';
import type { App } from '../app-context.ts';
import type { PostedForm } from '../page.ts';
import { cutPage, partsHeader } from '../page-parts.ts';
import { panelHeader } from '../page-state.ts';
import type { Assets } from './assets.ts';
import { type CachedPage, drawFailed, drawPage, drawPanel } from './draw-page.ts';
import { createPageCache } from './page-cache.ts';
import type { PageVisit, ServerWebsite } from './server-website.ts';
import { datedPage } from './status-bar.ts';

/**
 * What the first visitor of a front page waits for its smallest form: what no longer fits into the
 * first window of TCP costs a whole round trip.
 */
const patienceMs = 1000;

/** The answer to every GET that is not a call, a picture or a file, and to a form: a screen. */
export function pageServer(
  website: ServerWebsite,
  { log, config }: Pick<Services, 'log' | 'config'>,
  assets: Assets,
  callApi: Send,
) {
  const { changes } = website;
  const tools = { website, assets, log };
  let cache = createPageCache();
  changes.onChange(() => {
    cache = createPageCache();
  });

  async function show(context: Context): Promise<Response> {
    const visit = await website.visit(context);
    // Taken before the data is read: a page drawn while it changes goes into a cache that is dropped.
    const current = cache;
    const requested = appOf(context, visit);
    if (context.req.header(panelHeader)) {
      const panel = await drawPanel(tools, requested);
      if (panel !== undefined) return answerPanel(panel, context);
    }
    const variant = website.variant(requested);
    const app = variant
      ? { ...requested, address: website.knownAddress(requested.address) }
      : requested;
    const { pathname, search } = app.address;
    const key = variant && `${variant} ${pathname}${search}`;
    const cached = key ? current.get(key) : undefined;
    // The service worker only asks whether its copy is still the newest that we know: it may be.
    const silentSince = isCheck(context) ? undefined : changes.silentSince();
    const dated = (page: CachedPage, since: Date) => {
      const text = website.statusTexts(app).dated(formatDateTime(since, app.language));
      return answer(datedPage(page, text), context, false);
    };
    if (cached && silentSince) return dated(cached, silentSince);
    if (cached) {
      // Worth it from the second visit on: most addresses are visited once.
      void compressBest(cached.finished);
      return answer(cached, context, true);
    }
    const page = await drawPage(tools, visit, app);
    if (page instanceof Response) return page;
    const shared = key !== undefined && page.variant !== undefined;
    // Drawn from data that the calls have cached.
    if (shared && silentSince) return dated(page, silentSince);
    if (shared && changes.heard()) {
      current.set(key, page);
      if (website.isFrontPage(app.address)) {
        await Promise.race([compressBest(page.finished), setTimeout(patienceMs)]);
      }
    }
    return answer(page, context, shared);
  }

  /** The screen of a form once more: with what was typed, and the error's status if it was rejected. */
  async function redraw(
    context: Context,
    form: PostedForm,
    appError?: AppError,
  ): Promise<Response> {
    const visit = await website.visit(context);
    const page = await drawPage(tools, visit, appOf(context, visit), form);
    if (page instanceof Response) return page;
    const status = page.status < 500 ? (appError?.kind.status ?? 200) : page.status;
    const response = answer({ ...page, status, variant: undefined }, context, false);
    for (const [name, value] of Object.entries(appError?.headers ?? {})) {
      response.headers.set(name, value);
    }
    return response;
  }

  /** What a browser is shown that sent a form, and no screen can take it back. */
  async function fail(context: Context, appError: AppError): Promise<Response> {
    const visit = await website.visit(context);
    const unavailable = appError.kind.status === 503;
    const page = await drawFailed(tools, visit, appOf(context, visit), unavailable);
    return answer(page, context, false);
  }

  function appOf(context: Context, { facts }: PageVisit): App {
    return {
      ...facts,
      ...website.actions(onlyInBrowser),
      ...callsOf(context, facts.language, callApi),
      address: addressOf(context, config.publicUrl),
      live: false,
      navigate: onlyInBrowser,
      refresh: onlyInBrowser,
    };
  }

  return { show, redraw, fail };
}

/** The calls of a page that is drawn here: as its visitor, without leaving the process. */
function callsOf(
  context: Context,
  language: Language,
  callApi: Send,
): Pick<App, 'call' | 'callPage'> {
  // In the process nobody adds the visitor's cookies: they are handed on by hand, nothing else.
  const cookie = context.req.header('cookie') ?? '';
  const headers = { cookie, 'accept-language': language };
  const sendInside: Send = (path, init) =>
    callApi(path, { ...init, headers: { ...init.headers, ...headers } });
  return {
    call: (call, input) => request(sendInside, call, input),
    callPage: (call, input) => requestPage(sendInside, call, input),
  };
}

/** Path and query on our own origin; resolving a path that begins with // would name another host. */
function addressOf(context: Context, publicUrl: string): URL {
  const requested = new URL(context.req.url);
  const address = new URL(publicUrl);
  address.pathname = requested.pathname;
  address.search = requested.search;
  return address;
}

function onlyInBrowser(): never {
  throw new Error('only in the browser');
}

/** A panel is of the one who asks. */
function answerPanel(panel: string, context: Context): Response {
  const headers = {
    'content-security-policy': emptyPolicy,
    'cache-control': 'private, no-store',
    vary: 'cookie, save-data',
    [panelHeader]: '1',
  };
  return send(finish(panel, 'text/html; charset=utf-8'), context.req.raw, headers);
}

/** The service worker only wants to know whether its copy holds. */
function isCheck(context: Context): boolean {
  return context.req.header('x-check') !== undefined;
}

/** Of an answer that is no document. */
const emptyPolicy = "default-src 'none'; frame-ancestors 'none'";

function answer(page: CachedPage, context: Context, shared: boolean): Response {
  const { finished, parts } = page;
  const stored = context.req.header(partsHeader);
  // Cut for one phone: nobody else may ever be given it.
  const cut = stored === undefined ? undefined : cutPage(finished.plain.toString(), parts, stored);
  const response = send(
    cut ? { ...finish(cut.text, finished.type), etag: finished.etag } : finished,
    context.req.raw,
    {
      'content-security-policy': page.contentPolicy,
      // Stored by the browser only to ask again: the answer is then a 304 without a body.
      'cache-control': shared && !cut ? 'public, no-cache' : 'private, no-store',
      vary: 'cookie, save-data',
      ...(cut && { [partsHeader]: cut.header }),
      ...(page.variant && { 'x-page-variant': page.variant }),
      ...(page.status === 503 && { 'retry-after': '30' }),
    },
    page.status,
  );
  if (response.status !== 304 || !isCheck(context)) return response;
  // The page's policy and what it depends on are in the worker's copy: they need not cross the line.
  return new Response(null, {
    status: 204,
    headers: { 'content-security-policy': emptyPolicy, 'cache-control': 'no-store' },
  });
}
