import { del, get, post } from '#platform/calls/contract.ts';
import type { CustomsAnswer } from './customs/schema.ts';
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

export const offerCalls = {
  // Newest first, without drafts. Amounts are whole cents.
  listMyOffers: get<Offer[], { params: { id: string } }>('/api/quotes/:id/offers'),
  findMyOffer: get<OfferPage, { params: { number: string } }>('/api/offers/:number'),
  // An offer is answered once: the same answer again returns the first result. A 409 carries the
  // current state of the offer.
  acceptMyOffer: post<Offer, { params: { number: string }; body: OfferAcceptance }>(
    '/api/offers/:number/accept',
  ),
  declineMyOffer: post<Offer, { params: { number: string }; body: OfferReason }>(
    '/api/offers/:number/decline',
  ),
  answerCustoms: post<Offer, { params: { number: string }; body: CustomsAnswer }>(
    '/api/offers/:number/customs',
  ),
  askOfferChange: post<Offer, { params: { number: string }; body: OfferChange; key: string }>(
    '/api/offers/:number/change',
  ),
  // Asks for a new offer in place of one that has expired.
  askOfferAgain: post<Offer, { params: { number: string }; body: object }>(
    '/api/offers/:number/again',
  ),
  markOfferSeen: post<Offer, { params: { number: string }; body: object }>(
    '/api/offers/:number/seen',
  ),
  // Only reads: mail programs open links too. `markLinkSeen` records that a person was here.
  openLink: get<OpenedLink, { params: { token: string } }>('/api/links/:token'),
  markLinkSeen: post<OpenedLink, { params: { token: string }; body: object }>(
    '/api/links/:token/seen',
  ),
  // One link for the person who pays, one for the recipient.
  listMyLinks: get<QuoteLink[], { params: { id: string } }>('/api/quotes/:id/links'),
  makeMyLink: post<QuoteLink[], { params: { id: string }; body: NewLink }>('/api/quotes/:id/links'),
  revokeMyLink: del<QuoteLink[], { params: { id: string; linkId: string } }>(
    '/api/quotes/:id/links/:linkId',
  ),
  linkUnitPhoto: get<never, { params: { token: string; photo: string; width: string } }>(
    '/api/links/:token/photos/:photo/:width',
  ),
};
