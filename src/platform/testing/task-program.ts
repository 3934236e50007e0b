import { serveTasks } from '../tasks/serve-tasks.ts';
import type { Task } from '../tasks/task.ts';

const once = { lane: 'now', maxMs: 60_000 } as const;

let prepared = false;

/** Returns the id of the process, its environment, and whether it was prepared for this. */
export const looking = {
  ...once,
  name: 'look',
  prepare: async () => {
    prepared = true;
  },
  work: async () => ({ pid: process.pid, env: Object.keys(process.env), prepared }),
} satisfies Task<undefined, { pid: number; env: string[]; prepared: boolean }>;

export const reversing = {
  ...once,
  name: 'reverse',
  work: async (bytes) => Buffer.from(bytes).reverse(),
} satisfies Task<Buffer, Buffer>;

export const failing = {
  ...once,
  name: 'fail',
  work: async (message) => {
    throw new Error(message);
  },
} satisfies Task<string, undefined>;

export const dying = {
  ...once,
  name: 'die',
  work: async (signal) => {
    process.kill(process.pid, signal);
    return new Promise<undefined>(() => {});
  },
} satisfies Task<NodeJS.Signals, undefined>;

/** Never lets go of the processor. */
export const spinning = {
  name: 'spin',
  lane: 'now',
  maxMs: 300,
  work: async () => {
    for (;;);
  },
} satisfies Task<undefined, undefined>;

export const lasting = {
  ...once,
  name: 'last',
  lane: 'later',
  work: () => new Promise<undefined>(() => {}),
} satisfies Task<undefined, undefined>;

if (process.send && process.argv[1] === import.meta.filename) {
  serveTasks([looking, reversing, failing, dying, spinning, lasting]);
}
