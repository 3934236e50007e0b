import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Context, Hono } from 'hono';
import { favicon } from '#app/favicon.ts';
import { isStaff } from '#features/accounts/roles.ts';
import type { Visitor } from '#features/accounts/server/serve.ts';
import { preferred } from '#platform/http/compress.ts';

const types: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
};

/** The built files: names hold their hash, so they never change. Staff's folder is for staff. */
export function staticFiles(visit: (context: Context) => Promise<Visitor>): Hono {
  const app = new Hono();
  app.get('/favicon.svg', (context) =>
    context.body(favicon, 200, {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=604800',
    }),
  );
  app.get('/assets/staff/:file', async (context, next) => {
    if (!isStaff((await visit(context)).person?.role)) return context.notFound();
    return (await serveFile(context, 'staff', context.req.param('file'))) ?? next();
  });
  app.get('/assets/:file', async (context, next) => {
    return (await serveFile(context, '', context.req.param('file'))) ?? next();
  });
  return app;
}

async function serveFile(
  context: Context,
  folder: '' | 'staff',
  name: string,
): Promise<Response | undefined> {
  // The name comes decoded: what was `%2f` in the address is a slash here, and leads nowhere.
  const parsed = /^[\w.-]+-[\w-]{8}\.(js|css|svg)$/.exec(name);
  const type = types[parsed?.[1] ?? ''];
  if (!type) return undefined;
  const path = join('dist/browser/assets', folder, name);
  const encoding = preferred(context.req.header('accept-encoding') ?? null);
  const compressed = encoding && (await read(`${path}.${encoding === 'br' ? 'br' : 'gz'}`));
  const bytes = compressed || (await read(path));
  if (!bytes) return undefined;
  return context.body(new Uint8Array(bytes), 200, {
    'content-type': type,
    'cache-control': `${folder ? 'private' : 'public'}, max-age=31536000, immutable`,
    vary: 'accept-encoding',
    ...(compressed && encoding && { 'content-encoding': encoding }),
  });
}

const kept = new Map<string, Buffer>();

async function read(path: string): Promise<Buffer | undefined> {
  const known = kept.get(path);
  if (known) return known;
  const bytes = await readFile(path).catch(() => undefined);
  if (bytes) kept.set(path, bytes);
  return bytes;
}
