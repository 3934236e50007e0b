import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { acceptedOrders } from '#features/ledger/entries/server/testing/orders.ts';
import { newStaff } from '#features/people/accounts/server/testing/staff.ts';
import { overPool } from '#platform/database/database.ts';
import { eachOf } from '#platform/testing/short-run.ts';
import { staffApi } from '#staff-api.ts';
import { admit, type Customer } from './customer.ts';
import type { TestEnvironment } from './test-environment.ts';

/** A line of a statement that pays two orders at once; somebody has sent proof for one of them. */
interface Confirmation {
  line: string;
  claim: string;
  parts: { order: string; amount: string; claim?: string }[];
  about: string[];
  key: string;
}

/** A statement of the shop's, and whether the shop dies before or after it. */
interface Point {
  at: number;
  when: 'before' | 'after';
}

/**
 * Kills the shop while an agent confirms a bank line, at each of its statements or at a few of
 * them. Reports where it then found something before its end or not all of it after that, and where
 * asking again did not make it whole.
 */
export async function killWhileConfirming(environment: TestEnvironment, everywhere: boolean) {
  const { pool } = environment.database;
  const agent = await admit(pool, `concilia-${randomUUID()}`, 'agente');
  await confirm(environment, agent, await prepare(pool));
  const first = await prepare(pool);
  const nothing = await traces(pool, first);
  const statements = await watch(environment, agent, first);
  const whole = await traces(pool, first);
  const end = statements.length - 1;
  const points = everywhere ? everyPoint(statements) : eachOf(somePoints(statements, end), 2);
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

async function prepare(pool: pg.Pool): Promise<Confirmation> {
  const orders = await acceptedOrders(overPool(pool), 2);
  const ids = orders.map(({ id }) => id);
  // Each has a verified address of its own, because mails to one address are limited.
  const customer = await admit(pool, randomUUID());
  await pool.query('update quote set person_id = $1, customer_email = $2 where id = any($3)', [
    customer.id,
    customer.email,
    ids,
  ]);
  const account = randomUUID();
  await pool.query(
    `insert into payment_instruction (way, version, method, holder, account, account_key, proposed_by, approved_by, approved_at)
     values (gen_random_uuid(), 1, 'zelle', 'Mariel', $1, folded($1), $2, $3, now())`,
    [account, await newStaff(overPool(pool)), await newStaff(overPool(pool))],
  );
  const claim = await one(
    pool,
    `insert into verification (ticket, code, email, language, answer_due_at, order_id, paid_cents, paid_on)
     values ('MA-T-' || gen_random_uuid(), 'x', $2, 'es', now(), $1, 600, havana_day(now()))
     returning id as found`,
    [ids[0], customer.email],
  );
  const line = await one(
    pool,
    `insert into bank_statement_line (account_key, moved_on, amount_cents, description, imported_by)
     values (folded($1), havana_day(now()), 1000, 'ZELLE ANA', gen_random_uuid()) returning id as found`,
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

/** Confirms undisturbed, and returns the statements of the transaction that pays. */
async function watch(environment: TestEnvironment, agent: Customer, of: Confirmation) {
  const transactions = followTransactions();
  let paying: readonly string[] = [];
  void environment.trap.arm('before', (statement, connection) => {
    const steps = transactions(statement, connection);
    if (steps.at(-1) === 'commit' && steps.some(isPayment)) paying = [...steps];
    return false;
  });
  await confirm(environment, agent, of);
  environment.trap.disarm();
  return paying;
}

/**
 * Returns, for each statement, those of its transaction so far. It goes by connection, because the
 * worker looks for mails meanwhile, and a shop says that it is ready.
 */
function followTransactions() {
  const under = new Map<object, string[]>();
  return (statement: string, connection: object): readonly string[] => {
    const name = nameOf(statement);
    const steps = name === 'begin' ? [] : (under.get(connection) ?? []);
    if (name !== '') steps.push(name);
    under.set(connection, steps);
    return steps;
  };
}

const nameOf = (statement: string): string => statement.trim().slice(0, 60);

const isPayment = (statement: string): boolean =>
  statement.startsWith('insert into "ledger_entry"');

const everyPoint = (statements: readonly string[]): Point[] =>
  statements.flatMap((_, at) => (['before', 'after'] as const).map((when) => ({ at, when })));

/** Points between the payments, and at both sides of the end. */
const somePoints = (statements: readonly string[], end: number): Point[] => [
  { at: statements.findIndex(isPayment), when: 'after' },
  { at: end, when: 'before' },
  { at: end, when: 'after' },
];

/** Returns if the shop died there. It runs again afterwards. */
async function strike(
  environment: TestEnvironment,
  agent: Customer,
  of: Confirmation,
  { at, when, statements }: Point & { statements: readonly string[] },
): Promise<boolean> {
  environment.setFault('shop killed');
  const transactions = followTransactions();
  const died = environment.trap
    .arm(when, (statement, connection) => {
      const steps = transactions(statement, connection);
      return steps.length === at + 1 && steps.every((step, n) => step === statements[n]);
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
