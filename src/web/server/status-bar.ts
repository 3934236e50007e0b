import { finish } from '#platform/http/compress.ts';
import { escaped } from './escaped.ts';
import type { CachedPage } from './page-cache.ts';
import type { StatusTexts } from './server-website.ts';

/**
 * The element in which the boot script shows reports of the service worker: HTML in two halves,
 * empty between them.
 */
export function statusBar(
  { newer, reload, offline, dated }: StatusTexts,
  worker: string | undefined,
): [before: string, after: string] {
  const data = { newer, reload, offline, dated: dated('{}'), ...(worker && { worker }) };
  const attributes = Object.entries(data).map(([name, text]) => ` data-${name}="${escaped(text)}"`);
  return [`<p id="news" role="status"${attributes.join('')}>`, '</p>'];
}

/** Dates a cached page while change notifications are missing. It is stored nowhere. */
export function datedPage(page: CachedPage, text: string): CachedPage {
  const html = page.finished.plain.toString('utf8');
  const dated = html.slice(0, page.statusAt) + escaped(text) + html.slice(page.statusAt);
  // The text moves the parts after it, so this page is always sent whole.
  return {
    ...page,
    finished: finish(dated, page.finished.type),
    parts: () => [],
    variant: undefined,
  };
}
