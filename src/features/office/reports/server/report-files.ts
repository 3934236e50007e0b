import { sql } from 'kysely';
import { dueText } from '#features/ledger/entries/due.ts';
import type { Money } from '#features/ledger/entries/schema.ts';
import type { Database } from '#platform/database/database.ts';
import { toWire } from '#platform/money.ts';
import type { CsvCell } from '#platform/text/csv.ts';
import type { Language } from '#platform/text/language.ts';
import { sharedDay } from '#platform/time/shared-clock.ts';
import { reportTexts, wayName } from '../messages.ts';
import type { Age } from '../schema.ts';
import { ageOf, readCollected } from './read-reports.ts';

export interface ReportFile {
  name: string;
  header: string[];
  lines: CsvCell[][];
}

// Plain numbers, because people add up these columns.
const amount = (cents: number): CsvCell => ({ amount: toWire(BigInt(cents)) });

export async function collectedFile(db: Database, language: Language): Promise<ReportFile> {
  const t = reportTexts[language];
  const rows = await readCollected(db);
  return {
    name: language === 'es' ? 'cobrado' : 'collected',
    header: [t.month, t.method, t.agent, t.payments, `${t.came} USD`, `${t.went} USD`],
    lines: rows.map(({ month, method, name, payments, inCents, outCents }) => [
      month,
      wayName(method, language),
      name ?? t.goneAgent,
      String(payments),
      amount(inCents),
      amount(outCents),
    ]),
  };
}

interface UnpaidRow extends Pick<Money['instalments'][number], 'label' | 'due' | 'dueOn'> {
  reference: string;
  customer: string;
  week: string | null;
  daysOverdue: number | null;
  age: Age | null;
  cents: number;
}

export async function unpaidFile(
  db: Database,
  language: Language,
  which: 'due' | 'overdue',
): Promise<ReportFile> {
  const t = reportTexts[language];
  const rows = await readUnpaid(db, which);
  const overdue = which === 'overdue';
  return {
    name: t.fileNames[which],
    header: [
      t.order,
      t.customer,
      t.instalment,
      t.dueOn,
      overdue ? t.daysLate : t.week,
      ...(overdue ? [t.age] : []),
      'USD',
    ],
    lines: rows.map((row) => [
      row.reference,
      row.customer,
      row.label,
      row.dueOn ?? dueText(row, language),
      overdue ? String(row.daysOverdue ?? '') : (row.week ?? ''),
      ...(overdue && row.age ? [t.ages[row.age]] : []),
      amount(row.cents),
    ]),
  };
}

async function readUnpaid(db: Database, which: 'due' | 'overdue'): Promise<UnpaidRow[]> {
  const { rows } = await sql<UnpaidRow>`
    select reference, customer, label, due, due_on::text as "dueOn", days_overdue as "daysOverdue", ${ageOf} as age,
      to_char(date_trunc('week', due_on::timestamp), 'YYYY-MM-DD') as week, cents
    from (
      select quote.reference, quote.customer_name as customer, u.label, u.due, u.due_on, u.position,
        u.lacks_cents::float8 as cents, ${sharedDay()}::date - u.due_on as days_overdue
      from instalment_unpaid u join quote on quote.id = u.quote_id) unpaid
    where ${which === 'overdue' ? sql`days_overdue > 0` : sql`true`}
    order by due_on nulls last, reference, position`.execute(db);
  return rows;
}
