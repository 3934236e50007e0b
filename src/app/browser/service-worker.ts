import { href, routes } from '#routes.ts';
import { startServiceWorker } from '#web/browser/service-worker.ts';

declare const __BUILD__: string;

startServiceWorker({
  build: __BUILD__,
  offlinePage: href(routes.offline),
  isPage: (path) => !/^\/(api|idp|buzon|pictures|assets|sitemap)|\.\w+$/.test(path),
  isStoredCall: (path) => path.startsWith('/api/products'),
  changesPerson: (path) => /^\/api\/(login|callback|logout)/.test(path),
});
