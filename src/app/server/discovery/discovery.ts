import { Hono } from 'hono';
import { homeTexts } from '#features/home/landing/messages.ts';
import { finish, send } from '#platform/http/compress.ts';
import { inOwnLanguage } from '#platform/http/shared/language-address.ts';
import type { Services } from '#platform/services.ts';
import { languages } from '#platform/text/language.ts';
import { routes } from '#routes.ts';
import { brandPictures, readBrandPicture } from './brand-pictures.ts';
import { sitemapRoutes } from './sitemap.ts';

export function discoveryRoutes(services: Services): Hono {
  const { config } = services;
  const robots = finish(robotsText(config.publicUrl), 'text/plain; charset=utf-8');
  const manifest = finish(manifestText(config.brand.name), 'application/manifest+json');
  const app = new Hono();
  app.get('/robots.txt', (context) => send(robots, context.req.raw, forADay));
  app.get('/manifest.webmanifest', (context) => send(manifest, context.req.raw, forADay));
  for (const [path, picture] of Object.entries(brandPictures(config.brand.name))) {
    app.get(path, async (context) => {
      const bytes = await readBrandPicture(services, picture);
      return context.body(new Uint8Array(bytes), 200, { ...forADay, 'content-type': picture.type });
    });
  }
  app.route('/', sitemapRoutes(services));
  return app;
}

const forADay = { 'cache-control': 'public, max-age=86400' };

const notForSearch = ['/api', '/admin', '/idp', '/buzon', '/demo'];

function robotsText(origin: string): string {
  // Robots compare beginnings: what stands before the first parameter.
  const screens = Object.values(routes)
    .filter(({ access }) => access !== 'anyone')
    .map(({ path }) => path.split(':', 1)[0] ?? path)
    .flatMap((path) => languages.map((language) => inOwnLanguage(language, path)));
  const closed = [...new Set([...notForSearch, ...screens])];
  const shortest = closed.filter(
    (path) => !closed.some((other) => path !== other && path.startsWith(other)),
  );
  const lines = shortest.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...lines, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}

// Browsers request it without cookies, so it is in Spanish for everyone.
function manifestText(name: string): string {
  const png = { type: 'image/png' };
  return JSON.stringify({
    id: '/',
    name,
    short_name: name,
    description: homeTexts.es.title,
    lang: 'es',
    start_url: '/',
    scope: '/',
    // Keeps the address in sight, because people should see whose page it is.
    display: 'minimal-ui',
    background_color: '#fcfaf6',
    theme_color: '#fcfaf6',
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', ...png },
      { src: '/icon-512.png', sizes: '512x512', ...png },
      { src: '/icon-full-512.png', sizes: '512x512', purpose: 'maskable', ...png },
    ],
  });
}
