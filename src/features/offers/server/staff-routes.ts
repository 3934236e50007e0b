import { sql } from 'kysely';
import { z } from 'zod';
import { type Route, serve } from '#features/accounts/server/serve.ts';
import { caseErrors } from '#features/cases/errors.ts';
import { RecordId } from '#features/cases/schema.ts';
import { quoteErrors } from '#features/quotes/errors.ts';
import { findStaffQuote } from '#features/quotes/server/quote-access.ts';
import { staffApi } from '#staff-api.ts';
import { offerErrors } from '../errors.ts';
import {
  HoldExtension,
  LinkId,
  NewLink,
  NewOffer,
  OfferDraft,
  OfferHonour,
  OfferReason,
  OfferSending,
  QuoteLink,
  StaffOffer,
  TariffEstimate,
} from '../schema.ts';
import { draftOffer } from './drafting/draft-offer.ts';
import { dropOffer, saveOffer } from './drafting/save-offer.ts';
import { honourOffer, sendOffer } from './drafting/send-offer.ts';
import { undoAcceptance, withdrawOffer } from './drafting/take-back-offer.ts';
import { extendHold } from './holds/extend-hold.ts';
import { listLinks } from './links/quote-links.ts';
import { revokeLink, shareLink } from './links/share-links.ts';
import { readGoods } from './presets/quote-goods.ts';
import { tariffEstimates } from './presets/tariff-estimates.ts';
import { readOffers, toStaffOffer } from './store.ts';

const { quoteNotFound } = quoteErrors;
const { notFound, notDraft, changed, wrongDiscount, tooMuch } = offerErrors;
/** Of what staff may not do with a quotation of their own. */
const { ownRecord } = caseErrors;
const unsendable = [
  wrongDiscount,
  tooMuch,
  offerErrors.noGoods,
  offerErrors.validity,
  offerErrors.dueDate,
  offerErrors.plan,
  offerErrors.acceptedBefore,
  offerErrors.quoteClosed,
];

/** What staff do with offers. */
export const staffOfferRoutes: Route[] = [
  serve(
    staffApi.listEstimates,
    {
      access: 'staff',
      params: RecordId,
      response: z.array(TariffEstimate),
      errors: [quoteNotFound],
    },
    async ({ params: { id }, caller: { person } }, { db }) => {
      const { recipient, province } = await findStaffQuote(db, person, id);
      return tariffEstimates(db, recipient?.province ?? province, await readGoods(db, id));
    },
  ),
  serve(
    staffApi.listOffers,
    {
      access: 'staff',
      params: RecordId,
      response: z.array(StaffOffer),
      errors: [quoteNotFound],
    },
    async ({ params: { id }, caller: { person } }, { db }) => {
      await findStaffQuote(db, person, id);
      const offers = await readOffers(db, sql`offer.quote_id = ${id}`);
      return offers.map((offer) => toStaffOffer(offer));
    },
  ),
  serve(
    staffApi.draftOffer,
    {
      access: 'staff',
      params: RecordId,
      body: NewOffer,
      response: StaffOffer,
      status: 201,
      errors: [
        quoteNotFound,
        notFound,
        ownRecord,
        offerErrors.quoteClosed,
        offerErrors.tooManyPresets,
        wrongDiscount,
        tooMuch,
      ],
    },
    async ({ params: { id: quoteId }, body: { copyOf }, caller: { person } }, { db }) =>
      draftOffer(db, person, { quoteId, copyOf }),
  ),
  serve(
    staffApi.saveOffer,
    {
      access: 'staff',
      params: RecordId,
      body: OfferDraft,
      // 100 lines with texts of 200 characters, and what is too long to be told so.
      bodyLimit: 256 * 1024,
      response: StaffOffer,
      errors: [notFound, ownRecord, notDraft, changed, wrongDiscount, tooMuch],
    },
    async ({ params: { id }, body: draft, caller: { person } }, { db }) =>
      saveOffer(db, person, id, draft),
  ),
  serve(
    staffApi.dropOffer,
    {
      access: 'staff',
      params: RecordId,
      response: z.array(StaffOffer),
      errors: [notFound, ownRecord, notDraft],
    },
    async ({ params: { id }, caller: { person } }, { db }) => dropOffer(db, person, id),
  ),
  serve(
    staffApi.sendOffer,
    {
      access: 'staff',
      params: RecordId,
      body: OfferSending,
      response: StaffOffer,
      errors: [notFound, ownRecord, notDraft, changed, ...unsendable],
    },
    async ({ params: { id }, body: { expected }, caller: { person } }, services) =>
      sendOffer(services, person, { id, expected }),
  ),
  serve(
    staffApi.withdrawOffer,
    {
      access: 'staff',
      params: RecordId,
      body: OfferReason,
      response: StaffOffer,
      errors: [notFound, ownRecord, offerErrors.notSent],
    },
    async ({ params: { id }, body: { reason }, caller: { person } }, services) =>
      withdrawOffer(services, person, { id, reason }),
  ),
  serve(
    staffApi.undoAcceptance,
    {
      access: 'staff',
      params: RecordId,
      body: OfferReason,
      response: StaffOffer,
      errors: [notFound, ownRecord, offerErrors.notAccepted, offerErrors.hasMoney],
    },
    async ({ params: { id }, body: { reason }, caller: { person } }, services) =>
      undoAcceptance(services, person, { id, reason }),
  ),
  serve(
    staffApi.extendHold,
    {
      access: 'staff',
      params: RecordId,
      body: HoldExtension,
      response: StaffOffer,
      errors: [
        notFound,
        ownRecord,
        offerErrors.notAccepted,
        offerErrors.holdDay,
        offerErrors.holdSold,
        offerErrors.holdNothing,
      ],
    },
    async ({ params: { id }, body, caller: { person } }, services) =>
      extendHold(services, person, { id, ...body }),
  ),
  serve(
    staffApi.honourOffer,
    {
      access: 'staff',
      params: RecordId,
      body: OfferHonour,
      response: StaffOffer,
      errors: [notFound, ownRecord, offerErrors.notExpired, offerErrors.draftThere, ...unsendable],
    },
    async ({ params: { id }, body: { validUntil }, caller: { person } }, services) =>
      honourOffer(services, person, { id, validUntil }),
  ),
  serve(
    staffApi.listLinks,
    {
      access: 'staff',
      params: RecordId,
      response: z.array(QuoteLink),
      errors: [quoteNotFound],
    },
    async ({ params: { id }, caller: { person } }, { db }) => {
      await findStaffQuote(db, person, id);
      return listLinks(db, id, { withAsks: false });
    },
  ),
  serve(
    staffApi.makeLink,
    {
      access: 'staff',
      params: RecordId,
      body: NewLink,
      response: z.array(QuoteLink),
      errors: [quoteNotFound],
    },
    async ({ params: { id: quoteId }, body: { role }, caller: { person } }, { db }) =>
      shareLink(db, { person, as: 'staff', quoteId, role }),
  ),
  serve(
    staffApi.revokeLink,
    {
      access: 'staff',
      params: LinkId,
      response: z.array(QuoteLink),
      errors: [quoteNotFound, offerErrors.linkNotFound],
    },
    async ({ params: { id: quoteId, linkId }, caller: { person } }, { db }) =>
      revokeLink(db, { person, as: 'staff', quoteId, linkId }),
  ),
];
