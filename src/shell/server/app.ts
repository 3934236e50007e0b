import { type Context, Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { routePath } from 'hono/route';
import { isStaff } from '../../features/accounts/roles.ts';
import type { Visitor } from '../../features/accounts/server/serve.ts';
import { signInRoutes } from '../../features/accounts/server/sign-in-routes.ts';
import { languageMeanwhile, visitorOf } from '../../features/accounts/server/visit.ts';
import { pictureRoutes } from '../../features/catalogue/server/pictures.ts';
import { postedMessageRoute } from '../../features/history/server/posted-message.ts';
import { profileFormRoute } from '../../features/profile/server/posted-form.ts';
import { quoteMessages } from '../../features/quotes/server/write-about-quote.ts';
import { postedFormRoute } from '../../features/verifications/server/posted-form.ts';
import { verificationMessages } from '../../features/verifications/server/write-about-verification.ts';
import { match } from '../../pages.ts';
import { Refusal, refusals, toRefusal } from '../../platform/http/refusal.ts';
import { securityHeaders } from '../../platform/http/security-headers.ts';
import { inboxRoutes } from '../../platform/inbox.ts';
import { errorFacts } from '../../platform/log.ts';
import type { Platform } from '../../platform/platform.ts';
import type { SignIn } from '../../platform/sign-in.ts';
import { allRoutes } from './all-routes.ts';
import type { Assets } from './assets.ts';
import { refuseCrossSite } from './cross-site.ts';
import { discoveryRoutes } from './discovery.ts';
import { healthRoutes } from './health.ts';
import { metricsRoutes } from './metrics.ts';
import { pageServer } from './pages.ts';
import { preferenceRoutes } from './preferences.ts';
import { staticFiles } from './static-files.ts';
import { workerRoute } from './worker-route.ts';

/** The whole shop as one web-standard application. */
export function createApp(platform: Platform, assets: Assets, signIn: SignIn): Hono {
  const visitors = new WeakMap<Request, Promise<Visitor>>();
  const visit = (context: Context) => {
    const known = visitors.get(context.req.raw);
    if (known) return known;
    const visitor = visitorOf(context, platform);
    visitors.set(context.req.raw, visitor);
    return visitor;
  };
  const app = new Hono();
  app.use(observe(platform, (context) => visitors.get(context.req.raw)));
  app.use(refuseCrossSite(platform));
  app.route('/', healthRoutes(platform));
  app.route('/', metricsRoutes(platform));
  app.route('/', staticFiles(visit));
  app.route('/', workerRoute(assets));
  app.route('/', discoveryRoutes(platform));
  app.route('/', pictureRoutes(platform));
  app.route('/', signInRoutes(platform, signIn));
  app.route('/', preferenceRoutes(platform, visit));
  if (!platform.config.smtpUrl) app.route('/', inboxRoutes(platform));
  for (const route of allRoutes) route.mount(app, platform, visit);
  app.all('/api/*', () => {
    throw new Refusal(refusals.notFound);
  });
  const callApi = async (path: string, init: RequestInit) =>
    app.request(new URL(path, platform.config.publicUrl), init, inProcess);
  const screens = pageServer(platform, assets, visit, callApi);
  app.route('/', postedFormRoute(platform, visit, screens.redraw));
  app.route('/', profileFormRoute(platform, visit, screens.redraw));
  for (const page of [quoteMessages, verificationMessages]) {
    app.route('/', postedMessageRoute(platform, visit, screens.redraw, page));
  }
  app.get('*', screens.show);
  app.notFound(() => {
    throw new Refusal(refusals.notFound);
  });
  // The one place that turns errors into answers.
  app.onError(async (error, context) => {
    if (error instanceof HTTPException) return error.getResponse();
    const refusal = toRefusal(error);
    context.set('refused', refusal.kind.code);
    if (refusal.kind.status >= 500) {
      platform.log.error('request failed', {
        requestId: context.get('requestId'),
        route: routeOf(context),
        ...errorFacts(error),
      });
    }
    if (refusal.kind.status >= 500 && isFormOfBrowser(context)) {
      return screens.fail(context, refusal);
    }
    const visitor = await visit(context).catch(() => undefined);
    const language = visitor?.language ?? languageMeanwhile(context, platform.config);
    return context.json(refusal.body(language), refusal.kind.status, {
      'cache-control': 'no-store',
      ...refusal.headers,
    });
  });
  return app;
}

/** Who sent a form without JavaScript reads what comes back: it must be a page. */
function isFormOfBrowser({ req }: Context): boolean {
  const readsPages = req.header('accept')?.includes('text/html') ?? false;
  return req.method === 'POST' && readsPages && !req.path.startsWith('/api/');
}

/** Marks the calls that rendering makes: they are part of a request that is observed already. */
const inProcess = { inProcess: true };

declare module 'hono' {
  interface ContextVariableMap {
    requestId: string;
    /** The code of the refusal that was the answer. */
    refused: string;
  }
}

/**
 * Gives each request an id, each answer the safe headers, log and metrics a line. It says who asked
 * where that is somebody of staff, and who was refused and by which rule: by the id of a person who
 * was `seen`, which means nothing outside of the database.
 */
function observe(platform: Platform, seen: (context: Context) => Promise<Visitor> | undefined) {
  const headers = Object.entries(securityHeaders(platform.config.secure));
  return async (context: Context, next: () => Promise<void>) => {
    if (context.env === inProcess) return next();
    const started = performance.now();
    const requestId = crypto.randomUUID();
    context.set('requestId', requestId);
    await next();
    const answer = context.res;
    for (const [name, value] of headers) {
      if (!answer.headers.has(name)) answer.headers.set(name, value);
    }
    answer.headers.set('x-request-id', requestId);
    const asked = { method: context.req.method, route: routeOf(context), status: answer.status };
    const seconds = (performance.now() - started) / 1000;
    platform.metrics.answered({ ...asked, seconds });
    const { person } = (await seen(context)?.catch(() => undefined)) ?? {};
    const isTold = answer.status >= 400 || (person !== undefined && isStaff(person.role));
    platform.log.info('request', {
      requestId,
      ...asked,
      refused: context.get('refused'),
      person: isTold ? person?.id : undefined,
      ms: Math.round(seconds * 10_000) / 10,
    });
  };
}

/**
 * What was asked for, as a pattern of ours: an address may hold whatever somebody wrote into it, and
 * log and metrics hold nothing of that.
 */
function routeOf(context: Context): string {
  const route = routePath(context);
  return /^\/?\*$/.test(route) ? (match(context.req.path)?.screen.path ?? 'none') : route;
}
