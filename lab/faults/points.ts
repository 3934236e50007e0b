/**
 * Where a fault strikes: before or after a message between two parties. Nothing in the shop knows.
 */
export interface FaultPoint {
  name: string;
  when: 'before' | 'after';
  at: Moment;
  /** A person's action that leads the shop past this point. */
  task: Task;
}

export type Task = 'quote' | 'verification' | 'status';
type Moment =
  | { party: 'database'; statement: RegExp }
  | { party: 'mail server' }
  | { party: 'customer' };

/** The fault that strikes; a customer's own connection can only be cut. */
export const faults = ['shop killed', 'database killed', 'connection cut'] as const;
export type Fault = (typeof faults)[number];

const statements: [name: string, task: Task, statement: RegExp][] = [
  ['transaction', 'quote', /^begin/i],
  ['number', 'quote', /^\s*insert into counter/],
  ['quote', 'quote', /^insert into "quote" /],
  ['lines', 'quote', /^insert into "quote_line"/],
  ['history', 'quote', /^insert into "event"/],
  ['mail', 'quote', /^insert into "outbox"/],
  ['commit', 'quote', /^commit/i],
  ['verification', 'verification', /^insert into "verification"/],
  ['verification history', 'verification', /^insert into "event"/],
  ['verification mail', 'verification', /^insert into "outbox"/],
  ['verification commit', 'verification', /^commit/i],
  ['status', 'status', /^update "quote" set "status"/],
  ['status history', 'status', /^insert into "event"/],
  ['status commit', 'status', /^commit/i],
  ['claim of a mail', 'quote', /^\s*update outbox set attempts/],
  ['mark of a mail', 'quote', /^\s*update outbox set done_at/],
];

/** Before and after each write, commit, mail and answer. */
export const faultPoints: readonly FaultPoint[] = [
  ...statements.map(([name, task, statement]) => ({
    name,
    task,
    at: { party: 'database', statement } as const,
  })),
  { name: 'delivery', task: 'quote' as const, at: { party: 'mail server' } as const },
  ...(['quote', 'verification', 'status'] as const).map((task) => ({
    name: `answer to ${task}`,
    task,
    at: { party: 'customer' } as const,
  })),
].flatMap((point) =>
  (['before', 'after'] as const).map((when) => ({ ...point, when, name: `${when} ${point.name}` })),
);
