import { type RawBuilder, sql } from 'kysely';
import { balanceOf, type LedgerFact, movesOf } from '#features/ledger/entries/balance.ts';
import { refundedOf } from '#features/ledger/entries/owed-back.ts';
import type { StaffMoney } from '#features/ledger/entries/schema.ts';
import { hasLiveInstructions } from '#features/ledger/payment-methods/server/live-instructions.ts';
import type { OfferFacts, OrderFacts } from '#features/orders/progress/facts.ts';
import { type OrderStage, stagesBeforePurchase } from '#features/orders/progress/order-stages.ts';
import { progressOf } from '#features/orders/progress/progress.ts';
import { progressFor } from '#features/orders/progress/progress-for.ts';
import type { ProgressReader } from '#features/orders/progress/said.ts';
import type { ShownProgress } from '#features/orders/progress/schema.ts';
import { statusOf } from '#features/orders/progress/status-of.ts';
import { promisedAnswer } from '#features/requests/cases/server/queue/queue-list.ts';
import type { QuoteEnding } from '#features/requests/quotes/schema.ts';
import { endingOf } from '#features/requests/quotes/server/quote-ending.ts';
import type { QuoteRow } from '#features/requests/quotes/server/tables.ts';
import { type StatusOfFacts, toQuoteStatus } from '#features/requests/quotes/statuses.ts';
import type { Journey } from '#features/shipping/units/schema.ts';
import {
  type JourneyRow,
  journeysColumn,
  unitsColumn,
  withStage,
} from '#features/shipping/units/server/read-journey.ts';
import { isFree, type ProductPieces, piecesColumn } from '#features/shop/catalogue/server/holds.ts';
import type { Database } from '#platform/database/database.ts';
import { isoMoment } from '#platform/database/iso-moment.ts';
import { dayInHavana } from '#platform/time/days.ts';
import { sharedNow } from '#platform/time/shared-clock.ts';
import { type OfferState, shownState } from '../offer-state.ts';
import { type Agreement, agreementOf } from './money/agreement.ts';
import { claimsOfOrder } from './money/claims.ts';
import { entriesColumn, type Ledger, type MoneyEntry } from './money/read-money.ts';
import { customsState } from './offer-of-quote.ts';
import { offerLapsed, offerStands } from './offer-stands.ts';

// Reads the facts of an order's progress: of one, or of a page of a list in the query of its rows.

interface StoredFacts<Entry = LedgerFact, Unit = Parameters<typeof withStage>[0]> {
  lastWroteAt: string | null;
  offer:
    | (Omit<OfferFacts, 'state' | 'sold'> & {
        state: Exclude<OfferState, 'draft'>;
        /** The pieces that it cannot be accepted without; empty once it was answered. */
        needed: { quantity: number; product: ProductPieces | null }[];
      })
    | null;
  agreement: Agreement | null;
  entries: Entry[];
  claims: StaffMoney['claims'];
  canPay: boolean;
  units: Unit[];
  toReview: boolean;
}

/** Of what was read, an ending has its moment. */
interface ReadFacts extends OrderFacts {
  ended: QuoteEnding | null;
}

export type FactsRow = QuoteRow & { ending: QuoteEnding | null; facts: StoredFacts };

/** With all that a page of one order shows of its money and its units. */
export type WholeFactsRow = Omit<FactsRow, 'facts'> & {
  facts: StoredFacts<MoneyEntry, JourneyRow>;
};

const neededPieces = sql`(select coalesce(json_agg(json_build_object('quantity', line.quantity,
    'product', (select ${piecesColumn} from product
      where product.id = line.product_id and product.deleted_at is null))), '[]')
  from (select l.product_id, sum(l.quantity)::int as quantity from offer_line l
    where l.offer_id = o.id and o.state = 'sent' and l.product_id is not null and not l.optional
    group by l.product_id) line)`;

const newOneAsked = sql`exists (select from event e where e.quote_id = quote.id
  and e.kind in ('offer_again', 'offer_sold')
  and split_part(split_part(e.note, chr(10), 1), ' ', 1) = o.number)`;

const shownOffer = sql`(select json_build_object('state', ${offerStands('o')},
    'validUntil', o.valid_until, 'totalCents', coalesce(a.total_cents, o.total_cents),
    'changeAsked', o.change_asked_at is not null, 'newOneAsked', ${newOneAsked},
    'lapsed', ${offerLapsed('o')}, 'needed', ${neededPieces},
    'customs', case when o.state = 'accepted' then ${customsState('o')} end)
  from offer o left join offer_acceptance a on a.offer_id = o.id and a.undone_at is null
  where o.quote_id = quote.id and o.state <> 'draft'
  order by o.state = 'accepted' desc, o.version desc limit 1)`;

const awaitsReview = sql`exists (select from handover join unit on unit.id = handover.unit_id
  where unit.quote_id = quote.id and unit.retired_at is null and handover.undone_at is null
    and not handover_is_reviewed(handover.id))`;

