import { z } from 'zod';
import { toProvince } from '#features/company/provinces/provinces.ts';
import { type CallRoute, serve } from '#features/people/accounts/server/serve.ts';
import { caseErrors } from '#features/requests/cases/errors.ts';
import { quoteErrors } from '#features/requests/quotes/errors.ts';
import { readStaffQuote } from '#features/requests/quotes/server/quote-access.ts';
import { shippingErrors } from '#features/shipping/units/errors.ts';
import { RecordId } from '#platform/http/input-schemas.ts';
import { staffApi } from '#staff-api.ts';
import { offerErrors } from '../errors.ts';
import { rolesWithPath } from '../links.ts';
import {
  DropOfferInput,
  HoldExtension,
  LinkId,
  NewLink,
  NewOffer,
  OfferDraft,
  OfferHonour,
  OfferReason,
  QuoteLink,
  ReceivesLinkRenewal,
  SendOfferInput,
  StaffOffer,
  TariffEstimate,
} from '../schema.ts';
import { takeBackAcceptance } from './answering/take-back-acceptance.ts';
import { draftOffer, listStaffOffers } from './drafting/draft-offer.ts';
import { dropOffer } from './drafting/drop-offer.ts';
import { honourOffer } from './drafting/honour-offer.ts';
import { saveOffer } from './drafting/save-offer.ts';
import { sendOffer } from './drafting/send-offer.ts';
import { withdrawOffer } from './drafting/withdraw-offer.ts';
import { extendHold } from './holds/extend-hold.ts';
import { mailReceivesLink } from './links/mail-receives-link.ts';
import { listLinks } from './links/quote-links.ts';
import { revokeLink, shareLink } from './links/share-links.ts';
import { readGoods } from './presets/quote-goods.ts';
import { tariffEstimates } from './presets/tariff-estimates.ts';

const { quoteNotFound } = quoteErrors;
const { notFound, notDraft, changed, wrongDiscount, tooMuch } = offerErrors;
const { ownRecord } = caseErrors;
const notSendable = [
  wrongDiscount,
  tooMuch,
  offerErrors.noGoods,
  offerErrors.validity,
  offerErrors.dueDate,
  offerErrors.plan,
  offerErrors.acceptedBefore,
  offerErrors.quoteClosed,
];

const onOffer = { access: 'staff', params: RecordId, response: StaffOffer } as const;
const onLinks = { access: 'staff', response: z.array(QuoteLink) } as const;

export const staffOfferRoutes: CallRoute[] = [
  serve(
    staffApi.listEstimates,
    {
      access: 'staff',
      params: RecordId,
      response: z.array(TariffEstimate),
      errors: [quoteNotFound],
    },
    async ({ params: { id }, caller: { person } }, { db }) => {
      const quote = await readStaffQuote(db, person, id);
      const to = toProvince(quote.recipient_province ?? quote.province);
      return tariffEstimates(db, to, await readGoods(db, id));
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
      await readStaffQuote(db, person, id);
      return listStaffOffers(db, id);
    },
  ),
  serve(
    staffApi.draftOffer,
    {
      ...onOffer,
      body: NewOffer,
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
      ...onOffer,
      body: OfferDraft,
      // Room for 100 lines with texts of 200 characters, and for longer ones, which get a better
      // error.
      bodyLimit: 256 * 1024,
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
      body: DropOfferInput,
      response: z.array(StaffOffer),
      errors: [notFound, ownRecord, notDraft, changed],
    },
    async ({ params: { id }, body: { expected }, caller: { person } }, { db }) =>
      dropOffer(db, person, id, expected),
  ),
  serve(
    staffApi.sendOffer,
    {
      ...onOffer,
      body: SendOfferInput,
      errors: [notFound, ownRecord, notDraft, changed, caseErrors.news, ...notSendable],
    },
    async ({ params: { id }, body, caller: { person } }, services) =>
      sendOffer(services, person, { id, ...body }),
  ),
  serve(
    staffApi.withdrawOffer,
    { ...onOffer, body: OfferReason, errors: [notFound, ownRecord, offerErrors.notSent] },
    async ({ params: { id }, body: { reason }, caller: { person } }, services) =>
      withdrawOffer(services, person, { id, reason }),
  ),
  serve(
    staffApi.takeBackAcceptance,
    {
      ...onOffer,
      body: OfferReason,
      errors: [
        notFound,
        ownRecord,
        offerErrors.notAccepted,
        offerErrors.hasMoney,
        shippingErrors.goodsBought,
      ],
    },
    async ({ params: { id }, body: { reason }, caller: { person } }, services) =>
      takeBackAcceptance(services, person, { id, reason }),
  ),
  serve(
    staffApi.extendHold,
    {
      ...onOffer,
      body: HoldExtension,
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
      ...onOffer,
      body: OfferHonour,
      errors: [notFound, ownRecord, offerErrors.notExpired, offerErrors.draftThere, ...notSendable],
    },
    async ({ params: { id }, body: { validUntil }, caller: { person } }, services) =>
      honourOffer(services, person, { id, validUntil }),
  ),
  serve(
    staffApi.listLinks,
    { ...onLinks, params: RecordId, errors: [quoteNotFound] },
    async ({ params: { id }, caller: { person } }, { db }) => {
      await readStaffQuote(db, person, id);
      return listLinks(db, id, rolesWithPath(person, 'staff'));
    },
  ),
  serve(
    staffApi.makeLink,
    {
      ...onLinks,
      params: RecordId,
      body: NewLink,
      errors: [quoteNotFound, offerErrors.receivesNotForStaff],
    },
    async ({ params: { id: quoteId }, body: { role }, caller: { person } }, { db }) =>
      shareLink(db, { person, as: 'staff', quoteId, role }),
  ),
  serve(
    staffApi.mailReceivesLink,
    {
      ...onLinks,
      params: RecordId,
      body: ReceivesLinkRenewal,
      errors: [
        quoteNotFound,
        ownRecord,
        offerErrors.linkChanged,
        offerErrors.customerOfStaff,
        offerErrors.addressUnknown,
      ],
    },
    async ({ params: { id: quoteId }, body: { seen }, caller: { person } }, services) =>
      mailReceivesLink(services, person, { quoteId, seen }),
  ),
  serve(
    staffApi.revokeLink,
    { ...onLinks, params: LinkId, errors: [quoteNotFound, offerErrors.linkNotFound] },
    async ({ params: { id: quoteId, linkId }, caller: { person } }, { db }) =>
      revokeLink(db, { person, as: 'staff', quoteId, linkId }),
  ),
];
