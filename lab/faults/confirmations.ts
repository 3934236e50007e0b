import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { acceptedOrders } from '#features/ledger/server/orders-testing.ts';
import { overPool } from '#platform/database/database.ts';
import { staffApi } from '#staff-api.ts';
import { admit, type Customer } from './customer.ts';
import type { TestEnvironment } from './test-environment.ts';

/** A line of a statement that pays two orders at once; of one of them somebody has sent proof. */
interface Confirmation {
  line: string;
  claim: string;
  parts: { order: string; amount: string; claim?: string }[];
  /** What history and mails are about. */
  about: string[];
  key: string;
}

/** A statement of the shop's, and whether the shop dies before or after it. */
interface Point {
  at: number;
  when: 'before' | 'after';
}

/**
 * Kills the shop while an agent confirms a bank line, at each of its statements or at a few of them,
 * and tells where it then found something before its end or not all of it after that, and where asking
 * again did not make it whole.
 */
export async function killWhileConfirming(environment: TestEnvironment, everywhere: boolean) {
  const { pool } = environment.database;
  const agent = await admit(pool, `concilia-${randomUUID()}`, 'agente');
  // The very first mail of a shop makes its secret, too.
  await confirm(environment, agent, await prepare(pool));
  // What its mails ask the database is none of the steps that are counted next.
  await mailsHaveLeft(pool);
  const first = await prepare(pool);
  const nothing = await traces(pool, first);
  const statements = await watch(environment, agent, first);
  const whole = await traces(pool, first);
  const end = statements.findIndex(
    (each, at) => each === 'commit' && at > statements.findLastIndex(isPayment),
  );
  const points = everywhere ? everyPoint(statements) : somePoints(statements, end);
  const breaches: string[] = [];
  let struck = 0;
  for (const { at, when } of points) {
    const confirmation = await prepare(pool);
    const name = `${when} ${statements[at]}`;
    if (await strike(environment, agent, confirmation, { at, when, statements })) struck += 1;
    const left = await traces(pool, confirmation);
    const hasEnded = at > end || (at === end && when === 'after');
    if (left !== (hasEnded ? whole : nothing)) breaches.push(`${name}: ${left}`);
    await confirm(environment, agent, confirmation);
    const now = await traces(pool, confirmation);
    if (now !== whole) breaches.push(`${name}, asked again: ${now}`);
  }
  return { points: points.length, struck, breaches, isWhole: whole !== nothing };
}

async function mailsHaveLeft(pool: pg.Pool): Promise<void> {
  for (;;) {
    const { rowCount } = await pool.query(
      'select from outbox where done_at is null and run_after <= now() limit 1',
    );
    if (rowCount === 0) return;
    await wait(50);
  }
}

async function prepare(pool: pg.Pool): Promise<Confirmation> {
  const orders = await acceptedOrders(overPool(pool), 2);
  const ids = orders.map(({ id }) => id);
  // Of their own, and vouched for: how many mails one address gets in an hour is limited.
  const customer = await admit(pool, randomUUID());
  await pool.query('update quote set person_id = $1, customer_email = $2 where id = any($3)', [
    customer.id,
    customer.email,
    ids,
  ]);
  const account = randomUUID();
  await pool.query(
    `insert into payment_instruction (way, version, method, holder, account, account_key, proposed_by, approved_by, approved_at)
     values (gen_random_uuid(), 1, 'zelle', 'Mariel', $1, $1, gen_random_uuid(), gen_random_uuid(), now())`,
    [account],
  );
  const claim = await one(
    pool,
    `insert into verification (ticket, code, email, language, answer_due_at, order_id, paid_cents, paid_on)
     values ('MA-T-' || gen_random_uuid(), 'x', $2, 'es', now(), $1, 600, current_date - 1)
     returning id as found`,
    [ids[0], customer.email],
  );
  const line = await one(
    pool,
    `insert into bank_statement_line (account_key, identity, moved_on, amount_cents, description, imported_by)
     values ($1, 'a', current_date - 1, 1000, 'ZELLE ANA', gen_random_uuid()) returning id as found`,
    [account],
  );
  const references = await Promise.all(
    ids.map((id) => one(pool, 'select reference as found from quote where id = $1', [id])),
  );
  const [order = '', other = ''] = references;
  const parts = [
    { order, amount: '6.00', claim },
    { order: other, amount: '4.00' },
  ];
  return { line, claim, parts, about: [...ids, claim], key: randomUUID() };
}

async function one(pool: pg.Pool, statement: string, values: unknown[]): Promise<string> {
  return (await pool.query<{ found: string }>(statement, values)).rows[0]?.found ?? '';
}

/** All that a confirmation writes, as one text to compare. */
const traces = (pool: pg.Pool, { line, claim, about }: Confirmation): Promise<string> =>
  one(
    pool,
    `select json_build_object(
       'line', (select state from bank_statement_line where id = $1),
       'payments', (select json_agg(amount_cents order by seq) from ledger_entry where bank_line_id = $1),
       'claim', (select status from verification where id = $2),
       'history', (select json_agg(kind order by kind) from event
         where coalesce(quote_id, verification_id) = any($3::uuid[])),
       'mails', (select count(*) from outbox where about = any($3::uuid[])),
       'log', (select json_agg(action order by action) from audit where subject_id = any($3::text[]))
     )::text as found`,
    [line, claim, about],
  );

const confirm = ({ origin }: TestEnvironment, agent: Customer, of: Confirmation) =>
  agent.call(origin, staffApi.confirmBankLine, {
    params: { id: of.line },
    body: { parts: of.parts },
    key: of.key,
  });

/** The worker looks for mails at any time, and they leave at any time: no part of the confirmation. */
const isOurs = (statement: string): boolean =>
  statement !== '' &&
  statement !== 'end of a mail' &&
  (!statement.includes('outbox') || statement.startsWith('insert into "outbox"'));

/** Confirms undisturbed, and returns the statements of it. */
async function watch(environment: TestEnvironment, agent: Customer, of: Confirmation) {
  const statements: string[] = [];
  void environment.trap.arm('before', (statement) => {
    if (isOurs(statement)) statements.push(nameOf(statement));
    return false;
  });
  await confirm(environment, agent, of);
  environment.trap.disarm();
  return statements;
}

const nameOf = (statement: string): string => statement.trim().slice(0, 60);

const isPayment = (statement: string): boolean =>
  statement.startsWith('insert into "ledger_entry"');

const everyPoint = (statements: readonly string[]): Point[] =>
  statements.flatMap((_, at) => (['before', 'after'] as const).map((when) => ({ at, when })));

/** Between the payments, and at both sides of the end. */
const somePoints = (statements: readonly string[], end: number): Point[] => [
  { at: statements.findIndex(isPayment), when: 'after' },
  { at: end, when: 'before' },
  { at: end, when: 'after' },
];

/** Whether the shop died there. It runs again afterwards. */
async function strike(
  environment: TestEnvironment,
  agent: Customer,
  of: Confirmation,
  { at, when, statements }: Point & { statements: readonly string[] },
): Promise<boolean> {
  environment.setFault('shop killed');
  let seen = -1;
  const died = environment.trap
    .arm(when, (statement) => {
      // What the shop does beside it (says that it is ready, sends a mail) is no step of it.
      if (nameOf(statement) !== statements[seen + 1]) return false;
      seen += 1;
      return seen === at;
    })
    .then(() => true);
  const answered = confirm(environment, agent, of).then(
    () => false,
    () => died,
  );
  const struck = await Promise.race([died, answered]);
  environment.trap.disarm();
  await answered;
  await environment.recover();
  return struck;
}
