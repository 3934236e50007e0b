import { formatDateTime } from '../../platform/dates.ts';
import { finish } from '../../platform/http/compress.ts';
import type { Language } from '../../platform/language.ts';
import { serverMessages } from '../server-messages.ts';
import type { KeptPage } from './draw-page.ts';

/**
 * A kept page while the database says nothing: it tells of when its data is, in the place where the
 * service worker says the same of its own copies. Nobody keeps this one.
 */
export function datedPage(page: KeptPage, since: Date, language: Language): KeptPage {
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
