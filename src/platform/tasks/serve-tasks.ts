import type { Task } from './task.ts';
import type { TaskAnswer } from './task-process.ts';

/** Runs the tasks that the shop's process sends, until that process ends. */
export function serveTasks(tasks: readonly Task<never, unknown>[]): void {
  const [, , lane] = process.argv;
  // What cannot be loaded fails with the task itself.
  for (const task of tasks) if (task.lane === lane) void task.prepare?.().catch(() => {});
  process.on('message', async ({ name, input }: { name: string; input: never }) => {
    const task = tasks.find((each) => each.name === name);
    answer(await work(task, input));
  });
  process.once('disconnect', () => process.exit());
  // A terminal signals the whole process group, but the shop finishes its work and then ends this
  // process.
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
  // The shop's process has ended.
  process.send?.(what, (error: Error | null) => error && process.exit(1));
}
