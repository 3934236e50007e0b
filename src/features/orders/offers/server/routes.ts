import { api } from '#api.ts';
import { type CallRoute, serve } from '#features/people/accounts/server/serve.ts';
import { readOwnQuote } from '#features/requests/quotes/server/quote-access.ts';
import { rolesWithPath } from '../links.ts';
import { acceptOffer } from './answering/accept-offer.ts';
import { askChange, askNewOffer, declineOffer, markSeen } from './answering/answer-offer.ts';
import { offerForms } from './answering/offer-forms.ts';
import { findLink, listLinks } from './links/quote-links.ts';
import { revokeLink, shareLink } from './links/share-links.ts';
import { readOfferLink, readOwnPage } from './offer-page.ts';
import { listOwnOffers } from './own-offers.ts';

export const offerRoutes: CallRoute[] = [
  serve(api.listMyOffers, async ({ params: { id }, caller: { person } }, { db }) =>
    listOwnOffers(db, person.id, id),
  ),
  serve(api.findMyOffer, async ({ params: { number }, caller: { person } }, services) =>
    readOwnPage(services, person, number),
  ),
  serve(
    api.acceptMyOffer,
    async ({ params: { number }, body: input, caller: { person } }, services) =>
      acceptOffer(services, { person }, { number, input }),
    offerForms.accept,
  ),
  serve(
    api.declineMyOffer,
    async ({ params: { number }, body: { reason }, caller: { person } }, services) =>
      declineOffer(services, { person }, { number, reason }),
    offerForms.decline,
  ),
  serve(
    api.askOfferChange,
    async ({ params: { number }, body: change, key, caller: { person } }, services) =>
      askChange(services, { person }, { number, change, key }),
    offerForms.change,
  ),
  serve(
    api.askOfferAgain,
    async ({ params: { number }, caller: { person } }, services) =>
      askNewOffer(services, { person }, number),
    offerForms.newOffer,
  ),
  serve(api.markOfferSeen, async ({ params: { number }, caller: { person } }, services) =>
    markSeen(services, { person }, number),
  ),
  serve(api.openLink, async ({ params: { token }, caller: { person } }, services) =>
    readOfferLink(services, token, person),
  ),
  serve(api.markLinkSeen, async ({ params: { token }, caller: { person } }, services) => {
    const { db } = services;
    const link = await findLink(db, token, person);
    const opened = await readOfferLink(services, token, person);
    if (typeof link === 'string' || opened.closed || !opened.page.offer) return opened;
    if (link.role === 'asks') await markSeen(services, { link, person }, opened.page.offer.number);
    return opened;
  }),
  serve(api.listMyLinks, async ({ params: { id }, caller: { person } }, { db }) => {
    await readOwnQuote(db, person.id, id);
    return listLinks(db, id, rolesWithPath(person, 'customer'));
  }),
  serve(
    api.makeMyLink,
    async ({ params: { id: quoteId }, body: { role }, caller: { person } }, { db }) =>
      shareLink(db, { person, as: 'customer', quoteId, role }),
    offerForms.share,
  ),
  serve(
    api.revokeMyLink,
    async ({ params: { id: quoteId, linkId }, caller: { person } }, { db }) =>
      revokeLink(db, { person, as: 'customer', quoteId, linkId }),
    offerForms.revoke,
  ),
];
