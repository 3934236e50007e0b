import { type RawBuilder, sql } from 'kysely';
import type { CurrentUser } from '#features/accounts/schema.ts';
import {
  countFound,
  countQueue,
  onPage,
  type QueueOf,
  queueColumns,
  queueConditions,
  queueOrder,
  toQueueFacts,
} from '#features/cases/server/queue-list.ts';
import { readStaffHistory } from '#features/cases/server/store.ts';
import type { Database } from '#platform/database/database.ts';
import { mailsAbout } from '#platform/mail/mails-about.ts';
import type { QuoteStats, StaffQuote, StaffQuoteDetail, StaffQuoteFilters } from '../schema.ts';
import { finishedQuotes, quoteStatuses, toQuoteStatus } from '../statuses.ts';
import { quotesQuery, readCodes, toQuote } from './store.ts';
import './tables.ts';

export const quotes: QueueOf = { table: 'quote', finished: finishedQuotes };

/** A page of the quotes that this agent may open, and how many there are on all pages. */
export async function listQuotes(
  db: Database,
  agent: CurrentUser,
  filters: StaffQuoteFilters,
): Promise<{ quotes: StaffQuote[]; total: number }> {
  const condition = conditionOf(agent, filters);
  const order = orderOf(filters);
  const rows = await staffQuery(db)
    .where(onPage(quotes, condition, order, filters.page))
    .orderBy(order)
    .execute();
  return { quotes: rows.map(toStaffQuote), total: await countFound(db, quotes, condition) };
}

/** The same list from its newest quote on, in pieces of `size`, whatever its order. */
export async function* walkQuotes(
  db: Database,
  agent: CurrentUser,
  filters: StaffQuoteFilters,
  size: number,
): AsyncGenerator<StaffQuote[]> {
  const newest = staffQuery(db)
    .select('seq')
    .where(conditionOf(agent, filters))
    .orderBy('seq', 'desc')
    .limit(size);
  let rows = await newest.execute();
  while (rows.length > 0) {
    yield rows.map(toStaffQuote);
    const last = rows.at(-1)?.seq ?? '0';
    rows = rows.length < size ? [] : await newest.where('seq', '<', last).execute();
  }
}

/** How many quotes there are, of those that this agent may open. */
export function countQuotes(db: Database, agent: CurrentUser): Promise<QuoteStats> {
  return countQueue(db, quotes, agent, quoteStatuses);
}

/** A quote as staff see it: with everything that happened, its codes and its mails. */
export async function findQuote(
  db: Database,
  agent: CurrentUser,
  id: string,
): Promise<StaffQuoteDetail | undefined> {
  const row = await staffQuery(db)
    .select('language')
    .where('id', '=', id)
    .where(queueConditions(quotes, {}, agent))
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    ...toStaffQuote(row),
    language: row.language,
    history: await readStaffHistory(db, { quoteId: id }, toQuoteStatus),
    codes: await readCodes(db, id),
    mails: await mailsAbout(db, id),
  };
}

function conditionOf(agent: CurrentUser, filters: StaffQuoteFilters): RawBuilder<boolean> {
  const asked = queueConditions(quotes, filters, agent);
  const { province } = filters;
  return province ? sql<boolean>`${asked} and quote.province = ${province}` : asked;
}

function orderOf({ sort }: StaffQuoteFilters): RawBuilder<unknown> {
  return sort === 'total' ? sql`quote.total_cents desc, quote.seq desc` : queueOrder(quotes, sort);
}

function staffQuery(db: Database) {
  return quotesQuery(db).select(queueColumns(quotes));
}
type Row = Awaited<ReturnType<ReturnType<typeof staffQuery>['execute']>>[number];

function toStaffQuote(row: Row): StaffQuote {
  return { ...toQuote(row), ...toQueueFacts(row) };
}
