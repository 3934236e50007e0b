// `npm run dev`: the same shop with hot reload. Data and worker live on; code is loaded anew.
import { createServer as createHttpServer } from 'node:http';
import { createServer, type ModuleNode, type ViteDevServer } from 'vite';
import { listen } from '#app/server/start/listen.ts';
import { screenSources } from '#web/build/screen-sources.ts';
import { kitHtml } from '../e2e/kit/kit-html.ts';
import { website } from '../vite.config.ts';

const { open, restricted } = website.browser;
const sources = new Map([...screenSources(open.screens), ...screenSources(restricted.screens)]);

const vite = await createServer({ configFile: 'vite.config.ts' });
type Main = typeof import('#app/server/start/dev-entry.ts');
const entry = (await vite.ssrLoadModule('/src/app/server/start/dev-entry.ts')) as Main;
const { shop, config } = await entry.open();
// Vite's client and React's hot reload, as Vite would put them into an index.html.
const [, tags = ''] =
  /<head>(.*)<\/head>/s.exec(await vite.transformIndexHtml('/', '<head></head>')) ?? [];

const server = createHttpServer((request, response) => {
  vite.middlewares(request, response, async () => {
    try {
      if (request.url === '/kit') {
        return void response.setHeader('content-type', 'text/html').end(await kitHtml(vite));
      }
      const fresh = (await vite.ssrLoadModule('/src/app/server/start/dev-entry.ts')) as Main;
      fresh.answer(shop, { styleOf: (screen) => styleOf(vite, screen), tags }, request, response);
    } catch (error) {
      vite.ssrFixStacktrace(error as Error);
      console.error(error);
      response.writeHead(500).end(String(error));
    }
  });
});
await listen(server, config);
entry.announce(config, shop.services.database.kind);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    server.closeAllConnections();
    await shop.stop();
    await vite.close();
    process.exit(0);
  });
}

/** Collects all CSS that a screen's modules import, so that development does not flash either. */
async function styleOf(vite: ViteDevServer, screen: string | undefined): Promise<string> {
  const seen = new Set<ModuleNode>();
  const sheets: string[] = [];
  const walk = async (module: ModuleNode | undefined): Promise<void> => {
    if (!module || seen.has(module)) return;
    seen.add(module);
    for (const imported of module.ssrImportedModules) await walk(imported);
    if (module.file?.endsWith('.css')) {
      const made = await vite.transformRequest(`${module.url}?direct`);
      if (made) sheets.push(made.code);
    }
  };
  const files = [website.layout, ...(screen ? [sources.get(screen)] : [])];
  for (const file of files) {
    await walk(await vite.moduleGraph.getModuleByUrl(`/${file}`, true));
  }
  return sheets.join('');
}
