import { finish } from '#platform/http/compress.ts';
import type { CachedPage } from './draw-page.ts';
import { escaped } from './escaped.ts';
import type { StatusTexts } from './server-website.ts';

/** Where the boot script shows what the service worker reports: HTML in two halves, empty inside. */
export function statusBar(
  { newer, reload, offline, dated }: StatusTexts,
  worker: string | undefined,
): [before: string, after: string] {
  const data = { newer, reload, offline, dated: dated('{}'), ...(worker && { worker }) };
  const attributes = Object.entries(data).map(([name, text]) => ` data-${name}="${escaped(text)}"`);
  return [`<p id="news" role="status"${attributes.join('')}>`, '</p>'];
}

/**
 * A stored page while no changes can be heard of: with the date of its data, in the place where the
 * service worker shows the date of its own copies. This one is stored nowhere.
 */
export function datedPage(page: CachedPage, text: string): CachedPage {
  const html = page.finished.plain.toString('utf8');
  const dated = html.slice(0, page.statusAt) + escaped(text) + html.slice(page.statusAt);
  // The text moves what stands behind it: a phone gets this page whole.
  return { ...page, finished: finish(dated, page.finished.type), parts: [], variant: undefined };
}
