import { ConfigError, readConfig } from '#platform/config.ts';
import { WrongVersion } from '#platform/database/embedded.ts';
import { FolderLocked } from '#platform/database/folder-lock.ts';
import { MigrationChanged, MigrationForbidden } from '#platform/database/migrate.ts';
import { writePrivately } from '#platform/files/private-folder.ts';
import { createLog, errorFacts } from '#platform/monitoring/log.ts';
import { builtAssets } from '#web/server/assets.ts';
import { startDemoOrders } from '../demo/start-demo-orders.ts';
import { createApp } from '../http/app.ts';
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
  announce(config, shop.services.database.kind);
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

function explain(error: unknown): void {
  const expected = [ConfigError, FolderLocked, WrongVersion, MigrationChanged, MigrationForbidden];
  if (expected.some((kind) => error instanceof kind)) {
    console.error(`No se puede iniciar la tienda:\n${(error as Error).message}`);
  } else if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    console.error('No se puede iniciar la tienda: el puerto ya está en uso (PORT).');
  } else if (error instanceof Error && 'code' in error && error.code === '42501') {
    console.error(
      'No se puede iniciar la tienda: su rol no puede poner al día el esquema. Ejecute antes «node scripts/run.mjs migrate» con la DATABASE_URL del dueño.',
    );
  } else {
    log.error('start failed', errorFacts(error));
  }
}
