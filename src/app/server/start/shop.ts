import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { loadDemoPresets } from '#features/orders/offers/server/presets/load-demo-presets.ts';
import { createEmbeddedProvider } from '#features/people/accounts/server/embedded-provider/provider.ts';
import { loadDemo } from '#features/shop/catalogue/products/server/load-demo.ts';
import { createSignIn } from '#platform/auth/sign-in.ts';
import type { Config } from '#platform/config.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { followDatabaseClock } from '#platform/database/follow-clock.ts';
import { migrate } from '#platform/database/migrate.ts';
import { openDatabase } from '#platform/database/open-database.ts';
import { openPrivateFolder } from '#platform/files/private-folder.ts';
import { startWorker } from '#platform/jobs/outbox.ts';
import { createMailer } from '#platform/mail/mail.ts';
import { errorFacts, type Log } from '#platform/monitoring/log.ts';
import type { Services } from '#platform/services.ts';
import { createTaskProcesses } from '#platform/tasks/task-process.ts';
import { hourMs } from '#platform/time/durations.ts';
import { answerBadAddress, openHttpServer } from '#web/server/http-server.ts';
import { composeAreas } from '../composition-root.ts';
import { runHourlyJobs } from './hourly-jobs.ts';
import { jobHandlers } from './job-handlers.ts';
import { type ListeningServer, listen } from './listen.ts';
import { migrations } from './migrations.ts';
import { openServices } from './services.ts';

export interface Shop {
  services: Services;
  /** Answers a request of the embedded sign-in. Returns false for any other. */
  handleSignIn(request: IncomingMessage, response: ServerResponse): boolean;
  /** Serves on the configured port. Calls `createApp` once when everything is ready. */
  serve(createApp: (shop: Shop) => Hono): Promise<number>;
  signIn: ReturnType<typeof createSignIn>;
  stop(): Promise<void>;
}

/**
 * Opens database, files, worker and sign-in. `taskEntry` is `task-main.ts`, which has another path
 * once it is built.
 */
export async function openShop(config: Config, log: Log, taskEntry: URL): Promise<Shop> {
  const database = await openMigrated(config, log);
  const clock = await followDatabaseClock(database);
  const tasks = createTaskProcesses({ entry: taskEntry, log });
  const wakeWorker = () => worker.wakeWorker();
  const services = await openServices({ config, log, database, tasks, wakeWorker });
  if ((await loadDemo(services)) > 0) await loadDemoPresets(services.db);
  const mailer = createMailer(config, log);
  composeAreas();
  const worker = startJobs(services, mailer);
  const provider = config.oidc ? undefined : await createEmbeddedProvider(services);
  const signIn = createSignIn(services, config.oidc ?? provider);
  const everyHour = setInterval(() => void runHourlyJobs(services), hourMs);
  everyHour.unref();
  let server: Server | undefined;
  let listening: ListeningServer | undefined;
  let stopping = false;
  const shop: Shop = {
    services,
    signIn,
    handleSignIn(request, response) {
      const isForProvider = provider && /^\/idp(\/|\?|$)/.test(request.url ?? '');
      if (isForProvider) provider.handle(request, response);
      return Boolean(isForProvider);
    },
    async serve(createApp) {
      const listener = getRequestListener(createApp(shop).fetch, {
        errorHandler: () => answerBadAddress(config),
      });
      server = openHttpServer(config, log, (request, response) => {
        if (stopping && answerWhileStopping(request, response)) return;
        if (!shop.handleSignIn(request, response)) void listener(request, response);
      });
      listening = await listen(server, config);
      tasks.keepReady('papers');
      return listening.port;
    },
    async stop() {
      stopping = true;
      clearInterval(everyHour);
      clearInterval(clock);
      await wait(config.drainMs);
      await stopServer(server, listening);
      await worker.stop();
      await tasks.stop();
      mailer.close();
      await database.close();
    },
  };
  return shop;
}

function startJobs(services: Services, mailer: ReturnType<typeof createMailer>) {
  const { db, log, metrics } = services;
  return startWorker({ db, log, metrics, handlers: jobHandlers(services, mailer) });
}

async function openMigrated(config: Config, log: Log): Promise<OpenDatabase> {
  if (!config.databaseUrl || !config.s3) {
    const closed = openPrivateFolder(config.dataDir);
    if (!closed) log.error('data folder open to others');
  }
  const database = await openDatabase({
    url: config.databaseUrl,
    folder: config.dataDir,
    onListenFailed: (error) => log.error('cannot hear of changes yet', errorFacts(error)),
  });
  const applied = await bringUpToDate(config, database);
  if (applied.length > 0) log.info('migrated', { migrations: applied.join(' ') });
  return database;
}

/** Migrates on its own connection, because a migration may take longer than any other statement. */
async function bringUpToDate(config: Config, database: OpenDatabase): Promise<string[]> {
  if (database.kind === 'embedded') return migrate(database.db, migrations);
  const { databaseUrl: url, dataDir: folder } = config;
  const ownConnection = await openDatabase({ url, folder, withoutTimeout: true });
  try {
    return await migrate(ownConnection.db, migrations);
  } finally {
    await ownConnection.close();
  }
}

/**
 * While the process stops, each response closes its connection, so that nobody sends another
 * request on it, and whichever of the two a load balancer asks tells it to send no more.
 */
function answerWhileStopping(request: IncomingMessage, response: ServerResponse): boolean {
  response.shouldKeepAlive = false;
  if (request.url !== '/readyz' && request.url !== '/healthz') return false;
  response.writeHead(503, { 'cache-control': 'no-store' }).end();
  return true;
}

/**
 * Closing the port cuts off who has connected and was not let in yet: 4 of 5,000 POSTs behind nginx,
 * each at the end of a long turn. So it is closed after a turn that took half a millisecond at most.
 */
async function letAllIn(): Promise<void> {
  for (let turns = 1000; turns > 0; turns -= 1) {
    const began = performance.now();
    await nextTurn();
    if (performance.now() - began < 0.5) return;
  }
}

/** Waits for open requests, but at most ten seconds. */
async function stopServer(server?: Server, listening?: ListeningServer): Promise<void> {
  if (!server || !listening) return;
  await letAllIn();
  const closed = listening.close();
  server.closeIdleConnections();
  const impatient = setTimeout(() => server.closeAllConnections(), 10_000);
  await closed;
  clearTimeout(impatient);
}
