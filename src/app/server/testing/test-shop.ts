import type { Hono } from 'hono';
import { sql } from 'kysely';
import { afterAll, beforeAll } from 'vitest';
import type { Role } from '#features/people/accounts/roles.ts';
import { longOfStaff } from '#features/people/accounts/server/testing/staff.ts';
import type { NewProduct } from '#features/shop/catalogue/products/server/insert-products.ts';
import { createFor, memoryFiles } from '#features/shop/catalogue/server/testing/products.ts';
import { loadCheckKey } from '#platform/auth/secret.ts';
import { createSession, sessionCookie } from '#platform/auth/session.ts';
import { createSignIn } from '#platform/auth/sign-in.ts';
import { ApiError, request } from '#platform/calls/client.ts';
import type { Call, CallInput } from '#platform/calls/contract.ts';
import { readConfig } from '#platform/config.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { createLog } from '#platform/monitoring/log.ts';
import { createMetrics } from '#platform/monitoring/metrics.ts';
import type { Services } from '#platform/services.ts';
import { createTaskProcesses } from '#platform/tasks/task-process.ts';
import { openTestDatabase } from '#platform/testing/test-database.ts';
import type { Assets } from '#web/server/assets.ts';
import { createApp } from '../http/app.ts';

export const testPeople = [
  'anonymous',
  'customer',
  'other customer',
  'agente',
  'administrador',
] as const;
export type TestPerson = (typeof testPeople)[number];

const people: Record<Exclude<TestPerson, 'anonymous'>, { firstName: string; role: Role }> = {
  customer: { firstName: 'Yanet', role: 'cliente' },
  'other customer': { firstName: 'Óscar', role: 'cliente' },
  agente: { firstName: 'Raúl', role: 'agente' },
  administrador: { firstName: 'Marta', role: 'administrador' },
};

export interface TestShop {
  app: Hono;
  services: Services;
  lines: string[];
  reset(): Promise<void>;
  stock(...products: (Partial<NewProduct> & { slug: string })[]): Promise<string[]>;
  as(actor: TestPerson): Client;
  close(): Promise<void>;
}

export interface Client {
  id: string;
  email: string;
  with(cookies: string): Client;
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Throws ApiError. */
  call<Output, Input extends CallInput>(call: Call<Output, Input>, input: Input): Promise<Output>;
  /** Expects the call to be refused. Returns its status and error body. */
  refused(call: Call, input: CallInput): Promise<{ status: number } & ApiError['answer']>;
}

/** Ordered so that dependent rows are deleted first. */
const emptied = [
  ...['verification', 'quote', 'person', 'product', 'notice', 'outbox', 'counter'],
  ...['receipt_part', 'spent_proof', 'rate_limit', 'product_import', 'voyage'],
  ...['screening_list', 'handover_link', 'staff_term', 'staff_identity'],
];
/**
 * Cheaper than truncating all tables before nearly every test. The trigger is off, because it keeps
 * the last administrador.
 */
const emptying = [
  'alter table person disable trigger person_keeps_administrador',
  ...emptied.map((table) => `delete from ${table}`),
  'alter table person enable trigger person_keeps_administrador',
].join(';');

/** One set for all files of a process: to start one takes longer than most of what it is asked. */
const tasks = createTaskProcesses({
  entry: new URL('../start/task-main.ts', import.meta.url),
  log: createLog(() => {}),
});

interface TestShopOptions {
  env?: Record<string, string>;
  assets?: Assets;
  database?: OpenDatabase;
}

/**
 * Opens the whole shop over a database in memory, or on the PostgreSQL of TEST_DATABASE_URL: only
 * there do two transactions run at once.
 */
