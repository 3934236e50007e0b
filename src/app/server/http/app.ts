import { type Context, Hono } from 'hono';
import { routePath } from 'hono/route';
import { getPath } from 'hono/utils/url';
import { followPerson } from '#features/home/profile/server/follow-person.ts';
import { isStaff } from '#features/people/accounts/roles.ts';
import { hasTour } from '#features/people/accounts/server/embedded-provider/demo-people.ts';
import type { Visitor } from '#features/people/accounts/server/serve.ts';
import { signInRoutes } from '#features/people/accounts/server/sign-in-routes.ts';
import {
  languageOf,
  visitorOf,
  visitorWithoutSession,
} from '#features/people/accounts/server/visit.ts';
import { pictureRoutes } from '#features/shop/catalogue/pictures/server/pictures.ts';
import type { SignIn } from '#platform/auth/sign-in.ts';
import type { Send, SentAnswer } from '#platform/calls/client.ts';
import { asOneArrival } from '#platform/database/arrivals.ts';
import { AppError, commonErrors } from '#platform/http/errors.ts';
import { formRoutes } from '#platform/http/forms/form-routes.ts';
import { securityHeaders } from '#platform/http/security-headers.ts';
import { languageHeader, withoutLanguage } from '#platform/http/shared/language-address.ts';
import { inboxRoutes } from '#platform/mail/inbox.ts';
import type { Services } from '#platform/services.ts';
import { toLanguage } from '#platform/text/language.ts';
import { allScreenRoutes } from '#staff-routes.ts';
import { matchRoute } from '#web/routes/route.ts';
import type { Assets } from '#web/server/assets.ts';
import { pageServer } from '#web/server/page-server.ts';
import { staticFiles } from '#web/server/static-files.ts';
import { workerRoute } from '#web/server/worker-route.ts';
import { favicon } from '../../favicon.ts';
import { composeAreas } from '../composition-root.ts';
import { tourRoutes } from '../demo/tour-routes.ts';
import { discoveryRoutes } from '../discovery/discovery.ts';
import { healthRoutes } from '../operating/health.ts';
import { metricsRoutes } from '../operating/metrics.ts';
import { redirectToIntended } from '../pages/intended-address.ts';
import { preferenceRoutes } from '../pages/preferences.ts';
import { serverWebsite } from '../pages/website.tsx';
import { allForms, allRoutes } from './all-routes.ts';
import { answerError, reportError } from './answer-error.ts';
import { refuseCrossSite } from './cross-site.ts';
import { boundBodies, boundUnderWay } from './too-busy.ts';
import { tooLargeRoute } from './too-large.ts';

const screenRoutes = Object.values(allScreenRoutes);

export function createApp(services: Services, assets: Assets, signIn: SignIn): Hono {
  composeAreas();
  const { visit, findVisitor } = visitorsOnce(services);
  const app = new Hono({ getPath: pathOfScreen });
  app.use(observe(services, findVisitor));
  app.use(refuseCrossSite(services));
  app.route('/', healthRoutes(services));
  app.route('/', metricsRoutes(services));
  app.route('/', tooLargeRoute(services.config));
  app.route(
    '/',
    staticFiles(favicon, {
      name: 'staff',
      mayRead: async (context) => isStaff((await visit(context)).person?.role),
    }),
  );
  app.route('/', workerRoute(assets));
  app.route('/', discoveryRoutes(services));
  app.route('/', pictureRoutes(services));
  // All above costs next to nothing.
  for (const bounded of [boundBodies(services.config), boundUnderWay(services.config)])
    app.use((context, next) => (context.env === inProcess ? next() : bounded(context, next)));
  app.route('/', signInRoutes({ ...services, onNewAddress: followPerson }, signIn));
  app.route('/', preferenceRoutes(services, visit));
  if (!services.config.smtpUrl) app.route('/', inboxRoutes(services));
  if (hasTour(services.config))
    app.route('/', tourRoutes({ ...services, onNewAddress: followPerson }));
  const meanwhile = async (context: Context) => visitorWithoutSession(context, services);
  for (const route of allRoutes)
    route.mount(app, services, route.call.shape.sessionless ? meanwhile : visit);
  app.all('/api/*', () => {
    throw new AppError(commonErrors.notFound);
  });
  const website = serverWebsite(services, visit);
  const screens = pageServer(website, services, assets, callsInside(app, services));
  const formTools = {
    services,
    visit,
    languageOf: (context: Context) => languageOf(context, services.config),
    renderAgain: screens.renderAgain,
  };
  app.route('/', formRoutes(formTools, allForms));
  app.get('*', redirectToIntended, screens.show);
  app.notFound(() => {
    throw new AppError(commonErrors.notFound);
  });
  app.onError(answerError(services, { visit, showPage: screens.fail, routeOf }));
  return app;
}

