import { createHash } from 'node:crypto';
import { type MoneyPaper, statementAddress } from '#features/ledger/money-papers.ts';
import { readEntryPaperFacts, readStatementFacts } from '#features/ledger/server/paper-facts.ts';
import { AppError } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import type { Language } from '#platform/text/language.ts';
import { documentErrors } from '../../errors.ts';
import { issuePaper } from '../issue-paper.ts';
import { entryPaper } from './entry-paper.ts';
import { statementPaper } from './statement-paper.ts';

export interface MoneyPaperWanted {
  quoteId: string;
  /** The id of a payment or refund, or `statementAddress`. */
  paper: string;
  language: Language;
  /** Those that whoever asks may read. */
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
 * The paper of a payment or a refund as it stands now, or the statement of account: drawn when it is
 * first asked for. Throws AppError: there is none, or none for the caller.
 */
export async function issueMoneyPaper(
  services: Services,
  wanted: MoneyPaperWanted,
): Promise<MoneyPaperFile> {
  return wanted.paper === statementAddress
    ? issueStatement(services, wanted)
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

/** The same one as long as nothing on it changed. */
async function issueStatement(
  services: Services,
  { quoteId, language }: MoneyPaperWanted,
): Promise<MoneyPaperFile> {
  const { db, config } = services;
  const facts = await readStatementFacts(db, quoteId);
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
    (issue) => statementPaper(order, money, config, issue, language),
  );
  return { name: `${order.reference}-${statementAddress}.pdf`, bytes };
}

async function readOrder(db: Services['db'], quoteId: string) {
  return db
    .selectFrom('quote')
    .select(['reference', 'customer_name as customerName'])
    .where('id', '=', quoteId)
    .executeTakeFirstOrThrow();
}
