import { Hono } from 'hono';
import { sql } from 'kysely';
import type { Services } from '#platform/services.ts';

/** `/healthz` says that this process runs, `/readyz` that its database answers. */
export function healthRoutes({ db }: Services): Hono {
  const app = new Hono();
  app.get('/healthz', (context) =>
    context.json({ ok: true }, 200, { 'cache-control': 'no-store' }),
  );
  app.get('/readyz', async (context) => {
    const ready = await sql`select 1`.execute(db).then(
      () => true,
      () => false,
    );
    return context.json({ ok: ready }, ready ? 200 : 503, { 'cache-control': 'no-store' });
  });
  return app;
}
