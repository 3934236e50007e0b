import { setTimeout as wait } from 'node:timers/promises';
import { allowFiles, canLimitFiles } from './disks.ts';
import type { Outcome } from './outcome.ts';
import { crowd, slowFetch } from './slow-clients.ts';
import { type Task, taskNames } from './tasks.ts';
import type { TestEnvironment } from './test-environment.ts';

export interface Fault {
  name: string;
  how: string;
  /** The shop to watch; by default the one with a folder. */
  shop?: 'bucket';
  long?: true;
  begin(environment: TestEnvironment): Promise<void>;
  /** Mends only the fault itself, because the shop must come back without help. */
  end(environment: TestEnvironment): Promise<void>;
  /** Returns why it cannot be made on this machine. */
  impossible?(environment: TestEnvironment): string | undefined;
  /** Tasks that do not work as always; any of several outcomes will do. */
  meets: Partial<Record<Task, Outcome | readonly Outcome[]>>;
  /** The line that carries the quotation to the shop. */
  carry?: typeof fetch;
}

const needDatabase: Fault['meets'] = {
  'sign in': 'later',
  'ask for a quotation': 'later',
  'see my quotations': 'later',
  'send a verification with a receipt': 'later',
  'staff change a status': 'later',
};
const withoutDatabase: Fault['meets'] = {
  ...needDatabase,
  'browse the catalogue': 'kept',
  'open a product': 'kept',
  'choose a province': 'kept',
};
const withoutFiles: Fault['meets'] = { 'send a verification with a receipt': 'later' };
const hours = 3_600_000;

export const faults: readonly Fault[] = [
  {
    name: 'database killed',
    how: 'all processes of PostgreSQL end by SIGKILL, as the kernel would; at the end somebody who watches over it (systemd, compose) starts it again',
    meets: withoutDatabase,
    begin: ({ database }) => database.server.kill(),
    end: ({ database }) => database.server.restart(),
  },
  {
    name: 'database silent',
    how: 'a proxy before PostgreSQL keeps every connection and passes nothing on, as when its machine or the network to it vanishes',
    long: true,
    meets: withoutDatabase,
    async begin({ databaseLine }) {
      databaseLine.become('silent');
      // By now the process has noticed that it hears of no changes any more.
      await wait(16_000);
    },
    end: async ({ databaseLine }) => databaseLine.become('good'),
  },
  {
    name: 'mail server down',
    how: 'a proxy before it ends every connection at once',
    meets: {},
    begin: async ({ mailLine }) => mailLine.become('unreachable'),
    end: async ({ mailLine }) => mailLine.become('good'),
  },
  {
    name: 'identity provider down',
    how: 'it ends every connection without an answer',
    meets: { 'sign in': 'later' },
    async begin({ provider }) {
      provider.broken = (response) => response.destroy();
      // The provider's description of itself is valid until now.
      await wait(1100);
    },
    end: async ({ provider }) => bringBack(provider),
  },
  {
    name: 'identity provider silent',
    how: 'it takes every request and never answers',
    long: true,
    meets: { 'sign in': 'later' },
    async begin({ provider }) {
      provider.broken = () => {};
      await wait(1100);
    },
    end: async ({ provider }) => bringBack(provider),
  },
  {
    name: 'disk of PostgreSQL full',
    how: 'RLIMIT_FSIZE 0 (prlimit) for all its processes: PostgreSQL takes it for a full disk, cannot write its log of changes and ends; at the end the limit goes, and somebody who watches over it starts it again',
    impossible: needsPrlimit,
    meets: withoutDatabase,
    async begin({ database }) {
      allowFiles(database.server.processes(), false);
      await exhaust(database, "select pg_logical_emit_message(true, 'x', 'x')");
    },
    async end({ database }) {
      allowFiles(database.server.processes(), true);
      await startIfEnded(database.server);
    },
  },
  {
    name: 'disk of PostgreSQL really full',
    how: 'its data on a tmpfs of 160 MB that is filled to the last byte, and its set-aside log used up; at the end the file that filled it goes, and somebody who watches over it starts it again',
    long: true,
    impossible: needsMount,
    meets: withReads(withoutDatabase),
    async begin({ database, disks }) {
      disks?.database.fill();
      await exhaust(
        database,
        "select pg_logical_emit_message(false, 'x', repeat('x', 1000000)), pg_switch_wal()",
      );
    },
    async end({ database, disks }) {
      disks?.database.makeRoom();
      await startIfEnded(database.server);
    },
  },
  {
    name: 'disk of files full',
    how: 'RLIMIT_FSIZE 0 (prlimit) for the shop: no file of its folder takes a byte',
    impossible: needsPrlimit,
    meets: withoutFiles,
    begin: async ({ shops }) => allowFiles([shops.folder.pid()], false),
    end: async ({ shops }) => allowFiles([shops.folder.pid()], true),
  },
  {
    name: 'disk of files really full',
    how: 'the folder of the shop on a tmpfs of 64 MB that is filled to the last byte',
    long: true,
    impossible: needsMount,
    meets: withoutFiles,
    begin: async ({ disks }) => disks?.files.fill(),
    end: async ({ disks }) => disks?.files.makeRoom(),
  },
  {
    name: 'file store fails',
    how: 'the S3 store answers 503 to everything',
    shop: 'bucket',
    meets: { ...withoutFiles, 'open a product': 'no pictures' },
    begin: async ({ bucket }) => bucket.ail(Number.POSITIVE_INFINITY),
    end: async ({ bucket }) => bucket.ail(0),
  },
  {
    name: 'file store silent',
    how: 'a proxy before the S3 store keeps every connection and passes nothing on',
    shop: 'bucket',
    long: true,
    meets: { ...withoutFiles, 'open a product': 'no pictures' },
    begin: async ({ bucketLine }) => bucketLine.become('silent'),
    end: async ({ bucketLine }) => bucketLine.become('good'),
  },
  {
    name: 'clock + 10 years',
    how: 'a module that is loaded before the shop moves its Date, from one moment to the next; PostgreSQL’s own clock stays right',
    meets: { 'sign in': 'not signed in' },
    begin: ({ moveClock }) => moveClock(10 * 365 * 24 * hours),
    end: ({ moveClock }) => moveClock(0),
  },
  {
    name: 'clock − 2 hours',
    how: 'in the same way',
    long: true,
    meets: {},
    begin: ({ moveClock }) => moveClock(-2 * hours),
    end: ({ moveClock }) => moveClock(0),
  },
  {
    name: 'clock + 1 hour',
    how: 'in the same way, while a quotation is on its way at 1 kB/s',
    long: true,
    meets: { 'sign in': ['works', 'not signed in'] },
    carry: slowFetch(1000),
    async begin({ moveClock }) {
      setTimeout(() => void moveClock(hours), 1500);
    },
    end: ({ moveClock }) => moveClock(0),
  },
  slowClients(),
];

