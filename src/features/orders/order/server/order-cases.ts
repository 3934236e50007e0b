import { type RawBuilder, sql } from 'kysely';
import { hasOverdue } from '#features/ledger/entries/server/money-rules.ts';
import { livePaymentInstructions } from '#features/ledger/payment-methods/server/live-instructions.ts';
import { isFirm } from '#features/orders/offers/offer-state.ts';
import { isPayable } from '#features/orders/offers/payable.ts';
import { followAct } from '#features/orders/offers/server/follow-facts.ts';
import { moveHolds, moveHoldsBack } from '#features/orders/offers/server/holds/holds-of-quote.ts';
import { isEndable } from '#features/orders/offers/server/is-endable.ts';
import { toldProgress } from '#features/orders/offers/server/mails/told-progress.ts';
import { claimsOfOrder } from '#features/orders/offers/server/money/claims.ts';
import { moneyOf, toStaffMoney } from '#features/orders/offers/server/money/read-money.ts';
import { customsIsOpen, newestOffer } from '#features/orders/offers/server/offer-of-quote.ts';
import {
  type OfferRow,
  toOfferInQueue,
  toOwnOffer,
} from '#features/orders/offers/server/offer-row.ts';
import { readGoods } from '#features/orders/offers/server/presets/quote-goods.ts';
import { tariffEstimates } from '#features/orders/offers/server/presets/tariff-estimates.ts';
import {
  type FactsRow,
  factsColumns,
  journeysOfRow,
  ledgerOf,
  otherStatusOf,
  progressOfRow,
  type WholeFactsRow,
  wholeFactsColumns,
} from '#features/orders/offers/server/read-facts.ts';
import { refuseSecrets } from '#features/orders/offers/server/refuse-secrets.ts';
import { readOfferGoods } from '#features/orders/offers/server/store.ts';
import type { ShownProgress } from '#features/orders/progress/schema.ts';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { findCase, findOwnCase } from '#features/requests/cases/server/case-store.ts';
import type { CaseCondition } from '#features/requests/cases/server/queue/queue-list.ts';
import type { ServerCaseType } from '#features/requests/cases/server/server-case-type.ts';
import { quoteErrors } from '#features/requests/quotes/errors.ts';
import {
  quoteAnswerMail,
  quoteStatusMail,
} from '#features/requests/quotes/server/mails/progress-mails.ts';
import { quoteMailToStaff } from '#features/requests/quotes/server/mails/quote-mails.ts';
import { quoteQuestionMail } from '#features/requests/quotes/server/mails/staff-mails.ts';
import { quoteRecord } from '#features/requests/quotes/server/quote-access.ts';
import { findEnding } from '#features/requests/quotes/server/quote-ending.ts';
import { findUnavailable } from '#features/requests/quotes/server/staff/quotes-of-products.ts';
import {
  linesColumn,
  type ReadQuote,
  readCodes,
  teamWroteColumn,
  toMailedQuote,
  toQuote,
} from '#features/requests/quotes/server/store.ts';
import type { QuoteRow } from '#features/requests/quotes/server/tables.ts';
import { hasWaitingAct } from '#features/shipping/handover/server/list-handovers.ts';
import { checkGoods } from '#features/shipping/units/server/goods-allow-status.ts';
import { hasStuckUnit } from '#features/shipping/units/server/read-units.ts';
import type { Database } from '#platform/database/database.ts';
import { together } from '#platform/database/together.ts';
import { AppError } from '#platform/http/errors.ts';
import { sharedDay, sharedNow } from '#platform/time/shared-clock.ts';
import { type OrderQueue, orderType } from '../order-type.ts';
import type { Quote, QuoteDetail, QuoteWire, StaffQuoteDetail } from '../schema.ts';
import { quoteCaseCalls } from '../staff-calls.ts';
import { readEnding } from './changing/ending-mails.ts';
import { isInStage, keepStages } from './order-stages.ts';
import { quoteCsv } from './quote-csv.ts';

type ReadOrder<Row extends FactsRow = FactsRow> = ReadQuote & Row & { offer: OfferRow | null };

interface OrderTypes extends QuoteWire {
  row: QuoteRow;
  readRow: ReadOrder;
  openedRow: ReadOrder<WholeFactsRow>;
  own: Quote;
  ownDetail: QuoteDetail;
}

