import { z } from 'zod';
import { caseErrors } from '#features/requests/cases/errors.ts';
import { EmptyBody } from '#features/requests/cases/schema.ts';
import { quoteErrors } from '#features/requests/quotes/errors.ts';
import { shippingErrors } from '#features/shipping/units/errors.ts';
import { UnitPhotoName } from '#features/shipping/units/schema.ts';
import { del, get, post } from '#platform/calls/contract.ts';
import { tooManyRequests } from '#platform/http/rate-limit.ts';
import { customsErrors } from './customs/errors.ts';
import { CustomsAnswer } from './customs/schema.ts';
import { offerErrors } from './errors.ts';
import { ownerChangeErrors } from './owner-change/errors.ts';
import { OwnerAnswer, OwnerChange, OwnOwnerChange } from './owner-change/schema.ts';
import {
  LinkId,
  LinkToken,
  NewLink,
  Offer,
  OfferAcceptance,
  OfferAnswerId,
  OfferChange,
  OfferPage,
  OfferReason,
  OpenedLink,
  QuoteLink,
} from './schema.ts';

const { notOpen, notForStaff, ownAlready, waits, refused, notWaiting } = ownerChangeErrors;
const { notFound, expired, superseded, withdrawn, accepted, declined } = offerErrors;
const { quoteNotFound } = quoteErrors;
const closed = [notFound, expired, superseded, withdrawn, accepted, declined];
const onOwnOffer = { access: 'signed-in', params: OfferAnswerId, response: Offer } as const;
const onOwnLinks = { access: 'signed-in', response: z.array(QuoteLink) } as const;

/** Newest first, without drafts. Amounts are whole cents. */
export const listMyOffers = get('/api/quotes/:id/offers', {
  access: 'signed-in',
  response: z.array(Offer),
  errors: [quoteNotFound],
});
export const findMyOffer = get('/api/offers/:number', {
  access: 'signed-in',
  params: OfferAnswerId,
  response: OfferPage,
  errors: [notFound],
});
// An offer is answered once: the same answer again returns the first result. A 409 carries the
// current state of the offer.
export const acceptMyOffer = post('/api/offers/:number/accept', {
  ...onOwnOffer,
  body: OfferAcceptance,
  errors: [...closed, offerErrors.wrongChoice, offerErrors.otherShown, offerErrors.sold],
});
export const declineMyOffer = post('/api/offers/:number/decline', {
  ...onOwnOffer,
  body: OfferReason,
  errors: closed,
});
export const answerCustoms = post('/api/offers/:number/customs', {
  summary: 'Say what shall become of goods whose price customs has named',
  access: 'signed-in',
  params: OfferAnswerId,
  body: CustomsAnswer,
  response: Offer,
  errors: [
    notFound,
    customsErrors.notFound,
    customsErrors.answered,
    customsErrors.withdrawn,
    customsErrors.otherShown,
  ],
});
export const askOfferChange = post('/api/offers/:number/change', {
  summary: 'Ask for a change of an offer',
  ...onOwnOffer,
  body: OfferChange,
  key: true,
  errors: [
    ...closed,
    offerErrors.wrongChoice,
    caseErrors.messageHoldsSecret,
    caseErrors.messageKeyReused,
    tooManyRequests,
  ],
});
export const askOfferAgain = post('/api/offers/:number/again', {
  summary: 'Ask for an offer that has expired',
  ...onOwnOffer,
  body: EmptyBody,
  errors: [...closed, offerErrors.notExpired],
});
export const markOfferSeen = post('/api/offers/:number/seen', {
  summary: 'Note that the customer has opened an offer',
  ...onOwnOffer,
  body: EmptyBody,
  errors: [notFound],
});
/**
 * Only reads, because mail programs open links too. `markLinkSeen` records that a person has seen
 * the page.
 */
export const openLink = get('/api/links/:token', {
  summary: 'What a link shows to whom it was sent',
  access: 'anyone',
  params: LinkToken,
  response: OpenedLink,
});
export const markLinkSeen = post('/api/links/:token/seen', {
  summary: 'Note that somebody has opened a link',
  access: 'anyone',
  params: LinkToken,
  body: EmptyBody,
  response: OpenedLink,
  errors: [notFound, offerErrors.notForStaff],
});
export const listMyLinks = get('/api/quotes/:id/links', {
  ...onOwnLinks,
  errors: [quoteNotFound],
});
export const makeMyLink = post('/api/quotes/:id/links', {
  summary: 'Make a link for who pays or receives',
  ...onOwnLinks,
  body: NewLink,
  errors: [quoteNotFound, offerErrors.receivesNotForStaff],
});
export const revokeMyLink = del('/api/quotes/:id/links/:linkId', {
  unseen: true,
  ...onOwnLinks,
  params: LinkId,
  errors: [quoteNotFound, offerErrors.linkNotFound],
});
export const linkUnitPhoto = get('/api/links/:token/photos/:photo/:width', {
  summary: 'A photo of goods, by a link',
  access: 'anyone',
  params: LinkToken.extend(UnitPhotoName.shape),
  response: undefined,
  errors: [shippingErrors.photoNotFound],
});
/** Whoever opens a link asks that its order becomes theirs. */
export const askForOrder = post('/api/links/:token/owner', {
  summary: 'Ask to become the customer of an order that a link shows',
  access: 'signed-in',
  params: LinkToken,
  body: EmptyBody,
  response: OpenedLink,
  errors: [offerErrors.notFound, notForStaff, notOpen, ownAlready, waits, refused],
});
export const findOwnerChange = get('/api/quotes/:id/owner', {
  summary: 'Who asks to become the customer of an own order',
  access: 'signed-in',
  response: OwnOwnerChange,
  errors: [quoteNotFound],
});
export const answerOwnerChange = post('/api/quotes/:id/owner', {
  summary: 'Let an own order pass to who asked for it, or not',
  access: 'signed-in',
  // Agreeing gives away what may be worth a car.
  recent: ({ agree }: OwnerAnswer) => agree,
  body: OwnerAnswer,
  response: OwnerChange.nullable(),
  errors: [quoteNotFound, notWaiting],
});