export async function openTestShop(options: TestShopOptions = {}): Promise<TestShop> {
  const { env = {}, assets = plainAssets } = options;
  const database = options.database ?? (await openTestDatabase());
  const lines: string[] = [];
  const log = createLog((line) => lines.push(line));
  const services: Services = {
    config: {
      ...readConfig({
        NODE_ENV: 'test',
        PUBLIC_URL: 'http://tienda.test',
        ALLOW_EMBEDDED_PROVIDER: 'yes',
        ALLOW_LOCAL_INBOX: 'yes',
        ...env,
      }),
      // The database of some tests is away from the first.
      ...(await loadCheckKey(database.db)
        .then((checkKey) => ({ checkKey }))
        .catch(() => ({}))),
    },
    log,
    metrics: createMetrics(),
    database,
    db: database.db,
    files: memoryFiles(),
    tasks,
    wakeWorker() {},
  };
  const app = createApp(services, assets, createSignIn(services, undefined));
  const known = new Map<TestPerson, { id: string; cookie: string }>();
  return {
    app,
    services,
    lines,
    async reset() {
      await sql.raw(emptying).execute(database.db);
      for (const [actor, session] of await admit(services)) known.set(actor, session);
    },
    stock: (...products) => createFor(services, ...products),
    as(actor) {
      const { id = '', cookie = '' } = known.get(actor) ?? {};
      if (actor !== 'anonymous' && !id) throw new Error('reset() comes first');
      return clientOf(app, services, { id, email: emailOf(actor) }, cookie);
    },
    close: () => database.close(),
  };
}

export let shop: TestShop;

export function setUpShop(options?: TestShopOptions): void {
  beforeAll(async () => {
    shop = await openTestShop(options);
  });
  afterAll(() => shop.close());
}

export const plainScripts = {
  boot: '0',
  bootLowData: '1',
  bootFile: '/assets/boot-00000000.js',
  bootDeferred: '/assets/boot-deferred-00000000.js',
  worker: undefined,
};

/** Assets without a build. */
export const plainAssets: Assets = {
  of: async (screen) => ({
    sheets: [],
    main: '/assets/main-00000000.js',
    overlay: [],
    preloads: screen ? [`/assets/${screen}-00000000.js`] : [],
  }),
  scripts: plainScripts,
  development: undefined,
};

function clientOf(
  app: Hono,
  services: Services,
  who: { id: string; email: string },
  cookie: string,
): Client {
  const send = async (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    if (cookie && !headers.has('cookie')) headers.set('cookie', cookie);
    return app.request(services.config.publicUrl + path, { ...init, headers });
  };
  return {
    ...who,
    with: (cookies) =>
      clientOf(app, services, who, [cookie, cookies].filter((each) => each).join('; ')),
    fetch: send,
    call: (call, input) => request(send, call, input),
    async refused(call, input) {
      try {
        await request(send, call, input);
      } catch (error) {
        if (error instanceof ApiError) return { ...error.answer, status: error.status };
        throw error;
      }
      throw new Error(`${call.method} ${call.path} was not refused`);
    },
  };
}

async function admit({
  db,
  config,
}: Services): Promise<[TestPerson, { id: string; cookie: string }][]> {
  const actors = Object.entries(people) as [
    Exclude<TestPerson, 'anonymous'>,
    (typeof people)['agente'],
  ][];
  const made = await db
    .insertInto('person')
    .values(
      actors.map(([actor, { firstName, role }]) => ({
        issuer: 'https://id.test',
        subject: actor,
        email: emailOf(actor),
        first_name: firstName,
        last_name: 'Pérez',
        phone: '+5351234567',
        whatsapp: '+13055550142',
        role,
      })),
    )
    .returning(['id', 'subject'])
    .execute();
  await sql.raw(longOfStaff).execute(db);
  const { name } = sessionCookie(config);
  return Promise.all(
    made.map(async ({ id, subject }) => [
      subject as TestPerson,
      { id, cookie: `${name}=${await createSession(db, id, undefined, new Date())}` },
    ]),
  );
}

function emailOf(actor: string): string {
  return `${actor.replace(' ', '-')}@correo.test`;
}