export const orderCases: ServerCaseType<OrderTypes> = {
  ...quoteRecord,
  ...orderType,
  maxOwn: 1000,
  followAct,
  refuseText: refuseSecrets,
  columns: () => columnsWith(factsColumns()),
  openedColumns: () => columnsWith(wholeFactsColumns()),
  toOwn: (row) => ({
    ...toQuote(row),
    offer: toOwnOffer(row.offer),
    progress: progressOfRow(row, 'asks'),
  }),
  async toOwnDetail(db, _, row, quote) {
    const { id, confirmed_by_mail: mailed } = row;
    const { offer } = quote;
    const ledger = ledgerOf(row);
    const money = ledger ? moneyOf(ledger, sharedNow()) : null;
    const isSettled = offer !== null && isFirm(offer);
    const [codes, howToPay, firm, inCuba, endable] = await together(
      readCodes(db, id),
      isPayable({ ...quote, money }) && livePaymentInstructions(db),
      isSettled ? readOfferGoods(db, offer.number) : null,
      !isSettled && readGoods(db, id).then((goods) => tariffEstimates(db, quote.province, goods)),
      !quote.ending && isEndable(db, row),
    );
    return {
      ...quote,
      mailed,
      howToPay: howToPay || [],
      money,
      journeys: journeysOfRow(row),
      firm,
      inCuba: inCuba || [],
      codes: codes.map(({ code, issuedAt }) => ({ code, issuedAt })),
      endable,
    };
  },
  toSummary(row, queue) {
    const { action: _, ...progress } = progressOfRow(row, 'agente');
    const offer = toOfferInQueue(row.offer);
    return { ...toQuote(row), ...queue, offer, progress, factsSay: otherStatusOf(row) };
  },
  async toDetail(db, agent, row, quote) {
    const { id } = row;
    const ledger = ledgerOf(row);
    const [money, codes, verifications, unavailable] = await together(
      ledger ? toStaffMoney(db, id, ledger, agent.id) : null,
      readCodes(db, id),
      claimsOfOrder.get().findVerifications(db, agent, id),
      findUnavailable(db, id),
    );
    const reader = agent.role === 'administrador' ? 'administrador' : 'agente';
    const progress = withoutOwnCash(progressOfRow(row, reader), money);
    return { ...quote, progress, codes, money, verifications, unavailable };
  },
  inOwnQueue: {
    unpaid: () => hasOverdue('quote.id', sharedDay()),
    customs: () => customsIsOpen,
    acts: () => hasWaitingAct,
    stuck: () => hasStuckUnit,
  } satisfies Record<OrderQueue, () => CaseCondition>,
  beforeFilter: async (db, { stage }) => stage && keepStages(db),
  filter: ({ province, stage }) => [
    ...(province ? [sql<boolean>`quote.province = ${province}`] : []),
    ...(stage ? [isInStage(stage)] : []),
  ],
  orders: { total: sql`quote.total_cents desc, quote.seq desc` },
  // These statuses say that it is agreed, paid or shipped.
  confirming: ['approved', 'sent', 'delivered', 'completed'],
  async checkStatus(tx, { agent, row, status }) {
    if ((await findEnding(tx, row.id))?.by === 'customer')
      throw new AppError(quoteErrors.cancelled);
    await checkGoods(tx, row.id, { agent, to: status });
  },
  async onStatus(tx, { row, status }) {
    await moveHolds(tx, row.id, { from: row.status, to: status });
    return {};
  },
  csv: quoteCsv,
  calls: quoteCaseCalls,
  async onUndo(tx, { id, of, kind, note, from, to }) {
    if (kind === 'status') await moveHoldsBack(tx, of.id, { event: id, from, to });
    if (kind !== 'code' || note === null) return;
    await tx.deleteFrom('verification_code').where('code', '=', note).execute();
  },
  mails: {
    async status(row, { status, note, config, tx }) {
      const progress = await toldProgress(tx, row);
      const { owed } = (await readEnding(tx, row.id, 'people', row.language)) ?? {};
      return quoteStatusMail(toMailedQuote(row), { status, note, progress, owed }, config);
    },
    async answer(row, { text, config, tx }) {
      const progress = await toldProgress(tx, row);
      return quoteAnswerMail(toMailedQuote(row), { text, progress }, config);
    },
    question: (row, text, config) => quoteQuestionMail(toMailedQuote(row), text, config),
    toStaff: (row, content, config) => quoteMailToStaff(toMailedQuote(row), content, config),
  },
};

const columnsWith = (facts: RawBuilder<unknown>) =>
  sql`${linesColumn}, ${teamWroteColumn}, ${newestOffer} as offer, ${facts}`;

/** A second person counts cash: who took all that waits is not asked to. */
function withoutOwnCash(progress: ShownProgress, money: StaffQuoteDetail['money']): ShownProgress {
  const waiting = money?.moves.filter(({ state }) => state === 'waits') ?? [];
  const isOwn = progress.action === 'countCash' && waiting.every(({ own }) => own);
  return isOwn ? { ...progress, action: null } : progress;
}

/** Throws AppError: not found, or somebody else's. */
export const findOwnOrder = (db: Database, personId: string, id: string): Promise<QuoteDetail> =>
  findOwnCase(db, orderCases, personId, id);

/** Throws AppError: not found, or not for this member of staff. */
export const findStaffOrder = (
  db: Database,
  agent: CurrentUser,
  id: string,
): Promise<StaffQuoteDetail> => findCase(db, orderCases, agent, id);
