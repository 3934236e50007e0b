import { z } from 'zod';
import { api } from '#api.ts';
import { type CallRoute, serve } from '#features/people/accounts/server/serve.ts';
import { EmptyBody } from '#features/requests/cases/schema.ts';
import { quoteErrors } from '#features/requests/quotes/errors.ts';
import { readOwnQuote } from '#features/requests/quotes/server/quote-access.ts';
import { RecordId } from '#platform/http/input-schemas.ts';
import { tooManyRequests } from '#platform/http/rate-limit.ts';
import { offerErrors } from '../errors.ts';
import { rolesWithPath } from '../links.ts';
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
} from '../schema.ts';
import { acceptOffer } from './answering/accept-offer.ts';
import { askChange, askNewOffer, declineOffer, markSeen } from './answering/answer-offer.ts';
import { offerForms } from './answering/offer-forms.ts';
import { findLink, listLinks } from './links/quote-links.ts';
import { revokeLink, shareLink } from './links/share-links.ts';
import { readOfferLink, readOwnPage } from './offer-page.ts';
import { listOwnOffers } from './own-offers.ts';

const { notFound, expired, superseded, withdrawn, accepted, declined } = offerErrors;
const { quoteNotFound } = quoteErrors;
const closed = [notFound, expired, superseded, withdrawn, accepted, declined];

const onOwnOffer = { access: 'signed-in', params: OfferAnswerId, response: Offer } as const;
const onOwnLinks = { access: 'signed-in', response: z.array(QuoteLink) } as const;

export const offerRoutes: CallRoute[] = [
  serve(
    api.listMyOffers,
    {
      access: 'signed-in',
      params: RecordId,
      response: z.array(Offer),
      errors: [quoteNotFound],
    },
    async ({ params: { id }, caller: { person } }, { db }) => listOwnOffers(db, person.id, id),
  ),
  serve(
    api.findMyOffer,
    { access: 'signed-in', params: OfferAnswerId, response: OfferPage, errors: [notFound] },
    async ({ params: { number }, caller: { person } }, services) =>
      readOwnPage(services, person, number),
  ),
  serve(
    api.acceptMyOffer,
    {
      ...onOwnOffer,
      body: OfferAcceptance,
      errors: [...closed, offerErrors.wrongChoice, offerErrors.otherShown, offerErrors.sold],
      form: offerForms.accept,
    },
    async ({ params: { number }, body: input, caller: { person } }, services) =>
      acceptOffer(services, { person }, { number, input }),
  ),
  serve(
    api.declineMyOffer,
    { ...onOwnOffer, body: OfferReason, errors: closed, form: offerForms.decline },
    async ({ params: { number }, body: { reason }, caller: { person } }, services) =>
      declineOffer(services, { person }, { number, reason }),
  ),
  serve(
    api.askOfferChange,
    {
      ...onOwnOffer,
      body: OfferChange,
      key: true,
      errors: [...closed, offerErrors.wrongChoice, tooManyRequests],
      form: offerForms.change,
    },
    async ({ params: { number }, body: change, key, caller: { person } }, services) =>
      askChange(services, { person }, { number, change, key }),
  ),
  serve(
    api.askOfferAgain,
    {
      ...onOwnOffer,
      body: EmptyBody,
      errors: [...closed, offerErrors.notExpired],
      form: offerForms.newOffer,
    },
    async ({ params: { number }, caller: { person } }, services) =>
      askNewOffer(services, { person }, number),
  ),
  serve(
    api.markOfferSeen,
    { ...onOwnOffer, body: EmptyBody, errors: [notFound] },
    async ({ params: { number }, caller: { person } }, services) =>
      markSeen(services, { person }, number),
  ),
  serve(
    api.openLink,
    { access: 'anyone', params: LinkToken, response: OpenedLink },
    async ({ params: { token }, caller: { person } }, services) =>
      readOfferLink(services, token, person),
  ),
  serve(
    api.markLinkSeen,
    {
      access: 'anyone',
      params: LinkToken,
      body: EmptyBody,
      response: OpenedLink,
      errors: [notFound, offerErrors.notForStaff],
    },
    async ({ params: { token }, caller: { person } }, services) => {
      const { db } = services;
      const link = await findLink(db, token, person);
      const opened = await readOfferLink(services, token, person);
      if (typeof link === 'string' || opened.closed || !opened.page.offer) return opened;
      if (link.role === 'asks')
        await markSeen(services, { link, person }, opened.page.offer.number);
      return opened;
    },
  ),
  serve(
    api.listMyLinks,
    { ...onOwnLinks, params: RecordId, errors: [quoteNotFound] },
    async ({ params: { id }, caller: { person } }, { db }) => {
      await readOwnQuote(db, person.id, id);
      return listLinks(db, id, rolesWithPath(person, 'customer'));
    },
  ),
  serve(
    api.makeMyLink,
    {
      ...onOwnLinks,
      params: RecordId,
      body: NewLink,
      errors: [quoteNotFound, offerErrors.receivesNotForStaff],
      form: offerForms.share,
    },
    async ({ params: { id: quoteId }, body: { role }, caller: { person } }, { db }) =>
      shareLink(db, { person, as: 'customer', quoteId, role }),
  ),
  serve(
    api.revokeMyLink,
    {
      ...onOwnLinks,
      params: LinkId,
      errors: [quoteNotFound, offerErrors.linkNotFound],
      form: offerForms.revoke,
    },
    async ({ params: { id: quoteId, linkId }, caller: { person } }, { db }) =>
      revokeLink(db, { person, as: 'customer', quoteId, linkId }),
  ),
];
