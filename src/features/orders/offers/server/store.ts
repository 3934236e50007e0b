import { type RawBuilder, sql } from 'kysely';
import { personNameColumn } from '#features/people/accounts/server/agents.ts';
import type { Database } from '#platform/database/database.ts';
import { isoMoment } from '#platform/database/iso-moment.ts';
import { sharedNow } from '#platform/time/shared-clock.ts';
import { marginOf } from '../offer-rules.ts';
import { type OfferState, shownState } from '../offer-state.ts';
import type { Offer, OfferGoods, StaffOffer } from '../schema.ts';
import { offerLapsed, offerStands } from './offer-stands.ts';
import { hashOfShown } from './shown-hash.ts';

/**
 * A column of a query of offers: the prices that customs named, the newest first.
 */
const customsOf = sql`(select coalesce(json_agg(json_build_object(
    'id', c.id, 'cents', c.amount_cents, 'namedOn', c.named_on, 'source', c.source,
    'recordedAt', ${isoMoment('c.recorded_at')}, 'answeredAt', ${isoMoment('c.answered_at')},
    'withdrawReason', c.withdraw_reason,
    'state', case when c.withdrawn_at is not null then 'withdrawn' else coalesce(c.answer, 'waiting') end)
    order by c.recorded_at desc, c.id), '[]') from customs_price c where c.offer_id = offer.id)`;

export interface StoredOffer extends Omit<StaffOffer, 'state' | 'shownHash' | 'marginCents'> {
  state: OfferState;
  quoteId: string;
}

const linesOf = sql`(select coalesce(json_agg(json_build_object(
    'kind', l.kind, 'text', l.text, 'quantity', l.quantity, 'unitCents', l.unit_cents,
    'optional', l.optional, 'productId', l.product_id, 'costCents', l.cost_cents)
    order by l.position), '[]') from offer_line l where l.offer_id = offer.id)`;

const productsOf = sql`(select coalesce(json_agg(json_build_object(
    'line', l.position, 'picture', l.picture, 'condition', l.condition) order by l.position), '[]')
  from offer_line l where l.offer_id = offer.id
    and (l.picture is not null or l.condition is not null))`;

const planOf = sql`(select coalesce(json_agg(json_build_object(
    'label', i.label, 'basisPoints', i.basis_points, 'cents', i.amount_cents, 'due', i.due,
    'dueOn', i.due_on) order by i.position), '[]')
  from offer_instalment i where i.offer_id = offer.id)`;

const estimatesOf = sql`(select coalesce(json_agg(json_build_object(
    'text', e.text, 'cents', e.amount_cents, 'source', e.source,
    'sourceAddress', e.source_address, 'asOf', e.as_of)
    order by e.position), '[]') from offer_estimate e where e.offer_id = offer.id)`;

const acceptanceOf = sql`(select json_build_object(
    'chosen', a.chosen, 'totalCents', a.total_cents, 'typedName', a.typed_name,
    'acceptedAt', ${isoMoment('a.accepted_at')}, 'byLink', a.link_id is not null,
    'plan', (select json_agg(json_build_object('label', i.label, 'basisPoints', null,
        'cents', i.amount_cents, 'due', i.due, 'dueOn', i.due_on) order by i.position)
      from acceptance_instalment i where i.acceptance_id = a.id))
  from offer_acceptance a where a.offer_id = offer.id and a.undone_at is null)`;

const takenBackAcceptancesOf = sql`(select coalesce(json_agg(json_build_object(
    'acceptedAt', ${isoMoment('a.accepted_at')}, 'undoneAt', ${isoMoment('a.undone_at')}, 'reason', a.undo_reason,
    'by', ${personNameColumn('a.undone_by')}) order by a.undone_at), '[]')
  from offer_acceptance a where a.offer_id = offer.id and a.undone_at is not null)`;

const heldUntil = sql`(select min(h.until) from product_hold h
  where h.offer_id = offer.id and h.released_at is null)`;

const wholeOffer = sql`json_build_object(
    'id', offer.id, 'quoteId', offer.quote_id, 'number', offer.number, 'version', offer.version,
    'state', ${offerStands('offer')}, 'language', offer.language, 'validUntil', offer.valid_until,
    'termsVersion', offer.terms_version, 'note', offer.note, 'totalCents', offer.total_cents,
    'revision', offer.revision, 'madeBy', ${personNameColumn('offer.made_by')},
    'createdAt', ${isoMoment('offer.created_at')}, 'sentAt', ${isoMoment('offer.sent_at')},
    'answeredAt', ${isoMoment('offer.answered_at')}, 'declineReason', offer.decline_reason,
    'changeAskedAt', ${isoMoment('offer.change_asked_at')}, 'seenAt', ${isoMoment('offer.seen_at')},
    'lines', ${linesOf}, 'products', ${productsOf}, 'plan', ${planOf}, 'estimates', ${estimatesOf},
    'acceptance', ${acceptanceOf}, 'customs', ${customsOf}, 'undone', ${takenBackAcceptancesOf},
    'heldUntil', ${heldUntil}, 'lapsed', ${offerLapsed('offer')})`;

export async function readOffers(
  db: Database,
  condition: RawBuilder<unknown>,
): Promise<StoredOffer[]> {
  const { rows } = await sql<{ whole: StoredOffer }>`
    select ${wholeOffer} as whole from offer where ${condition}
    order by offer.version desc`.execute(db);
  return rows.map(({ whole }) => whole);
}

/** Throws where there is no such offer. */
export async function readOfferGoods(db: Database, number: string): Promise<OfferGoods> {
  const [stored] = await readOffers(db, sql`offer.number = ${number}`);
  if (!stored) throw new Error(`no offer ${number}`);
  const { lines, products, estimates, language, acceptance } = toOffer(stored);
  return { lines, products, estimates, language, chosen: acceptance?.chosen ?? [] };
}

/**
 * Gives an offer as its customer reads it. Each field is named, so that nothing that only staff see
 * gets out.
 */
export function toOffer(stored: StoredOffer, now = sharedNow()): Offer {
  return {
    id: stored.id,
    number: stored.number,
    version: stored.version,
    state: shownState(stored, now),
    language: stored.language,
    validUntil: stored.validUntil,
    termsVersion: stored.termsVersion,
    note: stored.note,
    lines: stored.lines.map(({ kind, text, quantity, unitCents, optional }) => ({
      kind,
      text,
      quantity,
      unitCents,
      optional,
    })),
    products: stored.products,
    totalCents: stored.totalCents,
    plan: stored.plan,
    estimates: stored.estimates,
    sentAt: stored.sentAt,
    answeredAt: stored.answeredAt,
    declineReason: stored.declineReason,
    changeAskedAt: stored.changeAskedAt,
    acceptance: stored.acceptance,
    customs: stored.customs,
    shownHash: hashOfShown(stored),
  };
}

export function toStaffOffer(
  { quoteId: _, ...stored }: StoredOffer,
  now = sharedNow(),
): StaffOffer {
  return {
    ...stored,
    state: shownState(stored, now),
    marginCents: marginOf(stored.lines, stored.acceptance?.chosen),
    shownHash: hashOfShown(stored),
  };
}
