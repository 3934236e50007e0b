import { Hono } from 'hono';
import { finish, send } from '#platform/http/compress.ts';
import type { Assets } from './assets.ts';

/** At the root, so that it controls every page. */
export const workerPath = '/sw.js';

// A worker may be a day old: it checks its stored pages at each visit.
const day = 86_400;

export function workerRoute({ scripts }: Assets): Hono {
  const app = new Hono();
  const worker = scripts?.worker;
  const script = worker && finish(worker, 'text/javascript; charset=utf-8');
  app.get(workerPath, (context, next) =>
    script
      ? Promise.resolve(
          send(script, context.req.raw, { 'cache-control': `public, max-age=${day}` }),
        )
      : next(),
  );
  return app;
}
