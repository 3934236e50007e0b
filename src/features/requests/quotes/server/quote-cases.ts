import { sql } from 'kysely';
import { hasOverdue } from '#features/ledger/entries/server/money-rules.ts';
import { readMoney, readStaffMoney } from '#features/ledger/entries/server/read-money.ts';
import { livePaymentInstructions } from '#features/ledger/payment-methods/server/live-instructions.ts';
import type { CaseCondition } from '#features/requests/cases/server/queue/queue-list.ts';
import type { ServerCaseType } from '#features/requests/cases/server/server-case-type.ts';
import { AppError } from '#platform/http/errors.ts';
import { dayInHavana } from '#platform/time/days.ts';
import { quoteErrors } from '../errors.ts';
import type { Quote, QuoteDetail, QuoteWire } from '../schema.ts';
import { quoteCaseCalls } from '../staff-calls.ts';
import { isPayable, type QuoteQueue, quoteType } from '../statuses.ts';
import { laterFacts } from './later-facts.ts';
import { quoteAnswerMail, quoteStatusMail } from './mails/progress-mails.ts';
import { quoteQuestionMail } from './mails/staff-mails.ts';
import { toOfferInQueue } from './offer-row.ts';
import { quoteCsv } from './staff/quote-csv.ts';
import { findUnavailable } from './staff/quotes-of-products.ts';
import { statusHook } from './status-hook.ts';
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
}

export const quoteCases: ServerCaseType<QuoteTypes> = {
  ...quoteType,
  notFound: quoteErrors.quoteNotFound,
  nameOf: ({ reference }) => reference,
  emailOf: ({ customer_email: email }) => email,
  withEmail: ({ customer_name: name, customer_email: former }, email) => ({
    customer_email: email,
    // Who has no name is called by the address.
    ...(name === former && { customer_name: email }),
  }),
  ownedBy: (personId) => sql`quote.person_id = ${personId}`,
  maxOwn: 1000,
  columns: () => sql`${linesColumn}, ${teamWroteColumn}, ${laterFacts.get().newestOffer} as offer`,
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
      verifications: await laterFacts.get().findVerifications(db, agent, id),
      unavailable: await findUnavailable(db, id),
    };
  },
  inOwnQueue: {
    unpaid: () => hasOverdue('quote.id', dayInHavana(new Date())),
    customs: () => laterFacts.get().customsIsOpen,
    acts: () => laterFacts.get().hasWaitingAct,
    stuck: () => laterFacts.get().hasStuckUnit,
  } satisfies Record<QuoteQueue, () => CaseCondition>,
  filter: ({ province }) => (province ? [sql`quote.province = ${province}`] : []),
  orders: { total: sql`quote.total_cents desc, quote.seq desc` },
  // These statuses say that it is agreed, paid or shipped.
  confirming: ['approved', 'sent', 'delivered', 'completed'],
  async checkStatus(tx, { agent, row, status }) {
    if (row.cancelled_at) throw new AppError(quoteErrors.cancelled);
    await statusHook.get().check(tx, row.id, { agent, to: status });
  },
  async onStatus(tx, { row, status }) {
    await statusHook.get().moved(tx, row.id, { from: row.status, to: status });
    return {};
  },
  csv: quoteCsv,
  calls: quoteCaseCalls,
  async onUndo(tx, { id, of, kind, note, from, to }) {
    if (kind === 'status') await statusHook.get().movedBack(tx, of.id, { event: id, from, to });
    if (kind !== 'code' || note === null) return;
    await tx.deleteFrom('verification_code').where('code', '=', note).execute();
  },
  mails: {
    status: (row, { status, note, config }) =>
      quoteStatusMail(toMailedQuote(row), status, note, config),
    answer: (row, { text }, config) => quoteAnswerMail(toMailedQuote(row), text, config),
    question: (row, text, config) => quoteQuestionMail(toMailedQuote(row), text, config),
  },
};