const ledgerFacts = sql`(select coalesce(json_agg(json_build_object('id', e.id, 'kind', e.kind,
    'cents', e.amount_cents, 'method', e.method, 'ofEntry', e.of_entry,
    'concededCents', e.conceded_cents) order by e.seq), '[]')
  from ledger_entry e where e.quote_id = quote.id)`;

/** Columns of a query of quotes; `factsOf` reads them. */
export const factsColumns = () => columnsWith({ entries: ledgerFacts, units: unitsColumn });

/** The same with all that a page of one order shows, so that it is read once and of one moment. */
export const wholeFactsColumns = () =>
  columnsWith({ entries: entriesColumn(), units: journeysColumn });

const columnsWith = ({ entries, units }: Record<'entries' | 'units', RawBuilder<unknown>>) =>
  sql`${endingOf('quote.id')} as ending, json_build_object(
  'lastWroteAt', (select ${isoMoment(sql`max(e.at)`)} from event e
    where e.quote_id = quote.id and e.actor = 'staff' and e.public),
  'offer', ${shownOffer},
  'agreement', (select agreed from (${agreementOf(sql.ref('quote.id'))}) agreement),
  'entries', ${entries},
  'claims', ${claimsOfOrder.get().waiting},
  'canPay', ${hasLiveInstructions},
  'units', ${units}, 'toReview', ${awaitsReview}) as facts`;

export function factsOf({ facts, ending, ...row }: FactsRow, now = sharedNow()): ReadFacts {
  const { offer, units, agreement, toReview } = facts;
  // What came in for an acceptance that was undone is in the customer's favour, and asks for nothing.
  const stands = agreement && (ending || !agreement.over);
  return {
    status: toQuoteStatus(row.status),
    taken: row.assigned_to !== null || row.first_response_at !== null,
    ended: ending,
    answer: {
      dueAt: promisedAnswer(row),
      lastWroteAt: facts.lastWroteAt ?? row.created_at.toISOString(),
    },
    offer: offer && toOfferFacts(offer, now),
    money: stands ? toMoneyFacts(facts, agreement, now) : null,
    units: ending ? [] : units.map((unit) => withStage(unit, now)),
    toReview,
  };
}

export const progressOfRow = (
  row: FactsRow,
  reader: ProgressReader,
  now = sharedNow(),
): ShownProgress => progressFor(factsOf(row, now), reader, now);

/** What the facts say, where the status says something else; null where both agree, or it is over. */
export function otherStatusOf(row: FactsRow): StatusOfFacts | null {
  const said = statusOf(factsOf(row));
  return said === row.status ? null : said;
}

/** The money of the order; undefined where it has none. */
export function ledgerOf({ facts }: WholeFactsRow): Ledger | undefined {
  const { agreement: order, entries, claims } = facts;
  return order ? { order, entries, claims } : undefined;
}

/** Where its units are. Nothing where the order is over, or nothing was bought and it is agreed anew. */
export function journeysOfRow(row: WholeFactsRow): Journey[] {
  const journeys = row.ending ? [] : row.facts.units.map((unit) => withStage(unit));
  const isOff = factsOf(row).money?.pause && journeys.every(({ stage }) => stage === null);
  return isOff ? [] : journeys;
}

/** Where an order is counted. */
interface CountedStage {
  stage: OrderStage;
  /** It stays there until something happens to it. */
  lasts: boolean;
  /** What is agreed for it, or else estimated; null once something was bought. */
  cents: number | null;
}

export function stageOfRow(row: FactsRow, now: Date): CountedStage {
  const facts = factsOf(row, now);
  const { stage } = progressOf(facts, now);
  // What an open offer needs may be sold to others, or be for sale again.
  const isOpen = facts.offer?.state === 'sent';
  return {
    stage,
    lasts: !isOpen && progressOf(facts, inTheEnd).stage === stage,
    cents: stagesBeforePurchase.includes(stage)
      ? (agreedCents(row) ?? Number(row.total_cents))
      : null,
  };
}

const agreedCents = ({ facts: { agreement } }: FactsRow): number | null =>
  agreement && !agreement.over ? agreement.totalCents : null;

/** When no day is to come any more. */
const inTheEnd = new Date('9999-12-31T12:00:00Z');

/** Throws where the quotation is gone. */
export async function readFacts(db: Database, id: string, now = sharedNow()): Promise<ReadFacts> {
  const { rows } = await sql<FactsRow>`
    select quote.*, ${factsColumns()} from quote where id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`no quotation ${id}`);
  return factsOf(row, now);
}

function toOfferFacts(
  { needed, ...offer }: NonNullable<StoredFacts['offer']>,
  now: Date,
): OfferFacts {
  const sold = needed.some(({ quantity, product }) => !product || !isFree(product, quantity));
  return { ...offer, sold, state: shownState(offer, now) };
}

function toMoneyFacts({ entries, claims, canPay }: StoredFacts, order: Agreement, now: Date) {
  const balance = balanceOf(order, entries, dayInHavana(now));
  return { ...balance, refundedCents: refundedOf(movesOf(entries)), claims, canPay };
}
