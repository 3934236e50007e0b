import { changeUnseen, del, get, post, put } from '#platform/calls/contract.ts';
import type { CustomsForm, CustomsReason } from './customs/schema.ts';
import type { OwnerDecision, StaffOwnerChange } from './owner-change/schema.ts';
import type { OfferPreset, OfferPresetChange, OfferPresetForm } from './preset-schema.ts';
import type {
  HoldExtension,
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

export const offerStaffCalls = {
  /** Newest first. Amounts are whole cents. */
  listOffers: get<StaffOffer[], { params: { id: string } }>('/api/admin/quotes/:id/offers'),
  /** A quotation has at most one draft: if there is one, it is returned. */
  draftOffer: post<StaffOffer, { params: { id: string }; body: NewOffer }>(
    '/api/admin/quotes/:id/offers',
  ),
  /**
   * Takes the whole draft. A 409 `offer_changed` means that somebody else has saved it in the
   * meantime.
   */
  saveOffer: put<StaffOffer, { params: { id: string }; body: OfferDraft }>('/api/admin/offers/:id'),
  dropOffer: del<StaffOffer[], { params: { id: string }; body: { expected: number } }>(
    '/api/admin/offers/:id',
  ),
  sendOffer: post<StaffOffer, { params: { id: string }; body: SendOfferInput }>(
    '/api/admin/offers/:id/send',
  ),
  withdrawOffer: post<StaffOffer, { params: { id: string }; body: OfferReason }>(
    '/api/admin/offers/:id/withdraw',
  ),
  takeBackAcceptance: post<StaffOffer, { params: { id: string }; body: OfferReason }>(
    '/api/admin/offers/:id/undo',
  ),

  /** Extends a hold, or holds again. The customer reads the reason. */
  extendHold: post<StaffOffer, { params: { id: string }; body: HoldExtension }>(
    '/api/admin/offers/:id/hold',
  ),
  honourOffer: post<StaffOffer, { params: { id: string }; body: OfferHonour }>(
    '/api/admin/offers/:id/honour',
  ),
  listEstimates: get<TariffEstimate[], { params: { id: string } }>(
    '/api/admin/quotes/:id/estimates',
  ),

  nameCustoms: post<StaffOffer, { params: { id: string }; body: CustomsForm }>(
    '/api/admin/offers/:id/customs',
  ),
  withdrawCustoms: post<StaffOffer, { params: { id: string }; body: CustomsReason }>(
    '/api/admin/customs/:id/withdraw',
  ),

  listLinks: get<QuoteLink[], { params: { id: string } }>('/api/admin/quotes/:id/links'),
  makeLink: post<QuoteLink[], { params: { id: string }; body: NewLink }>(
    '/api/admin/quotes/:id/links',
  ),
  /**
   * Ends the link of who receives and mails a new one to the customer. Nobody of staff ever has it.
   * `seen` is the link that the page showed.
   */
  mailReceivesLink: post<QuoteLink[], { params: { id: string }; body: ReceivesLinkRenewal }>(
    '/api/admin/quotes/:id/receives-link',
  ),
  revokeLink: changeUnseen<QuoteLink[], { params: { id: string; linkId: string } }>(
    'DELETE',
    '/api/admin/quotes/:id/links/:linkId',
  ),

  findStaffOwnerChange: get<StaffOwnerChange, { params: { id: string } }>(
    '/api/admin/quotes/:id/owner',
  ),
  /** Passes the order to whoever asks for it, or says why not. */
  decideOwnerChange: post<StaffOwnerChange, { params: { id: string }; body: OwnerDecision }>(
    '/api/admin/quotes/:id/owner',
  ),

  // Presets that new offers begin with, by category and province.
  listOfferPresets: get<OfferPreset[]>('/api/admin/offer-presets'),
  createOfferPreset: post<OfferPreset, { body: OfferPresetForm }>('/api/admin/offer-presets'),
  updateOfferPreset: put<OfferPreset, { params: { id: string }; body: OfferPresetChange }>(
    '/api/admin/offer-presets/:id',
  ),
  deleteOfferPreset: del<OfferPreset, { params: { id: string }; body: { expected: OfferPreset } }>(
    '/api/admin/offer-presets/:id',
  ),
};
