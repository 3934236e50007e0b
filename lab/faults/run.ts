import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { eachOf } from '#platform/testing/short-run.ts';
import { findBreaches } from './checker.ts';
import { openHistory } from './history.ts';
import { gatherPeople } from './people.ts';
import { type Fault, type FaultPoint, faultPoints, faults } from './points.ts';
import { seededRandom } from './seeded-random.ts';
import type { TestEnvironment } from './test-environment.ts';

export interface Run {
  struck: number;
  /** How many quotes, verifications and changes of status were acknowledged. */
  acknowledged: number;
  breaches: string[];
  /** How many mails the mail server took over more than once, all with their first Message-ID. */
  repeated: number;
  missed: string[];
  history: string;
}

/**
 * Strikes with so many faults, each at a point and of a kind that the seed decides, while people
 * are busy. Then it starts everything again and compares the answers that people got with the data.
 */
export async function runFaults(
  environment: TestEnvironment,
  seed: number,
  rounds: number,
): Promise<Run> {
  const history = openHistory(join(environment.folder, `seed-${seed}.jsonl`));
  const random = seededRandom(seed);
  const people = await gatherPeople(environment, history, random);
  const missed: string[] = [];
  const order = shuffled(eachOf(faultPoints, 9), random.below);
  for (let round = 0; round < rounds; round += 1) {
    // Each point comes once before any comes again.
    const point = order[round % order.length] as FaultPoint;
    const fault = random.pick(faults);
    const reached = await strike(environment, point, fault, async () => {
      await Promise.all([people.carryOut(point.task), people.carryOut('quote'), people.peek()]);
    });
    history.write({ kind: 'fault', round, point: point.name, fault, reached });
    if (!reached) missed.push(point.name);
    await people.peek();
  }
  await deliverAll(environment);
  const { taken } = environment.mail;
  return {
    struck: rounds - missed.length,
    acknowledged: history.read().filter((each) => each.kind === 'try' && each.outcome === 'done')
      .length,
    breaches: await findBreaches(history, environment.database.pool, taken),
    repeated: taken.length - new Set(taken).size,
    missed,
    history: history.file,
  };
}

async function strike(
  environment: TestEnvironment,
  point: FaultPoint,
  fault: Fault,
  busy: () => Promise<void>,
): Promise<boolean> {
  environment.setFault(fault);
  const { at } = point;
  const matches = (event: string) => {
    if (at.party === 'database') return at.statement.test(event);
    return at.party === 'mail server' ? event === 'end of a mail' : /^(POST|PATCH)$/.test(event);
  };
  const sprung = environment.trap.arm(point.when, matches).then(() => true);
  const actions = busy();
  const reached = await Promise.race([sprung, settled(actions).then(() => wait(5000, false))]);
  environment.trap.disarm();
  await environment.recover();
  await actions;
  return reached;
}

const settled = (actions: Promise<void>) =>
  actions.then(
    () => {},
    () => {},
  );

export async function deliverAll(environment: TestEnvironment): Promise<void> {
  await environment.drainMails();
  for (let tries = 0; tries < 600; tries += 1) {
    const { rows } = await environment.database.pool.query(
      `select count(*)::int as waiting from outbox where topic = 'mail' and done_at is null`,
    );
    if (rows[0].waiting === 0) return;
    await wait(100);
  }
}

function shuffled<T>(things: readonly T[], below: (limit: number) => number): T[] {
  const mixed = [...things];
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = below(at + 1);
    [mixed[at], mixed[other]] = [mixed[other] as T, mixed[at] as T];
  }
  return mixed;
}