/** A screen and its forms are served in each language alike. */
function pathOfScreen(request: Request): string {
  const path = getPath(request);
  const inner = withoutLanguage(path);
  return inner !== path && matchRoute(screenRoutes, inner) ? inner : path;
}

/** Looks up the visitor of a request once; `findVisitor` does not look up. */
function visitorsOnce(services: Services) {
  const visitors = new WeakMap<Request, Promise<Visitor>>();
  const findVisitor = (context: Context) => visitors.get(context.req.raw);
  const visit: Visit = (context) => {
    const visitor = findVisitor(context) ?? visitorOf(context, services);
    visitors.set(context.req.raw, visitor);
    return visitor;
  };
  return { visit, findVisitor };
}

type Visit = (context: Context) => Promise<Visitor>;

const answeredInside = allRoutes.flatMap(({ call: { path }, answerInside }) =>
  answerInside ? [{ path, access: 'anyone', answerInside }] : [],
);

/** Answers the calls of a page that is drawn here. */
function callsInside(app: Hono, services: Services): Send {
  return async (path, init) => {
    const address = new URL(path, services.config.publicUrl);
    const found = init.method === 'GET' && matchRoute(answeredInside, address.pathname);
    if (!found) return app.request(address, init, inProcess);
    const { route, params } = found;
    const queryText = Object.fromEntries(address.searchParams);
    const languageOf = async () => toLanguage(new Headers(init.headers).get(languageHeader));
    try {
      const answer = await route.answerInside({ queryText, params }, services, languageOf);
      return sentAnswer(200, answer.json, answer.headers);
    } catch (error) {
      const appError = reportError(services, error, () => ({ route: route.path }));
      return sentAnswer(appError.kind.status, JSON.stringify(appError.body(await languageOf())));
    }
  };
}

const sentAnswer = (
  status: number,
  json: string,
  headers: Record<string, string> = {},
): SentAnswer => ({
  ok: status < 400,
  status,
  statusText: '',
  headers: { get: (name) => headers[name] ?? null },
  json: async () => JSON.parse(json),
  text: async () => json,
});

/** Marks calls that rendering makes, whose request is observed already. */
const inProcess = { inProcess: true };

declare module 'hono' {
  interface ContextVariableMap {
    requestId: string;
    refused: string;
  }
}

/**
 * Files, pictures and questions of a balancer are most of the requests and tell least: a hundredth
 * of those that go well is logged. /metrics counts them all.
 */
const often = /^\/(assets|pictures|favicon|healthz|readyz|metrics)\b/;
const sampled = 100;

/**
 * Gives each request an id and each response the security headers, and writes logs and metrics. It
 * logs staff by id, and each refused caller with the code of the error.
 */
function observe(
  services: Services,
  findVisitor: (context: Context) => Promise<Visitor> | undefined,
) {
  const headers = Object.entries(securityHeaders(services.config.secure));
  let went = 0;
  return async (context: Context, next: () => Promise<void>) => {
    if (context.env === inProcess) return next();
    const started = performance.now();
    // Short enough to be read aloud, and on its way to a phone with every answer.
    const requestId = crypto.randomUUID().slice(-12);
    context.set('requestId', requestId);
    await asOneArrival(next);
    const answer = context.res;
    for (const [name, value] of headers) {
      if (!answer.headers.has(name)) answer.headers.set(name, value);
    }
    answer.headers.set('x-request-id', requestId);
    const facts = { method: context.req.method, route: routeOf(context), status: answer.status };
    const seconds = (performance.now() - started) / 1000;
    services.metrics.answered({ ...facts, seconds });
    if (answer.status < 400 && often.test(facts.route) && went++ % sampled !== 0) return;
    const { person } = (await findVisitor(context)?.catch(() => undefined)) ?? {};
    const isLogged = answer.status >= 400 || (person !== undefined && isStaff(person.role));
    services.log.info('request', {
      requestId,
      ...facts,
      refused: context.get('refused'),
      person: isLogged ? person?.id : undefined,
      ms: Math.round(seconds * 10_000) / 10,
    });
  };
}

/**
 * Returns the path as our own pattern: an address may contain anything, and must not reach logs and
 * metrics.
 */
function routeOf(context: Context): string {
  const route = routePath(context);
  return /^\/?\*$/.test(route)
    ? (matchRoute(screenRoutes, context.req.path)?.route.path ?? 'none')
    : route;
}
