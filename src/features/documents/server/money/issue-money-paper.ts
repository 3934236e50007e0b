import { createHash } from 'node:crypto';
import { accountStatementName, type MoneyPaper } from '#features/ledger/money-papers.ts';
import { readAccountStatement, readEntryPaperFacts } from '#features/ledger/server/paper-facts.ts';
import { AppError } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import type { Language } from '#platform/text/language.ts';
import { documentErrors } from '../../errors.ts';
import { issuePaper } from '../issue-paper.ts';
import { accountStatementPaper } from './account-statement-paper.ts';
import { entryPaper } from './entry-paper.ts';

export interface MoneyPaperWanted {
  quoteId: string;
  /** An entry's id, or `accountStatementName`. */
  paper: string;
  language: Language;
  /** The papers that the reader may read. */
  papers: readonly MoneyPaper[];
}

export interface MoneyPaperFile {
  name: string;
  bytes: Buffer;
}

const fileNames: Record<MoneyPaper, string> = {
  payment: 'pago',
  cash: 'efectivo',
  refund: 'devolucion',
  credit: 'traspaso',
  reversal: 'anulacion',
};

/**
 * Issues the paper of an entry as it stands now, or the statement of account. Throws AppError:
 * there is none, or none for the reader.
 */
export async function issueMoneyPaper(
  services: Services,
  wanted: MoneyPaperWanted,
): Promise<MoneyPaperFile> {
  return wanted.paper === accountStatementName
    ? issueAccountStatement(services, wanted)
    : issueEntry(services, wanted);
}

async function issueEntry(
  services: Services,
  { quoteId, paper: moveId, language, papers }: MoneyPaperWanted,
): Promise<MoneyPaperFile> {
  const { db, config } = services;
  const facts = await readEntryPaperFacts(db, quoteId, moveId);
  if (!facts || !papers.includes(facts.paper)) throw new AppError(documentErrors.notFound);
  const { paper: kind, entryId, move } = facts;
  const order = await readOrder(db, quoteId);
  const bytes = await issuePaper(
    services,
    { kind, quoteId, entryId, language, totalCents: String(move.cents) },
    (issue) => entryPaper(order, facts, config, issue, language),
  );
  return { name: `${order.reference}-${fileNames[kind]}-${move.movedOn}.pdf`, bytes };
}

/** The same paper as long as its content is the same. */
async function issueAccountStatement(
  services: Services,
  { quoteId, language }: MoneyPaperWanted,
): Promise<MoneyPaperFile> {
  const { db, config } = services;
  const facts = await readAccountStatement(db, quoteId);
  if (!facts) throw new AppError(documentErrors.notFound);
  const { money, entries: revision } = facts;
  const order = await readOrder(db, quoteId);
  const contentKey = createHash('sha256')
    .update(JSON.stringify([order, money]))
    .digest('hex');
  const totalCents = String(money.paidCents);
  const bytes = await issuePaper(
    services,
    { kind: 'statement', quoteId, revision, contentKey, language, totalCents },
    (issue) => accountStatementPaper(order, money, config, issue, language),
  );
  return { name: `${order.reference}-${accountStatementName}.pdf`, bytes };
}

async function readOrder(db: Services['db'], quoteId: string) {
  return db
    .selectFrom('quote')
    .select(['reference', 'customer_name as customerName'])
    .where('id', '=', quoteId)
    .executeTakeFirstOrThrow();
}
