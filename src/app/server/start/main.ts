import { readConfig } from '#platform/config.ts';
import { writePrivately } from '#platform/files/private-folder.ts';
import { createLog, errorFacts } from '#platform/monitoring/log.ts';
import { operatorSentence } from '#platform/operator-sentence.ts';
import { builtAssets } from '#web/server/assets.ts';
import { startDemoOrders } from '../demo/start-demo-orders.ts';
import { createApp } from '../http/app.ts';
import { logTroubles } from '../operating/doctor/services-checks.ts';
import { openShop } from './shop.ts';
import { announce } from './start-message.ts';
import { logUncaughtErrors } from './uncaught-errors.ts';

const log = createLog();
logUncaughtErrors(log);
writePrivately();

try {
  const config = readConfig(process.env);
  const shop = await openShop(config, log, new URL('tasks.js', import.meta.url));
  await shop.serve(({ services, signIn }) => createApp(services, builtAssets('dist'), signIn));
  void logTroubles(config, log);
  if (config.production) log.info('started', { address: config.publicUrl });
  else announce(config, shop.services.database.kind);
  void startDemoOrders(shop.services, new URL('demo.js', import.meta.url));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      log.info('stopping', { signal });
      await shop.stop();
      log.info('stopped');
      process.exit(0);
    });
  }
} catch (error) {
  explain(error);
  process.exit(1);
}

/** In production the log is JSON from its first line on. */
function explain(error: unknown): void {
  const why = operatorSentence(error);
  if (why === undefined) log.error('start failed', errorFacts(error));
  else if (process.env.NODE_ENV === 'production') log.error('start failed', { error: why });
  else console.error(`The shop cannot start:\n${why}`);
}
