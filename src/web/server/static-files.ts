import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Context, Hono } from 'hono';
import { preferred } from '#platform/http/compress.ts';

const types: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
};

interface RestrictedFolder {
  name: string;
  mayRead(context: Context): Promise<boolean>;
}

/** The names of built files contain their hash, so they never change. */
export function staticFiles(icon: string, restricted: RestrictedFolder): Hono {
  const app = new Hono();
  app.get('/favicon.svg', (context) =>
    context.body(icon, 200, {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=604800',
    }),
  );
  app.get(`/assets/${restricted.name}/:file`, async (context, next) => {
    if (!(await restricted.mayRead(context))) return context.notFound();
    return (await serveFile(context, restricted.name, context.req.param('file'))) ?? next();
  });
  app.get('/assets/:file', async (context, next) => {
    return (await serveFile(context, '', context.req.param('file'))) ?? next();
  });
  return app;
}

async function serveFile(
  context: Context,
  folder: string,
  name: string,
): Promise<Response | undefined> {
  // The name is decoded: a `%2f` of the address is a slash here and does not match.
  const parsed = /^(?:[\w.-]+-)?[\w-]{7}\.(js|css|svg)$/.exec(name);
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

const files = new Map<string, Buffer>();

async function read(path: string): Promise<Buffer | undefined> {
  const cached = files.get(path);
  if (cached) return cached;
  const bytes = await readFile(path).catch(() => undefined);
  if (bytes) files.set(path, bytes);
  return bytes;
}
