import { z } from 'zod';
import { accountErrors } from '#features/people/accounts/errors.ts';
import { caseErrors } from '#features/requests/cases/errors.ts';
import { quoteErrors } from '#features/requests/quotes/errors.ts';
import { shippingErrors } from '#features/shipping/units/errors.ts';
import { del, get, post, put, RecordId } from '#platform/calls/contract.ts';
import { customsErrors } from './customs/errors.ts';
import { CustomsForm, CustomsReason } from './customs/schema.ts';
import { offerErrors } from './errors.ts';
import { ListedOffer, OfferCounts, OfferQuery } from './listed-offer.ts';
import { ownerChangeErrors } from './owner-change/errors.ts';
import { OwnerDecision, StaffOwnerChange } from './owner-change/schema.ts';
import { OfferPreset, OfferPresetChange, OfferPresetForm } from './preset-schema.ts';
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
} from './schema.ts';

const { notOpen, notWaiting, notAgreed, anotherPerson } = ownerChangeErrors;
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

export const offerStaffCalls = {
  listAllOffers: get('/api/admin/offers', {
    access: 'staff',
    query: OfferQuery,
    response: ListedOffer.array(),
  }),
  offerCounts: get('/api/admin/offers/counts', { access: 'staff', response: OfferCounts }),
  /** Newest first. Amounts are whole cents. */
  listOffers: get('/api/admin/quotes/:id/offers', {
    access: 'staff',
    response: z.array(StaffOffer),
    errors: [quoteNotFound],
  }),
  /** A quotation has at most one draft: if there is one, it is returned. */
  draftOffer: post('/api/admin/quotes/:id/offers', {
    summary: 'Begin an offer, from the quotation or from an earlier offer',
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
  }),
  /**
   * Takes the whole draft. A 409 `offer_changed` means that somebody else has saved it in the
   * meantime.
   */
  saveOffer: put('/api/admin/offers/:id', {
    ...onOffer,
    body: OfferDraft,
    bodyLimit: 256 * 1024,
    errors: [notFound, ownRecord, notDraft, changed, wrongDiscount, tooMuch],
  }),
  dropOffer: del('/api/admin/offers/:id', {
    summary: 'Throw a draft away',
    access: 'staff',
    body: DropOfferInput,
    response: z.array(StaffOffer),
    errors: [notFound, ownRecord, notDraft, changed],
  }),
  sendOffer: post('/api/admin/offers/:id/send', {
    ...onOffer,
    body: SendOfferInput,
    errors: [notFound, ownRecord, notDraft, changed, caseErrors.news, ...notSendable],
  }),
  withdrawOffer: post('/api/admin/offers/:id/withdraw', {
    ...onOffer,
    body: OfferReason,
    errors: [notFound, ownRecord, offerErrors.notSent],
  }),
  takeBackAcceptance: post('/api/admin/offers/:id/undo', {
    summary: 'Take back the acceptance of an offer',
    ...onOffer,
    body: OfferReason,
    errors: [
      notFound,
      ownRecord,
      offerErrors.notAccepted,
      offerErrors.hasMoney,
      shippingErrors.goodsBought,
    ],
  }),

  /** Extends a hold, or holds again. The customer reads the reason. */
  extendHold: post('/api/admin/offers/:id/hold', {
    summary: 'Hold accepted goods until a later day',
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
  }),
  honourOffer: post('/api/admin/offers/:id/honour', {
    summary: 'Send the content of an expired offer again',
    ...onOffer,
    body: OfferHonour,
    errors: [notFound, ownRecord, offerErrors.notExpired, offerErrors.draftThere, ...notSendable],
  }),
  listEstimates: get('/api/admin/quotes/:id/estimates', {
    summary: 'The estimated costs in Cuba of a quotation',
    access: 'staff',
    response: z.array(TariffEstimate),
    errors: [quoteNotFound],
  }),

  nameCustoms: post('/api/admin/offers/:id/customs', {
    summary: 'Enter the price that customs has named',
    access: 'staff',
    body: CustomsForm,
    response: StaffOffer,
    errors: [notFound, ownRecord, customsErrors.noOrder, customsErrors.waits],
  }),
  withdrawCustoms: post('/api/admin/customs/:id/withdraw', {
    summary: 'Withdraw a price of customs that was entered by mistake',
    access: 'staff',
    body: CustomsReason,
    response: StaffOffer,
    errors: [notFound, ownRecord, customsErrors.notFound, customsErrors.answered],
  }),

  listLinks: get('/api/admin/quotes/:id/links', {
    ...onLinks,
    errors: [quoteNotFound],
  }),
  makeLink: post('/api/admin/quotes/:id/links', {
    summary: 'Make a link for who pays or receives, for the customer',
    ...onLinks,
    body: NewLink,
    errors: [quoteNotFound, offerErrors.receivesNotForStaff, caseErrors.emailNeeded],
  }),
  /**
   * Ends the link of who receives and mails a new one to the customer. Nobody of staff ever has it.
   * `seen` is the link that the page showed.
   */
  mailReceivesLink: post('/api/admin/quotes/:id/receives-link', {
    summary: 'Mail the link of who receives to the customer',
    ...onLinks,
    body: ReceivesLinkRenewal,
    errors: [
      quoteNotFound,
      ownRecord,
      offerErrors.linkChanged,
      offerErrors.customerOfStaff,
      offerErrors.addressUnknown,
      caseErrors.emailNeeded,
    ],
  }),
  revokeLink: del('/api/admin/quotes/:id/links/:linkId', {
    unseen: true,
    ...onLinks,
    params: LinkId,
    errors: [quoteNotFound, offerErrors.linkNotFound],
  }),

  findStaffOwnerChange: get('/api/admin/quotes/:id/owner', {
    access: 'staff',
    response: StaffOwnerChange,
    errors: [quoteNotFound],
  }),
  /** Passes the order to whoever asks for it, or says why not. */
  decideOwnerChange: post('/api/admin/quotes/:id/owner', {
    summary: 'Decide for a customer who cannot answer',
    access: 'administrador',
    recent: true,
    body: OwnerDecision,
    response: StaffOwnerChange,
    errors: [
      quoteNotFound,
      caseErrors.ownRecord,
      accountErrors.tooNew,
      notWaiting,
      notOpen,
      notAgreed,
      anotherPerson,
    ],
  }),

  // Presets that new offers begin with, by category and province.
  listOfferPresets: get('/api/admin/offer-presets', {
    access: 'staff',
    response: z.array(OfferPreset),
  }),
  createOfferPreset: post('/api/admin/offer-presets', {
    access: 'staff',
    body: OfferPresetForm,
    response: OfferPreset,
    status: 201,
  }),
  updateOfferPreset: put('/api/admin/offer-presets/:id', {
    access: 'staff',
    body: OfferPresetChange,
    response: OfferPreset,
    errors: [offerErrors.presetNotFound, accountErrors.changedMeanwhile],
  }),
  deleteOfferPreset: del('/api/admin/offer-presets/:id', {
    access: 'staff',
    body: z.strictObject({ expected: OfferPreset }),
    response: OfferPreset,
    errors: [offerErrors.presetNotFound, accountErrors.changedBeforeRemoval],
  }),
};
