// `startDemoOrders` starts this program, which tells the demo's story on a database of its own.
import { readConfig } from '#platform/config.ts';
import { migrate } from '#platform/database/migrate.ts';
import { openDatabase } from '#platform/database/open-database.ts';
import { writePrivately } from '#platform/files/private-folder.ts';
import { createLog } from '#platform/monitoring/log.ts';
import { createTaskProcesses } from '#platform/tasks/task-process.ts';
import { builtAssets } from '#web/server/assets.ts';
import { migrations } from '../start/migrations.ts';
import { openServices } from '../start/services.ts';
import { startOfStory } from './opens-shop.ts';
import { type Content, copyContent, readContent } from './rows.ts';
import { setClock } from './story-clock.ts';
import { tellStory } from './tell-story.ts';

writePrivately();
// What it does is no news of the shop: only what goes wrong is logged.
const log = { ...createLog(), info() {} };

// Without the shop that asked, nobody waits for the story.
process.once('disconnect', () => process.exit());
process.once('message', async (before: Content) => {
  const now = new Date();
  setClock(startOfStory(now));
  const database = await openDatabase({ url: undefined, folder: 'memory://' });
  await migrate(database.db, migrations);
  await copyContent(database.db, before);
  const tasks = createTaskProcesses({ entry: new URL('tasks.js', import.meta.url), log });
  const config = readConfig(process.env);
  const services = await openServices({ config, log, database, tasks, wakeWorker() {} });
  await tellStory(services, builtAssets('dist'), now);
  const after = await readContent(database.db);
  await tasks.stop();
  process.send?.(after, () => process.disconnect());
});
