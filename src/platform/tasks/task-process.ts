import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { errorFacts, type Log } from '../monitoring/log.ts';
import { type Lane, ShopStopping, type Task, TaskFailed, type Tasks } from './task.ts';

export interface TaskProcesses extends Tasks {
  /** Wakes a lane, whose process then stays: whoever comes first waits for no start. */
  keepReady(lane: Lane): void;
  /** Ends the processes. Their running and waiting work fails. */
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
  resolve(output: unknown): void;
  reject(error: unknown): void;
}

export type TaskAnswer = { output: unknown } | { error: unknown };

/** The allocator keeps what each thread once held, so they share: a list of 30 MB takes 48 MB less. */
const sparing = { MALLOC_ARENA_MAX: '1', VIPS_CONCURRENCY: '1' };

/**
 * Enough for the largest import. Memory for pictures is not part of this heap. What is new in it is
 * looked through often, so that garbage does not grow to tens of megabytes in each process.
 */
const heap = ['--max-old-space-size=256', '--max-semi-space-size=2'];

/** One process for each lane. */
export function createTaskProcesses(options: TaskProcessOptions): TaskProcesses {
  const lanes: Record<Lane, ReturnType<typeof createLane>> = {
    papers: createLane('papers', options),
    now: createLane('now', options),
    later: createLane('later', options),
  };
  return {
    run: (task, input, { lane = task.lane } = {}) => lanes[lane].run(task, input),
    wake: (lane) => lanes[lane].wake(),
    keepReady: (lane) => lanes[lane].keepReady(),
    async stop() {
      await Promise.all(Object.values(lanes).map((lane) => lane.stop()));
    },
  };
}

/**
 * A process that is started on demand. It does one job after the other, and ends when idle. A job
 * that takes too long or crashes the process is the only one that fails.
 */
function createLane(lane: Lane, { entry, log, idleMs = 20_000 }: TaskProcessOptions) {
  const waiting: Job[] = [];
  let current: Job | undefined;
  let stopped = false;
  let restMs: number | undefined = idleMs;
  const program = onDemand(() => forkProgram(entry, lane), {
    onAnswer: settle,
    onLost: (why) => {
      if (current) fail(why);
    },
  });

  function next(): void {
    if (current) return;
    current = waiting.shift();
    if (current) begin(current);
    else program.rest(restMs);
  }

  function begin({ task: { name, maxMs }, input }: Job): void {
    try {
      program.send({ name, input }, maxMs);
    } catch (error) {
      fail(error);
    }
  }

  function settle(answer: TaskAnswer): void {
    const job = current;
    current = undefined;
    if ('error' in answer) job?.reject(answer.error);
    else job?.resolve(answer.output);
    next();
  }

  function fail(why: unknown): void {
    settle({ error: stopped ? new ShopStopping() : failureOf(why) });
  }

  function failureOf(why: unknown): TaskFailed {
    const name = current?.task.name ?? '';
    const facts = typeof why === 'string' ? { error: why } : errorFacts(why);
    log.error('task failed', { task: name, ...facts });
    return new TaskFailed(`the process of ${name} failed`, { cause: why });
  }

  function wake(): void {
    if (stopped) return;
    try {
      program.start();
      next();
    } catch {
      // The work that comes fails in words.
    }
  }

  return {
    run<TaskInput, TaskOutput>(
      task: Task<TaskInput, TaskOutput>,
      input: TaskInput,
    ): Promise<TaskOutput> {
      if (stopped) return Promise.reject(new ShopStopping());
      return new Promise<TaskOutput>((resolve, reject) => {
        // The other side runs `task.work`, which returns a TaskOutput.
        const done = (output: unknown) => resolve(output as TaskOutput);
        waiting.push({ task, input, resolve: done, reject });
        next();
      });
    },
    wake,
    keepReady(): void {
      restMs = undefined;
      wake();
    },
    async stop(): Promise<void> {
      stopped = true;
      for (const job of waiting.splice(0)) job.reject(new ShopStopping());
      await program.end();
    },
  };
}

interface ProgramEvents {
  onAnswer(answer: TaskAnswer): void;
  /** The process is unusable; the next message starts another. */
  onLost(why: unknown): void;
}

/** The process itself, and the time that it has for a message or for waiting. */
function onDemand(startProgram: () => ChildProcess, { onAnswer, onLost }: ProgramEvents) {
  let child: ChildProcess | undefined;
  let timer: NodeJS.Timeout | undefined;

  function start(): ChildProcess {
    if (child) return child;
    const program = startProgram();
    child = program;
    program.on('message', (answer: TaskAnswer) => {
      if (program === child) onAnswer(answer);
    });
    program.on('error', (error) => lose(program, error));
    program.on('exit', (code, signal) => lose(program, `ended by ${signal ?? code}`));
    return program;
  }

  function lose(program: ChildProcess, why: unknown): void {
    program.kill('SIGKILL');
    if (program !== child) return;
    child = undefined;
    onLost(why);
  }

  return {
    start,
    /** Throws where no process can be started. */
    send(message: { name: string; input: unknown }, maxMs: number): void {
      clearTimeout(timer);
      const program = start();
      program.ref();
      program.channel?.ref();
      timer = setTimeout(() => lose(program, 'took too long'), maxMs);
      program.send(message, (error) => {
        if (error) lose(program, error);
      });
    },
    /**
     * Ends it after this long without a message, or never. An idle process does not keep ours alive.
     */
    rest(idleMs: number | undefined): void {
      clearTimeout(timer);
      const program = child;
      if (!program) return;
      program.unref();
      program.channel?.unref();
      if (idleMs !== undefined) timer = setTimeout(() => lose(program, 'idle'), idleMs).unref();
    },
    async end(): Promise<void> {
      clearTimeout(timer);
      const program = child;
      if (!program) return;
      program.ref();
      const gone = once(program, 'exit');
      lose(program, 'stopping');
      await gone;
    },
  };
}

function forkProgram(entry: URL, lane: Lane): ChildProcess {
  const program = fork(entry, [lane], {
    serialization: 'advanced',
    // It reads strangers' files, so it gets none of the shop's secrets. Windows needs SystemRoot.
    env: { SystemRoot: process.env.SystemRoot, ...sparing },
    execArgv: heap,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // Where there are fewer cores than work, whoever waits for an answer has them first.
  if (lane === 'later' && program.pid) {
    setPriority(program.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  }
  return program;
}
