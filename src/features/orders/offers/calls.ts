import type { EmptyBody } from '#features/requests/cases/schema.ts';
import { changeUnseen, get, post } from '#platform/calls/contract.ts';
import type { CustomsAnswer } from './customs/schema.ts';
import type { OwnerAnswer, OwnerChange, OwnOwnerChange } from './owner-change/schema.ts';
import type {
  NewLink,
  Offer,
  OfferAcceptance,
  OfferChange,
  OfferPage,
  OfferReason,
  OpenedLink,
  QuoteLink,
} from './schema.ts';

/** Newest first, without drafts. Amounts are whole cents. */
export const listMyOffers = get<Offer[], { params: { id: string } }>('/api/quotes/:id/offers');
export const findMyOffer = get<OfferPage, { params: { number: string } }>('/api/offers/:number');
// An offer is answered once: the same answer again returns the first result. A 409 carries the
// current state of the offer.
export const acceptMyOffer = post<Offer, { params: { number: string }; body: OfferAcceptance }>(
  '/api/offers/:number/accept',
);
export const declineMyOffer = post<Offer, { params: { number: string }; body: OfferReason }>(
  '/api/offers/:number/decline',
);
export const answerCustoms = post<Offer, { params: { number: string }; body: CustomsAnswer }>(
  '/api/offers/:number/customs',
);
export const askOfferChange = post<
  Offer,
  { params: { number: string }; body: OfferChange; key: string }
>('/api/offers/:number/change');
export const askOfferAgain = post<Offer, { params: { number: string }; body: EmptyBody }>(
  '/api/offers/:number/again',
);
export const markOfferSeen = post<Offer, { params: { number: string }; body: EmptyBody }>(
  '/api/offers/:number/seen',
);
/**
 * Only reads, because mail programs open links too. `markLinkSeen` records that a person has seen
 * the page.
 */
export const openLink = get<OpenedLink, { params: { token: string } }>('/api/links/:token');
export const markLinkSeen = post<OpenedLink, { params: { token: string }; body: EmptyBody }>(
  '/api/links/:token/seen',
);
export const listMyLinks = get<QuoteLink[], { params: { id: string } }>('/api/quotes/:id/links');
export const makeMyLink = post<QuoteLink[], { params: { id: string }; body: NewLink }>(
  '/api/quotes/:id/links',
);
export const revokeMyLink = changeUnseen<QuoteLink[], { params: { id: string; linkId: string } }>(
  'DELETE',
  '/api/quotes/:id/links/:linkId',
);
export const linkUnitPhoto = get<
  never,
  { params: { token: string; photo: string; width: string } }
>('/api/links/:token/photos/:photo/:width');

/** Whoever opens a link asks that its order becomes theirs. */
export const askForOrder = post<OpenedLink, { params: { token: string }; body: EmptyBody }>(
  '/api/links/:token/owner',
);
export const findOwnerChange = get<OwnOwnerChange, { params: { id: string } }>(
  '/api/quotes/:id/owner',
);
export const answerOwnerChange = post<
  OwnerChange | null,
  { params: { id: string }; body: OwnerAnswer }
>('/api/quotes/:id/owner');
