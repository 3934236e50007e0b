// `startDemoOrders` starts this program, which tells the demo's story on a database of its own.
import { readConfig } from '#platform/config.ts';
import { openEmbedded } from '#platform/database/embedded.ts';
import { writePrivately } from '#platform/files/private-folder.ts';
import { createLog } from '#platform/monitoring/log.ts';
import { createTaskProcesses } from '#platform/tasks/task-process.ts';
import { hourMs } from '#platform/time/durations.ts';
import { builtAssets } from '#web/server/assets.ts';
import { openServices } from '../start/services.ts';
import { startOfStory } from './opens-shop.ts';
import { beginStory, type Past, readContent } from './rows.ts';
import { setClock } from './story-clock.ts';
import { tellStory } from './tell-story.ts';

writePrivately();
// What it does is no news of the shop: only what goes wrong is logged.
const log = { ...createLog(), info() {} };

// Without the shop that asked, nobody waits for the story.
process.once('disconnect', () => process.exit());
process.once('message', async (image: Uint8Array<ArrayBuffer>) => {
  const now = new Date();
  setClock(startOfStory(now));
  const database = await openEmbedded('memory://', new Blob([image]));
  const before = await readContent(database.db);
  await beginStory(database.db);
  // Between two papers others are at work for longer than a process would wait.
  const entry = new URL('tasks.js', import.meta.url);
  const tasks = createTaskProcesses({ entry, log, idleMs: hourMs });
  const config = readConfig(process.env);
  const services = await openServices({ config, log, database, tasks, wakeWorker() {} });
  await tellStory(services, builtAssets('dist'), now);
  const past: Past = { before, after: await readContent(database.db) };
  await tasks.stop();
  process.send?.(past, () => process.disconnect());
});
