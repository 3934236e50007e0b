import { toProvince } from '#features/company/provinces/provinces.ts';
import { type CallRoute, serve } from '#features/people/accounts/server/serve.ts';
import { readStaffQuote } from '#features/requests/quotes/server/quote-access.ts';
import { pageReply } from '#platform/http/list-pages.ts';
import { staffApi } from '#staff-api.ts';
import { rolesWithPath } from '../links.ts';
import { draftOffer, listStaffOffers } from './drafting/draft-offer.ts';
import { dropOffer, saveOffer } from './drafting/save-offer.ts';
import { honourOffer, sendOffer } from './drafting/send-offer.ts';
import { takeBackAcceptance, withdrawOffer } from './drafting/withdraw-offer.ts';
import { extendHold } from './holds/extend-hold.ts';
import { mailReceivesLink } from './links/mail-receives-link.ts';
import { listLinks } from './links/quote-links.ts';
import { revokeLink, shareLink } from './links/share-links.ts';
import { countOffers, listOffers } from './list-offers.ts';
import { readGoods } from './presets/quote-goods.ts';
import { tariffEstimates } from './presets/tariff-estimates.ts';

export const staffOfferRoutes: CallRoute[] = [
  serve(staffApi.listAllOffers, async ({ query, caller: { person } }, { db }) =>
    pageReply(staffApi.listAllOffers, query, await listOffers(db, person, query)),
  ),
  serve(staffApi.offerCounts, async ({ caller: { person } }, { db }) => countOffers(db, person)),
  serve(staffApi.listEstimates, async ({ params: { id }, caller: { person } }, { db }) => {
    const quote = await readStaffQuote(db, person, id);
    const to = toProvince(quote.recipient_province ?? quote.province);
    return tariffEstimates(db, to, await readGoods(db, id));
  }),
  serve(staffApi.listOffers, async ({ params: { id }, caller: { person } }, { db }) => {
    await readStaffQuote(db, person, id);
    return listStaffOffers(db, id);
  }),
  serve(staffApi.draftOffer, draftOffer),
  serve(staffApi.saveOffer, saveOffer),
  serve(staffApi.dropOffer, dropOffer),
  serve(staffApi.sendOffer, sendOffer),
  serve(staffApi.withdrawOffer, withdrawOffer),
  serve(staffApi.takeBackAcceptance, takeBackAcceptance),
  serve(staffApi.extendHold, extendHold),
  serve(staffApi.honourOffer, honourOffer),
  serve(staffApi.listLinks, async ({ params: { id }, caller: { person } }, { db }) => {
    await readStaffQuote(db, person, id);
    return listLinks(db, id, rolesWithPath(person, 'staff'));
  }),
  serve(
    staffApi.makeLink,
    async ({ params: { id: quoteId }, body: { role }, caller: { person } }, { db }) =>
      shareLink(db, { person, as: 'staff', quoteId, role }),
  ),
  serve(staffApi.mailReceivesLink, mailReceivesLink),
  serve(
    staffApi.revokeLink,
    async ({ params: { id: quoteId, linkId }, caller: { person } }, { db }) =>
      revokeLink(db, { person, as: 'staff', quoteId, linkId }),
  ),
];
