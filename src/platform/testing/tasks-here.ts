import { TaskFailed, type Tasks } from '../tasks/task.ts';

/** Does heavy work in this process, for tests that need no process of its own. */
export const tasksHere: Tasks = {
  run: (task, input) => task.work(input),
  wake() {},
};

/** Loses the process of whatever it shall do. */
export const tasksLost: Tasks = {
  async run() {
    throw new TaskFailed('ended by SIGKILL');
  },
  wake() {},
};
