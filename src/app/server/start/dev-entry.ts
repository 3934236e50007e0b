// Loaded by `scripts/dev.ts` through Vite: the shop is opened once and answers with the newest
// code.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { readConfig } from '#platform/config.ts';
import { writePrivately } from '#platform/files/private-folder.ts';
import { createLog } from '#platform/monitoring/log.ts';
import type { Assets } from '#web/server/assets.ts';
import { createApp } from '../http/app.ts';
import { openShop, type Shop } from './shop.ts';

export { announce } from './start-message.ts';

export async function open() {
  writePrivately();
  const config = readConfig(process.env);
  const taskEntry = new URL('task-main.ts', import.meta.url);
  return { config, shop: await openShop(config, createLog(), taskEntry) };
}

export function answer(
  shop: Shop,
  development: Development,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  if (shop.handleSignIn(request, response)) return;
  const app = createApp(shop.services, developmentAssets(development), shop.signIn);
  void getRequestListener(app.fetch)(request, response);
}

interface Development {
  styleOf: (screen: string | undefined) => Promise<string>;
  tags: string;
}

function developmentAssets({ styleOf, tags }: Development): Assets {
  return {
    of: async (screen, part) => ({
      sheets: [[{ kind: 'other', text: await styleOf(screen) }]],
      main: `/src/app/browser/${part === 'open' ? 'main' : 'staff-main'}.tsx`,
      preloads: [],
      overlay: [],
    }),
    scripts: undefined,
    development: { tags, boot: '<script type="module" src="/src/app/browser/boot.ts"></script>' },
  };
}
