/**
 * Heavy work for another process (`task-process.ts`). Input and output are copied: plain data, no
 * functions or own classes. A task has neither database nor settings, so its input must contain all
 * it needs.
 */
export interface Task<TaskInput, TaskOutput> {
  name: string;
  maxMs: number;
  work(input: TaskInput): Promise<TaskOutput>;
}

export interface Tasks {
  run<TaskInput, TaskOutput>(
    task: Task<TaskInput, TaskOutput>,
    input: TaskInput,
    options?: TaskOptions,
  ): Promise<TaskOutput>;
}

interface TaskOptions {
  /** True where nobody waits for it, so that other work goes first. */
  background?: boolean;
}

/** The process ended, was too slow or did not start. The same work may succeed later. */
export class TaskFailed extends Error {
  /** `isOutage` recognizes it: the response is a 503 with Retry-After. */
  readonly code = 'ETIMEDOUT';
}
