import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { mersenne } from 'pure-rand/generator/mersenne';
import { answerDue } from '#features/company/about/support-hours.ts';

const hour = 3_600_000;
const day = 24 * hour;

export interface Story<Status extends string> {
  status: Status;
  /** When staff last changed the status. */
  decidedAt: Date | null;
  /** When the first answer was due. */
  promisedAt: Date;
  events: StoryEvent[];
  queue: {
    assigned_to: string | null;
    awaiting_since: Date | null;
    answer_due_at: Date | null;
    first_response_at: Date | null;
    customer_acted_at: Date;
    staff_seen_at: Date | null;
  };
}

interface StoryEvent {
  at: Date;
  actor: 'customer' | 'staff';
  actor_id: string | null;
  kind: 'created' | 'status' | 'message';
  from_status: string | null;
  to_status: string | null;
  note: string | null;
}

interface StoryStart<Status extends string> {
  madeAt: Date;
  until: Date;
  customer: string | null;
  agents: readonly string[];
  path: readonly [Status, ...Status[]];
}

/** Gives numbers from 0 up to 1, the same ones for the same seed. */
export function dice(seed: number): () => number {
  const generator = mersenne(seed);
  return () => uniformFloat64(generator);
}

export function pick<T>(from: readonly T[], random: () => number): T {
  const picked = from[Math.floor(random() * from.length)];
  if (picked === undefined) throw new Error('nothing to pick from');
  return picked;
}

/**
 * The first answer takes minutes to two days; then comes a step every few days, and some messages.
 */
export function drawStory<Status extends string>(
  { madeAt, until, customer, agents, path }: StoryStart<Status>,
  random: () => number,
): Story<Status> {
  const agent = pick(agents, random);
  const events: StoryEvent[] = [say(madeAt, 'created')];
  let at = madeAt.getTime();
  let [status] = path;
  let decidedAt: Date | null = null;
  for (const next of path.slice(1)) {
    at += events.length === 1 ? 5 * 60_000 + random() ** 3 * 2 * day : hour + random() * 5 * day;
    if (at > until.getTime()) break;
    decidedAt = new Date(at);
    const change = { from_status: status, to_status: next };
    events.push({ ...say(decidedAt, 'status', 'staff'), ...change });
    status = next;
    if (random() < 0.3) {
      at += hour * random() * 12;
      if (at > until.getTime()) break;
      events.push({ ...say(new Date(at), 'message'), note: '¿Ya se sabe cuándo sale el barco?' });
      at += hour * random() * 12;
      if (random() < 0.01 || at > until.getTime()) break;
      const note = 'Sale el jueves. Le avisamos en cuanto llegue a Mariel.';
      events.push({ ...say(new Date(at), 'message', 'staff'), note });
    }
  }
  const queue = queueOf(events, random() < 0.5 ? agent : null);
  return { status, decidedAt, promisedAt: answerDue(madeAt), events, queue };

  function say(
    moment: Date,
    kind: StoryEvent['kind'],
    actor: StoryEvent['actor'] = 'customer',
  ): StoryEvent {
    const who = actor === 'staff' ? agent : customer;
    return {
      at: moment,
      actor,
      actor_id: who,
      kind,
      from_status: null,
      to_status: null,
      note: null,
    };
  }
}

/**
 * Computes the columns that `moveInQueue` would have left; `taken` is the assignee if nobody
 * answered yet.
 */
function queueOf(events: readonly StoryEvent[], taken: string | null): Story<string>['queue'] {
  const answers = events.filter(({ actor }) => actor === 'staff');
  const fromCustomer = events.filter(({ actor }) => actor === 'customer');
  const lastAnswer = answers.at(-1)?.at;
  const waiting = fromCustomer.find(({ at }) => !lastAnswer || at > lastAnswer)?.at ?? null;
  return {
    assigned_to: answers[0]?.actor_id ?? taken,
    awaiting_since: waiting,
    answer_due_at: waiting && answerDue(waiting),
    first_response_at: answers[0]?.at ?? null,
    customer_acted_at: fromCustomer.at(-1)?.at ?? new Date(),
    staff_seen_at: lastAnswer ?? null,
  };
}
