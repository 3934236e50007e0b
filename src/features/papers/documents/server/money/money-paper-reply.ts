import { accountStatementName, type MoneyPaper } from '#features/ledger/entries/money-papers.ts';
import {
  readAccountStatement,
  readEntryPaperFacts,
} from '#features/orders/offers/server/money/paper-facts.ts';
import { contentHash } from '#platform/database/make-once.ts';
import { AppError } from '#platform/http/errors.ts';
import type { FileReply } from '#platform/http/route.ts';
import type { Services } from '#platform/services.ts';
import type { Language } from '#platform/text/language.ts';
import { documentErrors } from '../../errors.ts';
import { issuePaper } from '../issue-paper.ts';
import { paperReply } from '../paper-reply.ts';
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

export async function moneyPaperReply(
  services: Services,
  request: MoneyPaperRequest,
): Promise<FileReply> {
  return request.paper === accountStatementName
    ? accountStatementReply(services, request)
    : entryReply(services, request);
}

async function entryReply(
  services: Services,
  { quoteId, paper: moveId, language, papers }: MoneyPaperRequest,
): Promise<FileReply> {
  const facts = await readEntryPaperFacts(services.db, quoteId, moveId);
  if (!facts || !papers.includes(facts.paper)) throw new AppError(documentErrors.notFound);
  const { paper: kind, entryId, move } = facts;
  const order = await readOrder(services.db, quoteId);
  const subject = { kind, quoteId, entryId, language, totalCents: String(move.cents) };
  const bytes = await issuePaper(services, subject, (setting) => entryPaper(order, facts, setting));
  return paperReply(bytes, `${order.reference}-${fileNames[kind]}-${move.movedOn}.pdf`);
}

/** Returns the same paper as long as its content is the same. */
async function accountStatementReply(
  services: Services,
  { quoteId, language }: MoneyPaperRequest,
): Promise<FileReply> {
  const facts = await readAccountStatement(services.db, quoteId);
  if (!facts) throw new AppError(documentErrors.notFound);
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
  return paperReply(bytes, `${order.reference}-${accountStatementName}.pdf`);
}

async function readOrder(db: Services['db'], quoteId: string) {
  return db
    .selectFrom('quote')
    .select(['reference', 'customer_name as customerName'])
    .where('id', '=', quoteId)
    .executeTakeFirstOrThrow();
}
