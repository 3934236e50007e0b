import { type Context, Hono } from 'hono';
import { categories } from '#features/shop/catalogue/categories.ts';
import { catalogueChanges } from '#features/shop/catalogue/server/changes.ts';
import { createBoundedCache, finishedSize } from '#platform/bounded-cache.ts';
import type { Database } from '#platform/database/database.ts';
import { type FinishedResponse, finish, send } from '#platform/http/compress.ts';
import { inOwnLanguage } from '#platform/http/shared/language-address.ts';
import type { Services } from '#platform/services.ts';
import { languages } from '#platform/text/language.ts';
import { href, routes } from '#routes.ts';

/** Each in two languages, so a file has twice as many entries. */
const addressesPerFile = 1000;

/** Each file is about 1 MB. */
const cacheBytes = 8 * 1024 * 1024;

/** Serves `/sitemap.xml`, and with many products the `/sitemap-{n}.xml` that it lists. */
export function sitemapRoutes(services: Services, perFile = addressesPerFile): Hono {
  const { db, config, database } = services;
  const changes = catalogueChanges(database);
  const emptyCache = () => createBoundedCache<FinishedResponse>(cacheBytes, finishedSize);
  let newest = emptyCache();
  changes.onChange(() => {
    newest = emptyCache();
  });

  const answer = async (context: Context, draw: () => Promise<string | undefined>) => {
    // Taken before the catalogue is read: if it changes meanwhile, nothing is cached.
    const cached = newest;
    const { path } = context.req;
    let file = cached.get(path);
    if (!file) {
      const xml = await draw();
      if (xml === undefined) return undefined;
      file = finish(xml, 'application/xml; charset=utf-8');
      if (changes.isListening()) cached.set(path, file);
    }
    return send(file, context.req.raw, { 'cache-control': 'public, no-cache' });
  };

  const app = new Hono();
  app.get('/sitemap.xml', async (context, next) => {
    const response = await answer(context, async () => {
      const count = await countProducts(db);
      if (count + publicScreens.length <= perFile) {
        return addressList(config.publicUrl, [...publicScreens, ...(await products(db, perFile))]);
      }
      return fileList(config.publicUrl, Math.ceil(count / perFile));
    });
    return response ?? next();
  });
  app.get('/:file{sitemap-[0-9]{1,6}\\.xml}', async (context, next) => {
    const number = Number(/\d+/.exec(context.req.param('file'))?.[0]);
    const response = await answer(context, async () => {
      const entries =
        number === 0 ? publicScreens : await products(db, perFile, (number - 1) * perFile);
      return entries.length > 0 ? addressList(config.publicUrl, entries) : undefined;
    });
    return response ?? next();
  });
  return app;
}

interface Entry {
  path: string;
  changed?: Date;
}

const publicScreens: readonly Entry[] = [
  { path: href(routes.home) },
  ...categories.map(({ slug }) => ({ path: href(routes.catalogue, { category: slug }) })),
  ...[
    routes.featured,
    routes.offices,
    routes.verify,
    routes.check,
    routes.terms,
    routes.privacy,
    routes.cookies,
    routes.legal,
  ].map((route) => ({ path: href(route) })),
  { path: href(routes.accessibility) },
];

async function countProducts(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('product')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function products(db: Database, limit: number, offset = 0): Promise<Entry[]> {
  const rows = await db
    .selectFrom('product')
    .select(['category', 'slug', 'updated_at'])
    .where('deleted_at', 'is', null)
    .orderBy('seq')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ category, slug, updated_at: changed }) => ({
    path: href(routes.product, { category, slug }),
    changed,
  }));
}

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const ofLinks = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';
const head = '<?xml version="1.0" encoding="UTF-8"?>';

/** Tells here of the other language: links in each page would cost bytes on every phone. */
export function addressList(origin: string, entries: readonly Entry[]): string {
  const list = entries.flatMap(({ path, changed }) => {
    const places = languages.map((language) => ({
      language,
      address: xmlText(origin + inOwnLanguage(language, path)),
    }));
    const links = [...places, { language: 'x-default', address: xmlText(origin + path) }].map(
      ({ language, address }) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`,
    );
    const date = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '';
    return places.map(({ address }) => `<url><loc>${address}</loc>${date}${links.join('')}</url>`);
  });
  return `${head}<urlset ${namespace} ${ofLinks}>${list.join('')}</urlset>`;
}

function fileList(origin: string, files: number): string {
  const list = Array.from(
    { length: files + 1 },
    (_, number) => `<sitemap><loc>${xmlText(`${origin}/sitemap-${number}.xml`)}</loc></sitemap>`,
  );
  return `${head}<sitemapindex ${namespace}>${list.join('')}</sitemapindex>`;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

function xmlText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
