import { languageEntry, listViewEntry, lowDataEntry } from '#platform/browser/registry/cookies.ts';
import { provinceEntry } from '#platform/browser/registry/every-page.ts';
import {
  languageStart,
  underLanguage,
  withoutLanguage,
} from '#platform/http/shared/language-address.ts';
import { href, routes } from '#routes.ts';
import { startServiceWorker } from '#web/browser/service-worker/service-worker.ts';

declare const __BUILD__: string;

const choices = [languageEntry, lowDataEntry, listViewEntry, provinceEntry];

const handovers = href(routes.handoverLink);

startServiceWorker({
  build: __BUILD__,
  offlinePage: href(routes.offline),
  isPage: (path) => !/^\/(api|idp|buzon|demo|pictures|assets|sitemap)|\.\w+$/.test(path),
  standIn: (path) =>
    withoutLanguage(path).startsWith(`${handovers}/`)
      ? underLanguage(languageStart(path), handovers)
      : undefined,
  isStoredCall: (path) => path.startsWith('/api/products'),
  changesPerson: (path) => /^\/api\/(login|callback|logout)/.test(path),
  isChoice: (cookie) => choices.some(({ name }) => cookie.endsWith(name)),
});
