import { accountStatementName, type MoneyPaper } from '#features/ledger/entries/money-papers.ts';
import {
  readAccountStatement,
  readEntryPaperFacts,
} from '#features/orders/offers/server/money/paper-facts.ts';
import { contentHash } from '#platform/database/make-once.ts';
import type { Services } from '#platform/services.ts';
import type { Language } from '#platform/text/language.ts';
import { issuePaper } from '../issue-paper.ts';
import type { DrawnPaper } from '../paper-reply.ts';
import { accountStatementPaper } from './account-statement-paper.ts';
import { entryPaper } from './entry-paper.ts';

export interface MoneyPaperRequest {
  quoteId: string;
  paper: string;
  language: Language;
  papers: readonly MoneyPaper[];
}

const fileNames: Record<MoneyPaper, string> = {
  payment: 'pago',
  cash: 'efectivo',
  refund: 'devolucion',
  credit: 'traspaso',
  reversal: 'anulacion',
};

/** Undefined where there is no such paper, or it is none of `papers`. */
export async function issueMoneyPaper(
  services: Services,
  request: MoneyPaperRequest,
): Promise<DrawnPaper | undefined> {
  return request.paper === accountStatementName
    ? issueAccountStatement(services, request)
    : issueEntryPaper(services, request);
}

export async function issueEntryPaper(
  services: Services,
  { quoteId, paper: moveId, language, papers }: MoneyPaperRequest,
): Promise<DrawnPaper | undefined> {
  const facts = await readEntryPaperFacts(services.db, quoteId, moveId);
  if (!facts || !papers.includes(facts.paper)) return undefined;
  const { paper: kind, entryId, move } = facts;
  const order = await readOrder(services.db, quoteId);
  const subject = { kind, quoteId, entryId, language, totalCents: String(move.cents) };
  const bytes = await issuePaper(services, subject, (setting) => entryPaper(order, facts, setting));
  return { bytes, name: `${order.reference}-${fileNames[kind]}-${move.movedOn}.pdf` };
}

/** Returns the same paper as long as its content is the same. */
async function issueAccountStatement(
  services: Services,
  { quoteId, language }: MoneyPaperRequest,
): Promise<DrawnPaper | undefined> {
  const facts = await readAccountStatement(services.db, quoteId);
  if (!facts) return undefined;
  const { money, entries } = facts;
  const order = await readOrder(services.db, quoteId);
  const subject = {
    kind: 'statement' as const,
    quoteId,
    revision: entries,
    contentKey: contentHash([order, money]),
    language,
    totalCents: String(money.paidCents),
  };
  const bytes = await issuePaper(services, subject, (setting) =>
    accountStatementPaper(order, money, setting),
  );
  return { bytes, name: `${order.reference}-${accountStatementName}.pdf` };
}

async function readOrder(db: Services['db'], quoteId: string) {
  return db
    .selectFrom('quote')
    .select(['reference', 'customer_name as customerName'])
    .where('id', '=', quoteId)
    .executeTakeFirstOrThrow();
}
