// One of the servers that catalogue-api.ts compares. It prints its port when it listens.
import { createServer, type RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import pg from 'pg';
import { catalogueRoutes } from '#features/shop/catalogue/server/routes.ts';
import { readConfig } from '#platform/config.ts';
import { openDatabase } from '#platform/database/open-database.ts';
import { folderFiles } from '#platform/files/files.ts';
import { toAppError } from '#platform/http/errors.ts';
import { createLog } from '#platform/monitoring/log.ts';
import { createMetrics } from '#platform/monitoring/metrics.ts';
import { tasksHere } from '#platform/testing/tasks-here.ts';

const [kind = 'shop', url = ''] = process.argv.slice(2);
const listeners: Record<string, () => Promise<RequestListener>> = {
  shop,
  'bare-columns': () => bare(columns, (rows) => JSON.stringify(rows)),
  'bare-json': () => bare('wire', (rows) => `[${rows.map((row) => row.wire).join(',')}]`),
};
const columns =
  'id, slug, name, description, category, price_cents, currency, year, brand, model, engine_type, provinces, status, featured, pictures, specifications';

const listener = await listeners[kind]?.();
if (!listener) throw new Error(`no server ${kind}`);
const server = createServer(listener).listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`${address && typeof address === 'object' ? address.port : 0}\n`);
});

/** The catalogue's own routes over the real database, without the rest of the shop. */
async function shop(): Promise<RequestListener> {
  const database = await openDatabase({ url, folder: '' });
  const app = new Hono();
  const services = {
    config: readConfig({ NODE_ENV: 'test', DATABASE_URL: url }, { serving: false }),
    log: createLog(() => true),
    metrics: createMetrics(),
    db: database.db,
    database,
    files: folderFiles('/nowhere'),
    tasks: tasksHere,
    wakeWorker: () => {},
  };
  const visitor = { language: 'es', requestId: '', address: '', person: undefined } as const;
  for (const route of catalogueRoutes) route.mount(app, services, async () => visitor);
  app.onError((error, context) => {
    console.error(error);
    return context.json(toAppError(error).body('es'), toAppError(error).kind.status);
  });
  return getRequestListener(app.fetch);
}

/** The least that can answer such a request: node:http, one named statement, no checks. */
async function bare(
  select: string,
  write: (rows: Record<string, unknown>[]) => string,
): Promise<RequestListener> {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  return (request, response) => {
    const query = new URL(request.url ?? '', 'http://x').searchParams;
    pool
      .query({
        name: 'list',
        text: `select ${select} from product where category = $1 and brand_key = $2
          and price_cents >= $3 and deleted_at is null order by seq desc limit 24`,
        values: [
          query.get('category'),
          query.get('brand')?.toLowerCase(),
          Math.round(Number(query.get('minPrice')) * 100),
        ],
      })
      .then(({ rows }) => {
        response.writeHead(200, { 'content-type': 'application/json' }).end(write(rows));
      });
  };
}
