import type { Task } from './task.ts';
import type { TaskAnswer } from './task-process.ts';

/** Does what the shop's process asks for, until that one is gone. */
export function serveTasks(tasks: readonly Task<never, unknown>[]): void {
  process.on('message', async ({ name, input }: { name: string; input: never }) => {
    const task = tasks.find((each) => each.name === name);
    answer(await work(task, input));
  });
  process.once('disconnect', () => process.exit());
  // A terminal or a service manager tells the whole group: the shop finishes what it has, and then ends us.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
}

async function work(task: Task<never, unknown> | undefined, input: never): Promise<TaskAnswer> {
  try {
    if (!task) throw new Error('no such task');
    return { output: await task.work(input) };
  } catch (error) {
    return { error };
  }
}

function answer(what: TaskAnswer): void {
  // Nobody is left to be told.
  process.send?.(what, (error: Error | null) => error && process.exit(1));
}
