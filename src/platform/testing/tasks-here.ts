import type { Tasks } from '../tasks/task.ts';

/** Does heavy work in this process, for tests that need no process of its own. */
export const tasksHere: Tasks = { run: (task, input) => task.work(input) };
