import { Hono } from 'hono';
import { sql } from 'kysely';
import pg from 'pg';
import { composeAreas } from '#app/server/composition-root.ts';
import { allRoutes } from '#app/server/http/all-routes.ts';
import { keepAllStages } from '#features/orders/order/server/order-stages.ts';
import { visitorOf } from '#features/people/accounts/server/visit.ts';
import { memoryFiles } from '#features/shop/catalogue/server/testing/products.ts';
import { createSession, sessionCookie } from '#platform/auth/session.ts';
import { readConfig } from '#platform/config.ts';
import { type Database, overPool } from '#platform/database/database.ts';
import { migrate } from '#platform/database/migrate.ts';
import { openDatabase } from '#platform/database/open-database.ts';
import { readMigrations } from '#platform/database/read-migrations.ts';
import { createLog } from '#platform/monitoring/log.ts';
import { createMetrics } from '#platform/monitoring/metrics.ts';
import type { Services } from '#platform/services.ts';
import { tasksHere } from '#platform/testing/tasks-here.ts';
import { loadStaff } from './load-staff.ts';

export interface StaffCaller {
  get(path: string): Promise<string>;
  send(method: string, path: string, body: object): Promise<string>;
  db: Database;
  agents: string[];
  close(): Promise<void>;
}

export async function loggedIn(url: string | undefined, quotes: number): Promise<StaffCaller> {
  composeAreas();
  const database = await openDatabase({ url, folder: 'memory://' });
  const { db } = database;
  await migrate(db, readMigrations());
  const { agents } = await load(db, url, quotes);
  const services: Services = {
    config: {
      ...readConfig({ NODE_ENV: 'test', PUBLIC_URL: 'http://tienda.test' }, { serving: false }),
      checkKey: 'bench',
    },
    log: createLog(() => {}),
    metrics: createMetrics(),
    database,
    db,
    files: memoryFiles(),
    tasks: tasksHere,
    wakeWorker() {},
  };
  const app = new Hono();
  for (const route of allRoutes) {
    route.mount(app, services, (context) => visitorOf(context, services));
  }
  const key = await createSession(db, agents[1] ?? '', undefined);
  const headers = {
    cookie: `${sessionCookie(services.config).name}=${key}`,
    'content-type': 'application/json',
  };
  const ask = async (path: string, init: RequestInit) => {
    const response = await app.request(services.config.publicUrl + path, { ...init, headers });
    const body = await response.text();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${body}`);
    return body;
  };
  return {
    db,
    agents,
    get: (path) => ask(path, {}),
    send: (method, path, body) => ask(path, { method, body: JSON.stringify(body) }),
    close: () => database.close(),
  };
}

/** Filling takes longer than the shop lets a statement of a server run. */
async function load(db: Database, url: string | undefined, quotes: number) {
  const size = { quotes, verifications: quotes / 2, products: 20_000 };
  if (!url) return loadStaff(db, size);
  const patient = overPool(new pg.Pool({ connectionString: url, max: 1 }));
  const people = await loadStaff(patient, size);
  // As the hourly job and the database's own have left them: each dashboard would read a thousand.
  await keepAllStages({ db: patient });
  await sql`vacuum analyze order_stage`.execute(patient);
  await patient.destroy();
  return people;
}
