import { type RawBuilder, sql } from 'kysely';
import { knownAccounts } from '#features/ledger/entries/server/known-accounts.ts';
import type { CurrentUser, StaffName } from '#features/people/accounts/schema.ts';
import { personNameColumn, staffNameColumn } from '#features/people/accounts/server/agents.ts';
import { readTwoPeople } from '#features/people/accounts/server/read-two-people.ts';
import type { Database } from '#platform/database/database.ts';
import { isoMoment } from '#platform/database/iso-moment.ts';
import { AppError } from '#platform/http/errors.ts';
import { rowsOf } from '#platform/http/list-pages.ts';
import { matchingErrors } from '../errors.ts';
import type { BankLineState } from '../line-states.ts';
import { createProposer } from '../propose-owners.ts';
import type { BankLine, BankLineDetail, BankLines } from '../schema.ts';
import { type FoundCandidate, findCandidates, findClaims } from './candidates.ts';

export interface ReadBankLine extends Omit<BankLine, 'proposals'> {
  seq: string;
  accountId: string;
  /** The bank's reference, where no other line has it. */
  ownReference: string | null;
  text: string;
}

const notReversed = sql`not exists (select from ledger_entry r where r.of_entry = e.id and r.kind = 'reversal')`;

/** A table for a query: lines with the part that backs no payment. */
const withLeft = (lines: RawBuilder<unknown>) => sql`
  select l.*, l.amount_cents - coalesce((select sum(e.amount_cents) from ledger_entry e
    where e.bank_line_id = l.id and ${notReversed}), 0) as left_cents from ${lines} l`;

const columns = sql`line.id, line.seq::text as seq, known.id as "accountId", known.account,
  line.moved_on::text as "movedOn", line.amount_cents::float8 as cents, line.left_cents::float8 as "leftCents",
  line.description, line.payer, line.bank_reference as reference, line.state,
  case when line.reference_key is not null then line.bank_reference end as "ownReference",
  concat_ws(' ', line.payer, line.description, line.bank_reference) as text`;

export async function listLines(
  db: Database,
  agent: CurrentUser,
  { state = 'open', page }: { state?: BankLineState | undefined; page?: number | undefined },
): Promise<BankLines> {
  const { size, offset } = rowsOf({ page });
  const { rows } = await sql<ReadBankLine & { total: number }>`
    with shown as (select * from bank_statement_line where state = ${state}
      order by moved_on desc, seq desc limit ${size} offset ${offset})
    select ${columns},
      (select count(*)::int from bank_statement_line where state = ${state}) as total
    from (${withLeft(sql`shown`)}) line join ${knownAccounts} known using (account_key)
    order by line.moved_on desc, line.seq desc`.execute(db);
  const accounts = await sql<{ count: number }>`
    select count(*)::int as count from ${knownAccounts} known`.execute(db);
  const isOpen = state === 'open' && rows.length > 0;
  const claims = isOpen ? await findClaims(db, agent) : [];
  const candidates = isOpen ? await findCandidates(db, agent, rows, claims) : [];
  const proposals = await proposeFor(db, rows, candidates);
  return {
    lines: rows.map((row, at) => ({ ...toLine(row), proposals: proposals[at] ?? [] })),
    total: rows[0]?.total ?? 0,
    accounts: accounts.rows[0]?.count ?? 0,
  };
}

