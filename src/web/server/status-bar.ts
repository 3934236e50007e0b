import { finish } from '#platform/http/compress.ts';
import type { CachedPage } from './draw-page.ts';
import { escaped } from './escaped.ts';
import type { StatusTexts } from './server-website.ts';

/** Where the boot script says what the service worker finds out: HTML in two halves, empty inside. */
export function statusBar(
  { newer, reload, offline, dated }: StatusTexts,
  worker: string | undefined,
): [before: string, after: string] {
  const data = { newer, reload, offline, dated: dated('{}'), ...(worker && { worker }) };
  const attributes = Object.entries(data).map(([name, text]) => ` data-${name}="${escaped(text)}"`);
  return [`<p id="news" role="status"${attributes.join('')}>`, '</p>'];
}

/**
 * A stored page while nothing is heard of changes: it says of when its data is, in the place where
 * the service worker says the same of its own copies. Nobody stores this one.
 */
export function datedPage(page: CachedPage, text: string): CachedPage {
  const html = page.finished.plain.toString('utf8');
  const dated = html.slice(0, page.statusAt) + escaped(text) + html.slice(page.statusAt);
  // The text moves what stands behind it: a phone gets this page whole.
  return { ...page, finished: finish(dated, page.finished.type), parts: [], variant: undefined };
}
