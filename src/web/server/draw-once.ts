import type { ReactNode } from 'react';
import { createBoundedCache } from '#platform/bounded-cache.ts';
import { languageStart } from '#platform/http/shared/language-address.ts';
import type { App } from '../app-context.ts';
import type { ServerWebsite } from './server-website.ts';

/** Draws an element in which nothing shows but these facts and those of the variant. */
export type Draw = (facts: unknown, element: ReactNode) => string;

const bytes = 2 * 1024 * 1024;
const drawings = new WeakMap<ServerWebsite, ReturnType<typeof createDrawings>>();

function createDrawings({ changes }: ServerWebsite) {
  const drawn = createBoundedCache<{ html: string }>(bytes, ({ html }) => 2 * html.length);
  changes.onChange(() => drawn.clear());
  return drawn;
}

/**
 * Draws what is alike once: a page that nobody asked for before mostly has parts that others had. Of
 * a person nothing is kept.
 */
export function drawerFor(
  website: ServerWebsite,
  app: App,
  render: (element: ReactNode) => string,
): Draw {
  const draw = (element: ReactNode) => render(element).replace(preloads, '');
  const variant = website.variant(app);
  if (variant === undefined) return (_, element) => draw(element);
  const drawn = drawings.get(website) ?? createDrawings(website);
  drawings.set(website, drawn);
  const start = languageStart(app.address.pathname);
  return (facts, element) => {
    const key = JSON.stringify([variant, start, facts]);
    const html = drawn.get(key)?.html ?? draw(element);
    drawn.set(key, { html });
    return html;
  };
}

/** React writes them before what has pictures, which stands in the page's first bytes anyway. */
const preloads = /^(?:<link rel="preload" as="image"[^>]*>)+/;
