import { serverMessages } from '#app/server-messages.ts';
import { finish } from '#platform/http/compress.ts';
import type { Language } from '#platform/text/language.ts';
import { formatDateTime } from '#platform/time/dates.ts';
import type { CachedPage } from './draw-page.ts';

/**
 * A kept page while the database says nothing: it tells of when its data is, in the place where the
 * service worker says the same of its own copies. Nobody keeps this one.
 */
export function stalePage(page: CachedPage, since: Date, language: Language): CachedPage {
  const said = serverMessages[language].dated(formatDateTime(since, language));
  const html = page.finished.plain
    .toString('utf8')
    .replace(
      /(<p id="news" role="status") hidden([^>]*>)/,
      (_, begin, end) => `${begin}${end}${said}`,
    );
  // The date moves what stands behind it: a phone gets this page whole.
  return { ...page, finished: finish(html, page.finished.type), parts: [], variant: undefined };
}
