import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { errorFacts, type Log } from '../monitoring/log.ts';
import { type Task, TaskFailed, type Tasks } from './task.ts';

export interface TaskProcess extends Tasks {
  /** Ends the process. Its running and waiting work fails. */
  stop(): Promise<void>;
}

interface TaskProcessOptions {
  entry: URL;
  log: Log;
  /** Ends after this long without work, to free its memory. Default 20 s. */
  idleMs?: number;
}

interface Job {
  task: Pick<Task<never, unknown>, 'name' | 'maxMs'>;
  input: unknown;
  background: boolean;
  resolve(output: unknown): void;
  reject(error: unknown): void;
}

export type TaskAnswer = { output: unknown } | { error: unknown };

/** Enough for the largest import. Memory for pictures is not part of this heap. */
const heapMegabytes = 256;

/**
 * A process that is started on demand. It does one job after the other, those with a waiting person
 * first, and ends when idle. A job that takes too long or crashes the process is the only one that
 * fails.
 */
export function createTaskProcess(options: TaskProcessOptions): TaskProcess {
  const { entry, log, idleMs = 20_000 } = options;
  const waiting: Job[] = [];
  let current: Job | undefined;
  let child: ChildProcess | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  function next(): void {
    if (current) return;
    clearTimeout(timer);
    const urgent = waiting.findIndex(({ background }) => !background);
    [current] = waiting.splice(Math.max(0, urgent), 1);
    if (current) begin(current);
    else if (child) rest(child);
  }

  function begin(job: Job): void {
    try {
      child ??= start();
      const program = child;
      program.ref();
      program.channel?.ref();
      timer = setTimeout(() => lose(program, 'took too long'), job.task.maxMs);
      program.send({ name: job.task.name, input: job.input }, (error) => {
        if (error) lose(program, error);
      });
    } catch (error) {
      fail(error);
    }
  }

  /** Lets an idle process not keep ours alive. */
  function rest(program: ChildProcess): void {
    program.unref();
    program.channel?.unref();
    timer = setTimeout(() => lose(program, 'idle'), idleMs).unref();
  }

  function start(): ChildProcess {
    const program = forkProgram(entry);
    program.on('message', (answer: TaskAnswer) => {
      if (program === child) settle(answer);
    });
    program.on('error', (error) => lose(program, error));
    program.on('exit', (code, signal) => lose(program, `ended by ${signal ?? code}`));
    return program;
  }

  function settle(answer: TaskAnswer): void {
    const job = current;
    current = undefined;
    if ('error' in answer) job?.reject(answer.error);
    else job?.resolve(answer.output);
    next();
  }

  /** Drops a process that is unusable and whose job has failed. */
  function lose(program: ChildProcess, why: unknown): void {
    program.kill('SIGKILL');
    if (program !== child) return;
    child = undefined;
    if (current) fail(why);
  }

  function fail(why: unknown): void {
    const name = current?.task.name ?? '';
    const facts = typeof why === 'string' ? { error: why } : errorFacts(why);
    log.error('task failed', { task: name, ...facts });
    settle({ error: new TaskFailed(`the process of ${name} failed`, { cause: why }) });
  }

  return {
    run<I, O>(task: Task<I, O>, input: I, { background = false } = {}): Promise<O> {
      if (stopped) return Promise.reject(new TaskFailed('the shop is stopping'));
      return new Promise<O>((resolve, reject) => {
        // The other side runs `task.work`, which returns O.
        const done = (output: unknown) => resolve(output as O);
        waiting.push({ task, input, background, resolve: done, reject });
        next();
      });
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      const stopping = new TaskFailed('the shop is stopping');
      for (const job of waiting.splice(0)) job.reject(stopping);
      const program = child;
      if (!program) return;
      program.ref();
      const gone = once(program, 'exit');
      lose(program, 'stopping');
      await gone;
    },
  };
}

function forkProgram(entry: URL): ChildProcess {
  return fork(entry, {
    serialization: 'advanced',
    // It reads strangers' files, so it gets none of the shop's secrets. Windows needs SystemRoot.
    env: { SystemRoot: process.env.SystemRoot },
    execArgv: [`--max-old-space-size=${heapMegabytes}`],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}
