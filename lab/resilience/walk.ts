import { setTimeout as wait } from 'node:timers/promises';
import type { Fault } from './faults.ts';
import type { Outcome } from './outcome.ts';
import { type People, type PreparedTask, prepare } from './task.ts';
import { type Task, taskNames, tasks } from './tasks.ts';
import type { TestEnvironment } from './test-environment.ts';

export interface Cell {
  task: Task;
  expected: readonly Outcome[];
  met: string;
  right: boolean;
}

/** In milliseconds: after a fault all must be well within this time, without help. */
const recoveryMs = 30_000;

/**
 * Lets everybody try everything while a fault lasts and again when it is over, with the same keys
 * for what failed. Returns a cell for each task; throws when not all is well at the end.
 */
export async function walk(
  fault: Fault,
  environment: TestEnvironment,
  people: People,
): Promise<Cell[]> {
  const { origin } = environment.shops[fault.shop ?? 'folder'];
  const prepared = await prepare(people, environment, origin, fault.carry ?? fetch);
  await fault.begin(environment);
  // Gives the shop a moment to notice.
  await wait(200);
  const cells = await Promise.all(taskNames.map((task) => tryTask(task, prepared, fault)));
  await fault.end(environment);
  const after = { ...prepared, carry: fetch };
  const until = performance.now() + recoveryMs;
  await Promise.all(cells.map((cell) => insistUntil(until, cell.task, after))).catch((error) => {
    throw new Error(`${error.message}; before: ${JSON.stringify(cells)}`);
  });
  const lost = await findLost(environment, prepared);
  if (lost.length > 0) throw new Error(`after ${fault.name}: ${lost.join('; ')}`);
  return cells;
}

async function tryTask(task: Task, prepared: PreparedTask, fault: Fault): Promise<Cell> {
  const expected = [fault.meets[task] ?? 'works'].flat();
  const met = await tasks[task](prepared).then(
    (outcome) => outcome,
    (error) => `✗ ${error instanceof Error ? error.message : error}`,
  );
  return { task, expected, met, right: expected.some((outcome) => outcome === met) };
}

async function insistUntil(until: number, task: Task, prepared: PreparedTask): Promise<void> {
  for (;;) {
    const met = await tasks[task](prepared).catch((error) => String(error));
    if (met === 'works') return;
    if (performance.now() > until) throw new Error(`30 s later, to ${task}: ${met}`);
    // Taps again at a person's pace, because failed sendings count for limits too.
    await wait(1000);
  }
}

/**
 * Checks that acknowledged records exist once, under the name that was told, and nothing else does.
 */
async function findLost(
  { database: { pool } }: TestEnvironment,
  prepared: PreparedTask,
): Promise<string[]> {
  const { name, told, quote, ana, john } = prepared;
  const found = async (query: string, value: string) =>
    (await pool.query(query, [value])).rows.map(({ said }) => said).join(' and ');
  const quotes = 'select reference || person_id as said from quote where submission_key = $1';
  const byKey = 'select ticket || person_id as said from verification where submission_key = $1';
  const byEmail = 'select ticket || person_id as said from verification where email = $1';
  const wanted: [string, string, string][] = [
    ['the quotation', `${told.get('quote')}${ana.id}`, await found(quotes, `${name}-quote`)],
    ['the ticket', `${told.get('ticket')}${john.id}`, await found(byKey, `${name}-verification`)],
    [
      'the ticket of the form',
      `${told.get('form ticket')}${ana.id}`,
      await found(byEmail, `${name}@formulario.test`),
    ],
    [
      'the history',
      'pending>en_revision',
      await found(
        `select from_status || '>' || to_status as said from event where quote_id = $1 and kind = 'status'`,
        quote.id,
      ),
    ],
    [
      'the receipts',
      '2',
      await found(
        `select count(*) as said from receipt where verification_id in
          (select id from verification where code = $1)`,
        `MA-VER-${name}`,
      ),
    ],
  ];
  return wanted.flatMap(([what, told, there]) =>
    told === there ? [] : [`${what}: told ${told}, and there is ${there || 'nothing'}`],
  );
}
