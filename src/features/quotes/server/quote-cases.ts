import { sql } from 'kysely';
import type { Condition } from '#features/cases/server/queue/queue-list.ts';
import type { ServerCaseType } from '#features/cases/server/server-case-type.ts';
import { hasOverdue } from '#features/ledger/server/money-rules.ts';
import { readMoney, readStaffMoney } from '#features/ledger/server/read-money.ts';
import { livePaymentInstructions } from '#features/payments/server/live-instructions.ts';
import { AppError } from '#platform/http/errors.ts';
import { dayInHavana } from '#platform/time/days.ts';
import { quoteErrors } from '../errors.ts';
import {
  type Quote,
  type QuoteDetail,
  type QuoteWire,
  StaffQuote,
  StaffQuoteDetail,
  type StaffQuoteFilters,
  StaffQuoteQuery,
} from '../schema.ts';
import { quoteCaseCalls } from '../staff-calls.ts';
import { isPayable, type QuoteQueue, quoteType } from '../statuses.ts';
import { moveHolds, moveHoldsBack } from './holding/holds-of-quote.ts';
import { laterFacts } from './later-facts.ts';
import { answerMail, statusMail } from './mails/progress-mails.ts';
import { questionMail } from './mails/staff-mails.ts';
import { customsIsOpen, offerColumn, toOfferInQueue } from './offer-of-quote.ts';
import { quoteCsv } from './staff/quote-csv.ts';
import { findUnavailable } from './staff/quotes-of-products.ts';
import {
  linesColumn,
  type ReadQuote,
  readCodes,
  teamWroteColumn,
  toMailedQuote,
  toQuote,
} from './store.ts';
import type { QuoteRow } from './tables.ts';

interface QuoteTypes extends QuoteWire {
  row: QuoteRow;
  readRow: ReadQuote;
  own: Quote;
  ownDetail: QuoteDetail;
  filters: StaffQuoteFilters;
}

export const quoteCases: ServerCaseType<QuoteTypes> = {
  ...quoteType,
  notFound: quoteErrors.quoteNotFound,
  nameOf: ({ reference }) => reference,
  emailOf: ({ customer_email: email }) => email,
  ownedBy: (personId) => sql`quote.person_id = ${personId}`,
  maxOwn: 1000,
  columns: sql`${linesColumn}, ${teamWroteColumn}, ${offerColumn}`,
  toOwn: toQuote,
  async toOwnDetail(db, _, { id, confirmed_by_mail: mailed }, quote) {
    const codes = await readCodes(db, id);
    // Only a quote with an offer can have money.
    const money = quote.offer && (await readMoney(db, id));
    return {
      ...quote,
      mailed,
      howToPay: isPayable({ ...quote, money }) ? await livePaymentInstructions(db) : [],
      money,
      codes: codes.map(({ code, issuedAt }) => ({ code, issuedAt })),
    };
  },
  toSummary: (row, queue) => ({ ...toQuote(row), ...queue, offer: toOfferInQueue(row.offer) }),
  async toDetail(db, agent, { id }, quote) {
    return {
      ...quote,
      codes: await readCodes(db, id),
      money: await readStaffMoney(db, id, agent.id),
      verifications: await laterFacts().findVerifications(db, agent, id),
      unavailable: await findUnavailable(db, id),
    };
  },
  inOwnQueue: {
    unpaid: () => hasOverdue('quote.id', dayInHavana(new Date())),
    customs: () => customsIsOpen,
    acts: () => laterFacts().hasWaitingAct,
    stuck: () => laterFacts().hasStuckUnit,
  } satisfies Record<QuoteQueue, () => Condition>,
  filter: ({ province }) => (province ? [sql`quote.province = ${province}`] : []),
  orders: { total: sql`quote.total_cents desc, quote.seq desc` },
  // These statuses say that it is agreed, paid or shipped.
  confirming: ['approved', 'sent', 'delivered', 'completed'],
  async onStatus(tx, { row, status }) {
    if (row.cancelled_at) throw new AppError(quoteErrors.cancelled);
    await moveHolds(tx, row.id, { from: row.status, to: status });
    return {};
  },
  statusErrors: [quoteErrors.cancelled],
  csv: quoteCsv,
  calls: quoteCaseCalls,
  schemas: { query: StaffQuoteQuery, summary: StaffQuote, detail: StaffQuoteDetail },
  async onUndo(tx, { id, of, kind, note, from, to }) {
    if (kind === 'status') await moveHoldsBack(tx, of.id, { event: id, from, to });
    if (kind !== 'code' || note === null) return;
    await tx.deleteFrom('verification_code').where('code', '=', note).execute();
  },
  mails: {
    status: (row, status, note, config) => statusMail(toMailedQuote(row), status, note, config),
    answer: (row, { text }, config) => answerMail(toMailedQuote(row), text, config),
    question: (row, text, config) => questionMail(toMailedQuote(row), text, config),
  },
};
