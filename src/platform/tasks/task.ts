/**
 * Each lane has a process of its own, so that none holds another: papers, which are made of our own
 * data; what a person waits for and ends within a second or two, strangers' pictures too; and what
 * may wait.
 */
export type Lane = 'papers' | 'now' | 'later';

/**
 * Heavy work for another process (`task-process.ts`). Input and output are copied: plain data, no
 * functions or own classes. A task has neither database nor settings, so its input must contain all
 * it needs.
 */
export interface Task<TaskInput, TaskOutput> {
  name: string;
  lane: Lane;
  maxMs: number;
  /** Loads what the work needs, once the process of its lane has started. */
  prepare?(): Promise<unknown>;
  work(input: TaskInput): Promise<TaskOutput>;
}

export interface Tasks {
  run<TaskInput, TaskOutput>(
    task: Task<TaskInput, TaskOutput>,
    input: TaskInput,
    options?: TaskOptions,
  ): Promise<TaskOutput>;
  /**
   * Starts the process of a lane, which loads what its tasks need, because work for it is on its way:
   * that takes seconds on a machine with other work.
   */
  wake(lane: Lane): void;
}

interface TaskOptions {
  /** In place of the task's own. */
  lane?: Lane;
}

/** The process ended, was too slow or did not start. The same work may succeed later. */
export class TaskFailed extends Error {
  /** `isOutage` recognizes it: the response is a 503 with Retry-After. */
  readonly code = 'TASK_FAILED';
}

/** No failure: the shop ends, and whoever asked asks another. */
export class ShopStopping extends TaskFailed {
  constructor() {
    super('the shop is stopping');
  }
}
