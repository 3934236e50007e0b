import { setTimeout } from 'node:timers/promises';
import type { Context } from 'hono';
import type { Send } from '#platform/calls/client.ts';
import { compressBest } from '#platform/http/compress.ts';
import type { AppError } from '#platform/http/errors.ts';
import { createSecondTime } from '#platform/second-time.ts';
import type { Services } from '#platform/services.ts';
import { formatDateTime } from '#platform/time/dates.ts';
import type { App } from '../app-context.ts';
import type { ActionData } from '../page.ts';
import { fragmentHeader } from '../page-state.ts';
import { answerFailed, answerFragment, answerPage, type PageTools } from './answer-page.ts';
import type { Assets } from './assets.ts';
import { type CachedPage, createPageCache, pageToKeep } from './page-cache.ts';
import { fragmentResponse, isCheck, pageResponse } from './page-response.ts';
import { serverApp } from './server-app.ts';
import type { PageVisit, ServerWebsite } from './server-website.ts';
import { datedPage } from './status-bar.ts';

const patienceMs = 1000;

/** Answers every GET that is not a call, a picture or a file, and every form, with a screen. */
export function pageServer(
  website: ServerWebsite,
  { log, config }: Pick<Services, 'log' | 'config'>,
  assets: Assets,
  callApi: Send,
) {
  const tools = { website, assets, log };
  const showPage = createCachedPages(tools);

  async function open(context: Context): Promise<{ visit: PageVisit; app: App }> {
    const visit = await website.visit(context);
    const { publicUrl } = config;
    return { visit, app: serverApp(website, visit, { context, publicUrl, callApi }) };
  }

  async function show(context: Context): Promise<Response> {
    const { visit, app } = await open(context);
    if (context.req.header(fragmentHeader)) {
      const fragment = await answerFragment(tools, app);
      if (fragment !== undefined) return fragmentResponse(fragment, context);
    }
    return showPage(context, visit, app);
  }

  /**
   * Renders the screen of a form again with what was typed. A rejected form has the status of its
   * error.
   */
  async function renderAgain(
    context: Context,
    form: ActionData,
    error?: AppError,
  ): Promise<Response> {
    const { visit, app } = await open(context);
    const page = await answerPage(tools, visit, app, form);
    if (page instanceof Response) return page;
    const status = page.status < 500 ? (error?.kind.status ?? 200) : page.status;
    const response = pageResponse({ ...page, status, variant: undefined }, context, false);
    for (const [name, value] of Object.entries(error?.headers ?? {})) {
      response.headers.set(name, value);
    }
    return response;
  }

  /** Answers a form that no screen can render again. */
  async function fail(context: Context, error: AppError): Promise<Response> {
    const { visit, app } = await open(context);
    return pageResponse(
      await answerFailed(tools, visit, app, error.kind.status === 503),
      context,
      false,
    );
  }

  return { show, renderAgain, fail };
}

/** Shows a page from the cache, or renders it and stores it there if it is the same for everybody. */
function createCachedPages(tools: PageTools) {
  const { website } = tools;
  const { changes } = website;
  const isSecond = createSecondTime();
  let newest = createPageCache();
  changes.onChange(() => {
    newest = createPageCache();
  });
  return async (context: Context, visit: PageVisit, requested: App): Promise<Response> => {
    // Taken before the data is read: if the data changes meanwhile, the page goes into a cache that
    // has been dropped.
    const cache = newest;
    const variant = website.variant(requested);
    const app = variant
      ? { ...requested, address: website.knownAddress(requested.address) }
      : requested;
    const key = variant && `${variant} ${app.address.pathname}${app.address.search}`;
    // A service worker only asks if its copy is the newest that we know.
    const staleSince = isCheck(context) ? undefined : changes.staleSince();
    const cached = key ? cache.get(key) : undefined;
    if (cached) {
      if (staleSince) return staleResponse(website, app, { page: cached, staleSince, context });
      // Worth it only from the second visit on, since most addresses are visited once.
      void compressBest(cached.finished);
      return pageResponse(cached, context, true);
    }
    const page = await answerPage(tools, visit, app);
    if (page instanceof Response) return page;
    const shared = key !== undefined && page.variant !== undefined;
    // Drawn from data that the calls had in their caches.
    if (shared && staleSince) return staleResponse(website, app, { page, staleSince, context });
    if (shared && changes.isListening() && (!app.address.search || isSecond(key))) {
      cache.set(key, pageToKeep(page));
      if (website.isFrontPage(app.address)) {
        await Promise.race([compressBest(page.finished), setTimeout(patienceMs)]);
      }
    }
    return pageResponse(page, context, shared);
  };
}

function staleResponse(
  website: ServerWebsite,
  app: App,
  { page, staleSince, context }: { page: CachedPage; staleSince: Date; context: Context },
): Response {
  const text = website.statusTexts(app).dated(formatDateTime(staleSince, app.language));
  return pageResponse(datedPage(page, text), context, false);
}
