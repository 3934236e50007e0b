import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { createSignIn } from '#platform/auth/sign-in.ts';
import { readConfig } from '#platform/config.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { toAppError } from '#platform/http/errors.ts';
import { createLog } from '#platform/monitoring/log.ts';
import { createMetrics } from '#platform/monitoring/metrics.ts';
import type { Services } from '#platform/services.ts';
import { type CookieJar, formOf } from '#platform/testing/cookie-jar.ts';
import { patient } from '#platform/testing/patient-server.ts';
import { tasksHere } from '#platform/testing/tasks-here.ts';
import { openTestDatabase } from '#platform/testing/test-database.ts';
import { createEmbeddedProvider } from '../embedded-provider/provider.ts';
import { accountRoutes } from '../routes.ts';
import type { CallRoute } from '../serve.ts';
import { signInRoutes } from '../sign-in-routes.ts';
import { visitorOf } from '../visit.ts';

export interface SignInEnvironment {
  origin: string;
  port: number;
  services: Services;
  lines: string[];
  close(): Promise<void>;
}

/**
 * A real server with sign-in and the calls about the person (and `more`). `env` is the environment;
 * without OIDC_ISSUER it has the embedded provider.
 */
export async function startSignInEnvironment(
  env: Record<string, string> = {},
  shared?: OpenDatabase,
  more: readonly CallRoute[] = [],
): Promise<SignInEnvironment> {
  const database = shared ?? (await openTestDatabase());
  const server = createServer(patient);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const lines: string[] = [];
  const services = platformOf(database, lines, { PUBLIC_URL: `http://localhost:${port}`, ...env });
  const { config } = services;
  const provider = config.oidc ? undefined : await createEmbeddedProvider(services);
  const signIn = createSignIn(services, config.oidc ?? provider);
  const app = appOf(services, signIn, [...accountRoutes, ...more]);
  const listener = getRequestListener(app.fetch);
  server.on('request', (request, response) => {
    if (provider && /^\/idp(\/|\?|$)/.test(request.url ?? '')) provider.handle(request, response);
    else void listener(request, response);
  });
  return {
    origin: `http://localhost:${port}`,
    port,
    services,
    lines,
    async close() {
      await stop(server);
      if (!shared) await database.close();
    },
  };
}

export const sessionName = 'mariel-auto-session';

export async function enter(jar: CookieJar, email: string, more: Record<string, string> = {}) {
  const people = await jar.visit('/api/login');
  return jar.visit(formOf(people), { form: { email, ...more } });
}

export async function me(jar: CookieJar) {
  const { status, text } = await jar.visit('/api/auth/user');
  return { status, person: JSON.parse(text) };
}

function platformOf(
  database: OpenDatabase,
  lines: string[],
  env: Record<string, string>,
): Services {
  return {
    config: readConfig({
      NODE_ENV: 'test',
      ALLOW_EMBEDDED_PROVIDER: 'yes',
      ALLOW_LOCAL_INBOX: 'yes',
      ...env,
    }),
    log: createLog((line) => lines.push(line)),
    metrics: createMetrics(),
    database,
    db: database.db,
    files: {
      get: async () => undefined,
      put: async () => {},
      delete: async () => {},
      async *list() {},
    },
    tasks: tasksHere,
    wakeWorker() {},
  };
}

function appOf(
  services: Services,
  signIn: ReturnType<typeof createSignIn>,
  routes: readonly CallRoute[],
): Hono {
  const app = new Hono();
  app.route('/', signInRoutes({ ...services, onNewAddress: async () => {} }, signIn));
  for (const route of routes) {
    route.mount(app, services, (context) => visitorOf(context, services));
  }
  app.get('*', (context) => context.text(`shop ${new URL(context.req.url).pathname}`));
  app.onError((error, context) => {
    const appError = toAppError(error);
    return context.json(appError.body('es'), appError.kind.status);
  });
  return app;
}

async function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
