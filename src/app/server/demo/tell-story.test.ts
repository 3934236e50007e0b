import { test } from 'vitest';
import { openTestShop, plainAssets } from '#app/server/testing/test-shop.ts';
import { loadDemo } from '#features/shop/catalogue/products/server/load-demo.ts';
import { restoreClock, setClock } from './story-clock.ts';
import { tellStory } from './tell-story.ts';

test('the story', async () => {
  const now = new Date();
  setClock(new Date(now.getTime() - 150 * 86_400_000));
  const shop = await openTestShop({ env: { DEMO_CATALOGUE: 'yes' } });
  const l0 = performance.now();
  await loadDemo(shop.services);
  console.log('loaded', performance.now() - l0);
  await shop.services.db.deleteFrom('outbox').execute();
  const t0 = performance.now();
  try {
    const count = await tellStory(shop.services, plainAssets, now);
    console.log('orders', count, 'ms', performance.now() - t0, process.cpuUsage());
  } finally {
    restoreClock();
  }
  await shop.close();
}, 300_000);
