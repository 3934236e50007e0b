import { Hono } from 'hono';
import { sql } from 'kysely';
import type { Services } from '#platform/services.ts';

/**
 * `/healthz` says that this process runs, `/readyz` that its database answers, and how many people
 * wait for a connection to it.
 */
export function healthRoutes({ db, database }: Services): Hono {
  const app = new Hono();
  app.get('/healthz', (context) =>
    context.json({ ok: true }, 200, { 'cache-control': 'no-store' }),
  );
  app.get('/readyz', async (context) => {
    const ready = await sql`select 1`.execute(db).then(
      () => true,
      () => false,
    );
    const waiting = Object.values(database.load()).reduce((sum, pool) => sum + pool.waiting, 0);
    return context.json({ ok: ready, waiting }, ready ? 200 : 503, { 'cache-control': 'no-store' });
  });
  return app;
}
