// The program of the process that `createTaskProcess` starts: all that is done outside of the shop's.
import { importReading } from '../../features/catalogue/server/import-reading.ts';
import { serveTasks } from '../../platform/tasks/serve-tasks.ts';

serveTasks([importReading]);
