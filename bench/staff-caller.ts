import { Hono } from 'hono';
import pg from 'pg';
import { visitorOf } from '../src/features/accounts/server/visit.ts';
import { memoryFiles } from '../src/features/catalogue/server/testing.ts';
import { readConfig } from '../src/platform/config.ts';
import { type Database, openDatabase, overPool } from '../src/platform/database/database.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { readMigrations } from '../src/platform/database/read-migrations.ts';
import { createLog } from '../src/platform/log.ts';
import { createMetrics } from '../src/platform/metrics.ts';
import type { Platform } from '../src/platform/platform.ts';
import { createSession, sessionCookie } from '../src/platform/session.ts';
import { tasksHere } from '../src/platform/testing/tasks-here.ts';
import { allRoutes } from '../src/shell/server/all-routes.ts';
import { loadStaff } from './load-staff.ts';

/** An agente at the panels of a shop in this process. */
export interface StaffCaller {
  get(path: string): Promise<void>;
  send(method: string, path: string, body: object): Promise<void>;
  db: Database;
  /** The ids of the staff; the first is administrador. */
  agents: string[];
  close(): Promise<void>;
}

/** Loads two years of business into an empty database and signs an agente in. */
export async function loggedIn(url: string | undefined): Promise<StaffCaller> {
  const database = await openDatabase({ url, folder: 'memory://' });
  const { db } = database;
  await migrate(db, readMigrations());
  const { agents } = await load(db, url);
  const platform: Platform = {
    config: readConfig({ NODE_ENV: 'test', PUBLIC_URL: 'http://tienda.test' }),
    log: createLog(() => {}),
    metrics: createMetrics(),
    database,
    db,
    files: memoryFiles(),
    tasks: tasksHere,
    nudge() {},
  };
  const app = new Hono();
  for (const route of allRoutes) {
    route.mount(app, platform, (context) => visitorOf(context, platform));
  }
  const key = await createSession(db, agents[1] ?? '', undefined);
  const headers = {
    cookie: `${sessionCookie(platform.config).name}=${key}`,
    'content-type': 'application/json',
  };
  const ask = async (path: string, init: RequestInit) => {
    const response = await app.request(platform.config.publicUrl + path, { ...init, headers });
    const body = await response.text();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${body}`);
  };
  return {
    db,
    agents,
    get: (path) => ask(path, {}),
    send: (method, path, body) => ask(path, { method, body: JSON.stringify(body) }),
    close: () => database.close(),
  };
}

/** To fill it takes longer than the shop lets a statement of a server run. */
async function load(db: Database, url: string | undefined) {
  if (!url) return loadStaff(db);
  const patient = overPool(new pg.Pool({ connectionString: url, max: 1 }));
  const people = await loadStaff(patient);
  await patient.destroy();
  return people;
}
