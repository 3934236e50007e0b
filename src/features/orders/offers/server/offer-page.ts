import { sql } from 'kysely';
import { livePaymentInstructions } from '#features/ledger/payment-methods/server/live-instructions.ts';
import { progressFor } from '#features/orders/progress/progress-for.ts';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { checkWord } from '#features/requests/cases/server/check-word.ts';
import type { QuoteEnding } from '#features/requests/quotes/schema.ts';
import { isOwnQuote, type QuoteRow } from '#features/requests/quotes/server/quote-access.ts';
import { destinationOf, toRecipient } from '#features/requests/quotes/server/store.ts';
import { toQuoteStatus } from '#features/requests/quotes/statuses.ts';
import { maySeeCodes } from '#features/shipping/handover/handover-rules.ts';
import { readShownHandovers } from '#features/shipping/handover/server/read-handovers.ts';
import { firstName } from '#features/shipping/handover/server/unit-columns.ts';
import type { Database } from '#platform/database/database.ts';
import { AppError } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import { daysBetween } from '#platform/time/durations.ts';
import { sharedDay, sharedNow } from '#platform/time/shared-clock.ts';
import { offerErrors } from '../errors.ts';
import { productOf } from '../line-product.ts';
import type { LinkRole } from '../links.ts';
import { readAskState } from '../owner-change/server/ask-for-order.ts';
import { isPayable } from '../payable.ts';
import type { OfferPage, OpenedLink } from '../schema.ts';
import { readHolds } from './holds/holds.ts';
import { isEndable } from './is-endable.ts';
import { linkEndsAt } from './links/link-life.ts';
import { findLink, type LinkReader, whoseLink } from './links/quote-links.ts';
import { claimsOfOrder } from './money/claims.ts';
import { moneyOf, withoutOtherOrders } from './money/read-money.ts';
import { hasEvent } from './offer-history.ts';
import { promisedIfAccepted } from './promised-if-accepted.ts';
import {
  factsOf,
  journeysOfRow,
  ledgerOf,
  type WholeFactsRow,
  wholeFactsColumns,
} from './read-facts.ts';
import { readOffers, type StoredOffer, toOffer } from './store.ts';

/** Reads one's own offer. Throws AppError: not found, somebody else's, or a draft. */
export async function readOwnPage(
  services: Pick<Services, 'db' | 'config'>,
  person: Pick<CurrentUser, 'id' | 'role'>,
  number: string,
): Promise<OfferPage> {
  const { rows } = await sql<WholeFactsRow>`
    select quote.*, ${wholeFactsColumns()} from quote join offer on offer.quote_id = quote.id
    where offer.number = ${number.toUpperCase()} and offer.state <> 'draft'
      and ${isOwnQuote(person.id)}`.execute(services.db);
  const [quote] = rows;
  if (!quote) throw new AppError(offerErrors.notFound);
  return readPage(services, quote, { role: 'asks', number, owner: person, expiresAt: null });
}

/** Reads what a link shows of its quotation, and changes nothing. */
export async function readOfferLink(
  services: Pick<Services, 'db' | 'config'>,
  token: string,
  reader: LinkReader,
): Promise<OpenedLink> {
  const { db } = services;
  const link = await findLink(db, token, reader);
  if (link === 'staff') return { closed: link, whose: await whoseLink(db, token) };
  if (typeof link === 'string') return { closed: link };
  const { rows } = await sql<WholeFactsRow & { ends_at: Date | null }>`
    select quote.*, ${linkEndsAt} as ends_at, ${wholeFactsColumns()} from quote join quote_link on quote_link.quote_id = quote.id
    where quote_link.id = ${link.id}`.execute(db);
  const [quote] = rows;
  if (!quote) return { closed: 'unknown' };
  const expiresAt = quote.ends_at?.toISOString() ?? null;
  const page = await readPage(services, quote, { role: link.role, expiresAt });
  return { closed: false, page: { ...page, ask: await readAskState(db, link, reader) } };
}

interface PageReader {
  role: LinkRole;
  number?: string;
  /** Undefined by a link. */
  owner?: Pick<CurrentUser, 'role'>;
  expiresAt: string | null;
}

