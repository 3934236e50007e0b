import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ControlledTransaction, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase, Tables } from '#platform/database/database.ts';
import { openTestDatabase } from '#platform/testing/test-database.ts';
import { bankLineInvariants, bankLinesBefore } from './invariants/bank-lines.ts';
import { customsInvariants } from './invariants/customs.ts';
import { documentInvariants } from './invariants/documents.ts';
import { eventInvariants } from './invariants/events.ts';
import { exportFileInvariants, exportFilesBefore } from './invariants/export-file.ts';
import { handoverBefore, handoverInvariants } from './invariants/handover.ts';
import { before, quote, verification } from './invariants/invariant.ts';
import { ledgerBefore, ledgerInvariants } from './invariants/ledger.ts';
import { offerInvariants, offersBefore } from './invariants/offers.ts';
import { ownerChangeInvariants, ownerChangesBefore } from './invariants/owner-changes.ts';
import { paymentInvariants } from './invariants/payments.ts';
import { personInvariants } from './invariants/people.ts';
import { productInvariants } from './invariants/products.ts';
import { quoteInvariants } from './invariants/quotes.ts';
import { recordInvariants } from './invariants/records.ts';
import { reviewInvariants, reviewsBefore } from './invariants/reviews.ts';
import { shippingBefore, shippingInvariants } from './invariants/shipping.ts';
import { tariffInvariants } from './invariants/tariff.ts';
import { verificationInvariants } from './invariants/verifications.ts';

const invariants = [
  ...quoteInvariants,
  ...offerInvariants,
  ...ownerChangeInvariants,
  ...eventInvariants,
  ...verificationInvariants,
  ...personInvariants,
  ...productInvariants,
  ...recordInvariants,
  ...documentInvariants,
  ...paymentInvariants,
  ...ledgerInvariants,
  ...bankLineInvariants,
  ...tariffInvariants,
  ...customsInvariants,
  ...shippingInvariants,
  ...exportFileInvariants,
  ...handoverInvariants,
  ...reviewInvariants,
];

let database: OpenDatabase;
let tx: ControlledTransaction<Tables>;
beforeAll(async () => {
  database = await openTestDatabase();
  tx = await database.db.startTransaction().execute();
  for (const statement of [...sampleRows, checkNow]) await sql.raw(statement).execute(tx);
});
afterAll(async () => {
  await tx.rollback().execute();
  await database.close();
});

/** Rows that exist before a rule is broken. */
const sampleRows = [
  before,
  offersBefore,
  ownerChangesBefore,
  ledgerBefore,
  bankLinesBefore,
  shippingBefore,
  exportFilesBefore,
  handoverBefore,
  reviewsBefore,
];
/** Checks what a commit would check, and leaves nothing behind for it. */
const checkNow = 'set constraints all immediate; set constraints all deferred';

/** Runs statements with the checks of a commit, and rolls them back. */
async function attempt(...statements: string[]): Promise<string | undefined> {
  await sql`savepoint attempt`.execute(tx);
  try {
    for (const statement of [...statements, checkNow]) await sql.raw(statement).execute(tx);
  } catch (error) {
    return error instanceof Error && 'constraint' in error && error.constraint
      ? String(error.constraint)
      : String(error);
  } finally {
    await sql`rollback to savepoint attempt`.execute(tx);
  }
  return undefined;
}

describe.each(invariants)('$constraint ($on): $breaks', ({ constraint, on, drop, breaks }) => {
  test('refuses', async () => {
    expect(await attempt(breaks)).toBe(constraint);
  });

  test('is what refuses: without it the same statement passes', async () => {
    expect(await attempt(dropping(on, drop ?? constraint), breaks)).toBeUndefined();
  });
});

test('an event goes only together with its whole quote or verification', async () => {
  expect(await attempt(`delete from quote where id = ${quote}`)).toBeUndefined();
  expect(await attempt(`delete from verification where id = ${verification}`)).toBeUndefined();
});

test('each rule of the database is tried here and explained in docs/invariants.md', async () => {
  const { rows } = await sql<{ name: string }>`
    select conname::text as name from pg_constraint
      where connamespace = 'public'::regnamespace and contype in ('u', 'c')
    union select indexrelid::regclass::text from pg_index join pg_class on pg_class.oid = indrelid
      where indisunique and relnamespace = 'public'::regnamespace
    union select tgname::text from pg_trigger
      where not tgisinternal and (tgconstraint <> 0 or tgname ~ '(final|emptied|with_papers)$')`.execute(
    tx,
  );
  // Keys and orders of arrival are no rules of the business.
  const rules = rows.map(({ name }) => name).filter((name) => !/_(pkey|seq_key)$/.test(name));
  expect(rules.length).toBeGreaterThan(30);
  const tried = invariants.flatMap(({ constraint, drop }) => [constraint, drop ?? constraint]);
  expect(rules.filter((name) => !tried.includes(name))).toEqual([]);
  const page = readFileSync(join(import.meta.dirname, '../docs/invariants.md'), 'utf8');
  expect(rules.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  const told = [...page.matchAll(/^\| [^|]+\| ([^|]+) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name),
  );
  expect(told.filter((name) => !rules.includes(name ?? ''))).toEqual([]);
});

/** Drops a constraint, a trigger or a unique index. */
function dropping(table: string, name: string): string {
  return `do $$ begin
    if exists (select from pg_trigger where tgname = '${name}') then
      drop trigger ${name} on ${table};
    elsif exists (select from pg_constraint where conname = '${name}') then
      alter table ${table} drop constraint ${name};
    else
      drop index ${name};
    end if;
  end $$`;
}