/** Single reads may still succeed in 'database' faults, so both outcomes are right. */
function withReads(meets: Fault['meets']): Fault['meets'] {
  return Object.fromEntries(
    taskNames.flatMap((task) => {
      const met = meets[task];
      return met === undefined ? [] : [[task, ['works', met].flat()]];
    }),
  );
}

function slowClients(): Fault {
  let leave = () => {};
  return {
    name: '500 slow clients',
    how: 'each gives a byte a second, two of three in the first lines of a request, the others in its body; beside them a phone sends a quotation of 4 kB at 1 kB/s',
    meets: {},
    carry: slowFetch(1000),
    async begin({ shops }) {
      leave = await crowd(shops.folder.origin, 500);
    },
    end: async () => leave(),
  };
}

function bringBack(provider: TestEnvironment['provider']): void {
  provider.broken = undefined;
}

/**
 * Writes changes until that fails, since the space set aside for the log would serve for a while.
 */
async function exhaust({ pool }: TestEnvironment['database'], change: string): Promise<void> {
  for (let left = 20; left > 0; left -= 1) {
    const written = await pool.query(change).then(
      () => true,
      () => false,
    );
    // PostgreSQL now ends, or comes back as far as it can.
    if (!written) return wait(1000);
  }
  throw new Error('PostgreSQL still finds room');
}

async function startIfEnded(server: TestEnvironment['database']['server']): Promise<void> {
  // It ends by itself when it cannot even come back.
  for (let left = 50; left > 0 && server.running(); left -= 1) await wait(20);
  if (!server.running()) await server.restart();
}

function needsPrlimit(): string | undefined {
  return canLimitFiles() ? undefined : 'there is no prlimit (Linux, util-linux)';
}

function needsMount({ disks }: TestEnvironment): string | undefined {
  return disks ? undefined : 'a disk of its own can only be mounted by root';
}