async function readPage(
  { db, config }: Pick<Services, 'db' | 'config'>,
  quote: WholeFactsRow,
  { role, number, owner, expiresAt }: PageReader,
): Promise<OfferPage> {
  const sent = await readOffers(db, sql`offer.quote_id = ${quote.id} and offer.state <> 'draft'`);
  const [newest] = sent;
  const shown = number ? sent.find((each) => each.number === number.toUpperCase()) : newest;
  const lapsed = shown?.lapsed ?? false;
  const money = moneyFor(quote, role);
  const status = toQuoteStatus(quote.status);
  const facts = factsOf(quote);
  const offer = shown && role !== 'receives' ? forRole(shown, role) : null;
  const pays = shown?.state === 'accepted' && role !== 'receives';
  return {
    role,
    quoteId: owner ? quote.id : null,
    reference: quote.reference,
    name: role === 'asks' ? quote.customer_name : firstName(quote.customer_name),
    province: destinationOf(quote),
    recipient: role === 'asks' ? toRecipientContact(quote) : null,
    status,
    ending: endingFor(facts.ended, role),
    endable: role === 'asks' && !owner && !facts.ended && (await isEndable(db, quote)),
    progress: progressFor(facts, role),
    expiresAt,
    offer,
    checkWord: offer && checkWord(config, offer.number),
    daysLeft: offer && daysBetween(sharedDay(), offer.validUntil),
    newest: newest && newest !== shown ? newest.number : null,
    promised: shown && role !== 'receives' ? await promisedIfAccepted(db, shown) : null,
    goods: await readGoods(db, quote.id, shown),
    ...(shown && role === 'asks' ? await readHolds(db, shown) : { gone: [], holds: null }),
    lapsed,
    money,
    answeredClaims: money ? await readAnswered(db, quote.id, role) : [],
    // The link of who asks shows no codes, because others may read its mail or get it forwarded.
    handovers:
      role === 'pays'
        ? []
        : await readShownHandovers(db, quote.id, {
            codes: owner ? maySeeCodes(owner) : role === 'receives',
          }),
    howToPay:
      pays && isPayable({ status, offer: shown, money }) ? await livePaymentInstructions(db) : [],
    askedAgain: shown ? await hasEvent(db, shown, 'offer_again', 'offer_sold') : false,
    journeys: journeysOfRow(quote),
    ask: null,
  };
}

/** What its owner wrote to us is for nobody else. */
function endingFor(ending: QuoteEnding | null, role: LinkRole): QuoteEnding | null {
  if (!ending || role === 'asks' || ending.by === 'staff') return ending;
  return { ...ending, reason: null };
}

function moneyFor(quote: WholeFactsRow, role: LinkRole) {
  const ledger = ledgerOf(quote);
  if (!ledger || role === 'receives') return null;
  const money = moneyOf(ledger, sharedNow());
  return role === 'pays' ? withoutOtherOrders(money) : money;
}

async function readAnswered(db: Database, quoteId: string, role: LinkRole) {
  const answered = await claimsOfOrder.get().readAnswered(db, quoteId);
  return answered.filter(({ byLink }) => byLink || role === 'asks');
}

function toRecipientContact(quote: QuoteRow): OfferPage['recipient'] {
  const recipient = toRecipient(quote);
  if (!recipient) return null;
  const { name, phone, address } = recipient;
  return { name, phone, address };
}

/**
 * Whoever pays reads amounts, but neither what the two sides wrote to each other nor a whole name.
 */
function forRole(stored: StoredOffer, role: LinkRole) {
  const offer = toOffer(stored);
  if (role === 'asks') return offer;
  const acceptance = offer.acceptance && {
    ...offer.acceptance,
    typedName: firstName(offer.acceptance.typedName),
  };
  return { ...offer, note: null, declineReason: null, acceptance, customs: [] };
}

async function readGoods(
  db: Database,
  quoteId: string,
  shown: StoredOffer | undefined,
): Promise<OfferPage['goods']> {
  if (shown) {
    const chosen = shown.acceptance?.chosen ?? [];
    return shown.lines.flatMap(({ kind, optional, text, quantity }, at) => {
      if (kind !== 'goods' || (optional && !chosen.includes(at))) return [];
      const { picture = null, condition = null } = productOf(shown, at) ?? {};
      return { text, quantity, picture, condition };
    });
  }
  const { rows } = await sql<OfferPage['goods'][number]>`
    select l.product_name as text, l.quantity, p.pictures -> 0 ->> 'hash' as picture, null as condition
    from quote_line l left join product p on p.id = l.product_id
    where l.quote_id = ${quoteId} order by l.position`.execute(db);
  return rows;
}