/** Lines of which nobody has said yet whose money they are. */
export async function countOpenLines(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from bank_statement_line where state = 'open'`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function readBankLine(db: Database, id: string): Promise<ReadBankLine> {
  const one = sql`(select * from bank_statement_line where id = ${id})`;
  const { rows } = await sql<ReadBankLine>`
    select ${columns} from (${withLeft(one)}) line
      join ${knownAccounts} known using (account_key)`.execute(db);
  const [line] = rows;
  if (!line) throw new AppError(matchingErrors.lineNotFound);
  return line;
}

export async function findLine(
  db: Database,
  agent: CurrentUser,
  id: string,
): Promise<BankLineDetail> {
  const line = await readBankLine(db, id);
  const isOpen = line.state === 'open';
  const claims = isOpen ? await findClaims(db, agent) : [];
  const candidates = isOpen ? await findCandidates(db, agent, [line], claims) : [];
  const [proposals = []] = await proposeFor(db, [line], candidates);
  return {
    ...toLine(line),
    proposals,
    claims: claims.map(({ owner }) => owner),
    payments: await readPayments(db, id),
    taken: await readTaken(db, agent, id),
    aside: await readAside(db, id),
  };
}

/** What each line may pay, and what those orders lack: only of them, which adding up takes time. */
async function proposeFor(
  db: Database,
  lines: readonly ReadBankLine[],
  candidates: readonly FoundCandidate[],
): Promise<BankLine['proposals'][]> {
  const suggest = createProposer(candidates);
  const found = lines.map(({ text, movedOn, leftCents: cents }) =>
    suggest({ text, movedOn, cents }),
  );
  if (candidates.length === 0) return found.map(() => []);
  const ids = new Set(found.flat().map(({ candidate }) => candidate.owner.quoteId));
  const { rows } = await sql<{ id: string; cents: number }>`
    select wanted.id, unpaid.cents from unnest(${[...ids]}::uuid[]) as wanted (id), lateral (
      select coalesce(sum(lacks_cents), 0)::float8 as cents
      from instalment_unpaid where quote_id = wanted.id) unpaid`.execute(db);
  const owed = new Map(rows.map(({ id, cents }) => [id, cents]));
  return found.map((proposals) =>
    proposals.map(({ candidate: { owner }, reasons, clear }) => {
      const owesCents = owed.get(owner.quoteId) ?? 0;
      return { ...owner, owesCents, reasons, clear: clear && owesCents > 0 };
    }),
  );
}

function toLine(line: ReadBankLine): Omit<BankLine, 'proposals'> {
  const { id, account, movedOn, cents, leftCents, description, payer, reference, state } = line;
  return { id, account, movedOn, cents, leftCents, description, payer, reference, state };
}

async function readPayments(db: Database, id: string): Promise<BankLineDetail['payments']> {
  const { rows } = await sql<BankLineDetail['payments'][number]>`
    select e.quote_id as "quoteId", quote.reference as "order", e.amount_cents::float8 as cents,
      ${isoMoment('e.recorded_at')} as "recordedAt"
    from bank_statement_line l join ledger_entry e on e.bank_line_id = l.id
      or e.bank_line_id is null and e.account_key = l.account_key and e.reference_key = l.reference_key
    join quote on quote.id = e.quote_id
    where l.id = ${id} and e.kind = 'payment' and ${notReversed} order by e.seq`.execute(db);
  return rows;
}

async function readTaken(
  db: Database,
  agent: CurrentUser,
  id: string,
): Promise<BankLineDetail['taken']> {
  const { rows } = await sql<{ reason: string; by: StaffName; at: string; own: boolean }>`
    select taken_because as reason, ${staffNameColumn('bank_statement_line.imported_by')} as by,
      ${isoMoment('imported_at')} as at, same_human(imported_by, ${agent.id}) as own
    from bank_statement_line where id = ${id} and taken_because is not null`.execute(db);
  const [taken] = rows;
  if (!taken) return null;
  const twoPeople = await readTwoPeople(db, agent, 'staff');
  return { ...taken, twoPeople };
}

async function readAside(db: Database, id: string): Promise<BankLineDetail['aside']> {
  const { rows } = await sql<NonNullable<BankLineDetail['aside']>>`
    select reason, ${personNameColumn('bank_line_aside.set_by')} as by, ${isoMoment('set_at')} as at
    from bank_line_aside
    where line_id = ${id} and returned_at is null`.execute(db);
  return rows[0] ?? null;
}
