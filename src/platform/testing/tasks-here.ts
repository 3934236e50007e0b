import type { Tasks } from '../tasks/task.ts';

/** Does heavy work in this process, where a process of its own is not what matters. */
export const tasksHere: Tasks = { run: (task, input) => task.work(input) };
