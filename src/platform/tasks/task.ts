/**
 * Heavy work that runs in a process of its own (see `task-process.ts`). What goes in and comes out
 * is copied between processes: data, no functions and no classes of ours. It knows neither database
 * nor settings, so what it needs is in its input.
 */
export interface Task<I, O> {
  name: string;
  /** Past so many milliseconds its process is killed. */
  longestMs: number;
  work(input: I): Promise<O>;
}

/** The caller's side. */
export interface Tasks {
  /** Throws TaskFailed where the process could not do it, otherwise what the work throws. */
  run<I, O>(task: Task<I, O>, input: I, options?: TaskOptions): Promise<O>;
}

interface TaskOptions {
  /** Nobody waits for it: what somebody waits for is done first. */
  background?: boolean;
}

/** The process ended, was too slow or did not start; the same work may succeed another time. */
export class TaskFailed extends Error {
  /** `isOutage` looks for it: the answer is a 503 with Retry-After. */
  readonly code = 'ETIMEDOUT';
}
