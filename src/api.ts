/**
 * The page of all calls that customers make: name, method, path, what it takes and what it
 * returns; staff's stand in `staff-api.ts`. Types only, so that it costs the browser a few hundred bytes;
 * the schemas stand in each feature.
 */
import type { ContactUpdate, CurrentUser } from '#features/accounts/schema.ts';
import type { NewMessage, OwnCasesQuery } from '#features/cases/schema.ts';
import type { ProductCategory } from '#features/catalogue/categories.ts';
import type { Delivery } from '#features/catalogue/delivery/schema.ts';
import type { ProductInProvince } from '#features/catalogue/landed-cost/schema.ts';
import type {
  Product,
  ProductChoices,
  ProductQueryText,
  ShopNotice,
} from '#features/catalogue/schema.ts';
import type { Channel, CheckAnswer, CheckQuestion } from '#features/check/schema.ts';
import type { Company, Office } from '#features/company/brand.ts';
import type {
  HandedOver,
  HandoverEntry,
  OpenedHandover,
  ShownHandover,
} from '#features/handover/schema.ts';
import type { CustomsAnswer } from '#features/offers/customs/schema.ts';
import type {
  NewLink,
  Offer,
  OfferAcceptance,
  OfferChange,
  OfferPage,
  OfferReason,
  OpenedLink,
  QuoteLink,
} from '#features/offers/schema.ts';
import type {
  AccountDeleted,
  BeforeDeletion,
  OpenSession,
  OwnData,
} from '#features/profile/schema.ts';
import type { ProvinceCode } from '#features/provinces/provinces.ts';
import type { DrawnCart } from '#features/quotes/cart/cart-schema.ts';
import type {
  NewQuote,
  Quote,
  QuoteAmendment,
  QuoteCancellation,
  QuoteCreated,
  QuoteDetail,
} from '#features/quotes/schema.ts';
import type { OpenedReviews, OrderReviews, ShownReviews } from '#features/reviews/schema.ts';
import type { OnTime } from '#features/shipping/on-time-schema.ts';
import type { Journey, Moving } from '#features/shipping/schema.ts';
import type { SentAct, SignedAct } from '#features/signed-acts/schema.ts';
import type {
  Challenge,
  NewVerification,
  ResentVerification,
  SentClaim,
  SentTicket,
  UploadState,
  Verification,
  VerificationCreated,
  VerificationDetail,
} from '#features/verifications/schema.ts';
import { del, get, patch, post, put } from '#platform/calls/contract.ts';
import type { Language } from '#platform/text/language.ts';

export const api = {
  // The catalogue. A list is paged: X-Total-Count and Link rel="next" stand in the headers.
  listProducts: get<Product[], { query: ProductQueryText }>('/api/products'),
  productChoices: get<ProductChoices, { query: ProductQueryText }>('/api/products/choices'),
  // For a province with what is paid there.
  findProduct: get<
    ProductInProvince,
    {
      params: { category: string; slug: string };
      query?: { language?: 'en'; province?: ProvinceCode };
    }
  >('/api/products/:category/:slug'),

  // Who the company is, and the facts that its terms rest on.
  aboutCompany: get<Company>('/api/company'),
  listOffices: get<Office[]>('/api/offices'),
  // How often promised days were kept; null while there are too few handovers to say.
  onTime: get<OnTime>('/api/on-time'),
  // What "Llega a …" means in each province that staff wrote about.
  listDeliveries: get<Delivery[]>('/api/deliveries'),
  listNotices: get<ShopNotice[], { query: { province?: string; category?: string } }>(
    '/api/notices',
  ),

  // Whether a number, a paper, a phone or an account is ours; one answer for all that is unknown.
  officialChannels: get<Channel[]>('/api/check/channels'),
  checkOurs: post<CheckAnswer, { body: CheckQuestion }>('/api/check'),

  // The person signed in; 401 means signed out.
  currentUser: get<CurrentUser>('/api/auth/user'),
  sameUser: get<CurrentUser>('/api/user'),
  updateContact: patch<CurrentUser, { body: ContactUpdate }>('/api/user/profile'),
  // Their own data; to be saved as a file, written with `callAddress`.
  ownData: get<OwnData>('/api/user/data'),
  listSessions: get<OpenSession[]>('/api/user/sessions'),
  beforeDeletion: get<BeforeDeletion>('/api/user/deletion'),
  deleteAccount: del<AccountDeleted>('/api/auth/delete-account'),

  // The cart that the browser's cookie tells of, as the catalogue has it now.
  showCart: get<DrawnCart, { query: { lineas?: string } }>('/api/cart'),

  // The caller's own quotations. Sent twice with one key, a quotation is made once.
  createQuote: post<QuoteCreated, { body: NewQuote; key: string }>('/api/quotes'),
  listMyQuotes: get<Quote[], { query?: OwnCasesQuery }>('/api/quotes/user'),
  findMyQuote: get<QuoteDetail, { params: { id: string } }>('/api/quotes/:id'),
  findMyQuoteByReference: get<QuoteDetail, { params: { reference: string } }>(
    '/api/quotes/made/:reference',
  ),
  // The quotation as a PDF: for `href`, written with `callAddress`.
  quotePaper: get<never, { params: { id: string }; query: { language?: Language } }>(
    '/api/quotes/:id/cotizacion.pdf',
  ),
  // Where the units of a quotation are; photos come in the widths of `sizes`.
  listMyJourneys: get<Journey[], { params: { id: string } }>('/api/quotes/:id/journeys'),
  myUnitPhoto: get<never, { params: { id: string; photo: string; width: string } }>(
    '/api/quotes/:id/photos/:photo/:width',
  ),
  linkUnitPhoto: get<never, { params: { token: string; photo: string; width: string } }>(
    '/api/links/:token/photos/:photo/:width',
  ),
  // The caller's own units on their way, the nearest first.
  listMyMoving: get<Moving[]>('/api/moving'),
  // An offer as a PDF, in its own language unless one is named; by link only for the one who asks.
  offerPaper: get<never, { params: { number: string }; query: { language?: Language } }>(
    '/api/offers/:number/oferta.pdf',
  ),
  linkPaper: get<never, { params: { token: string }; query: { language?: Language } }>(
    '/api/links/:token/oferta.pdf',
  ),
  // The receipt of a payment or refund of the caller's order, by its id; or the statement of account.
  moneyPaper: get<never, { params: { id: string; paper: string }; query: { language?: Language } }>(
    '/api/quotes/:id/papeles/:paper',
  ),
  linkMoneyPaper: get<
    never,
    { params: { token: string; paper: string }; query: { language?: Language } }
  >('/api/links/:token/papeles/:paper'),
  // While it is pending. A 409: staff have taken it up, or it was changed elsewhere meanwhile.
  amendMyQuote: patch<QuoteDetail, { params: { id: string }; body: QuoteAmendment; key: string }>(
    '/api/quotes/:id',
  ),
  cancelMyQuote: post<
    QuoteDetail,
    { params: { id: string }; body: QuoteCancellation; key: string }
  >('/api/quotes/:id/cancel'),
  writeAboutMyQuote: post<QuoteDetail, { params: { id: string }; body: NewMessage; key: string }>(
    '/api/quotes/:id/messages',
  ),

  // Offers made from the caller's quotations, newest first, without drafts. Amounts are whole cents.
  listMyOffers: get<Offer[], { params: { id: string } }>('/api/quotes/:id/offers'),
  findMyOffer: get<OfferPage, { params: { number: string } }>('/api/offers/:number'),
  // An answer is given once: a second one gets the first one's. A 409 says how the offer stands now.
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
  // What a link shows to whoever has it; asking changes nothing.
  openLink: get<OpenedLink, { params: { token: string } }>('/api/links/:token'),
  markLinkSeen: post<OpenedLink, { params: { token: string }; body: object }>(
    '/api/links/:token/seen',
  ),
  // The units to hand over by a link, and the handover of one of them by its code.
  openHandoverLink: get<OpenedHandover, { params: { token: string } }>('/api/handovers/:token'),
  handOver: post<HandedOver, { params: { token: string }; body: HandoverEntry; key: string }>(
    '/api/handovers/:token',
  ),
  // A photo of the act that the recipient has signed: it waits for an agent.
  sendSignedAct: post<SentAct, { params: { token: string }; body: SignedAct; key: string }>(
    '/api/handovers/:token/acts',
  ),
  linkBlankAct: get<
    never,
    { params: { token: string; id: string }; query: { language?: Language } }
  >('/api/handovers/:token/units/:id/acta-para-firmar.pdf'),
  // Handovers of the caller's order, with the codes that only its account and the recipient see.
  listMyHandovers: get<ShownHandover[], { params: { id: string } }>('/api/quotes/:id/handovers'),
  // The act of a unit's handover as a PDF, for the account and for the recipient.
  handoverPaper: get<never, { params: { id: string }; query: { language?: Language } }>(
    '/api/units/:id/acta.pdf',
  ),
  linkHandoverPaper: get<
    never,
    { params: { token: string; id: string }; query: { language?: Language } }
  >('/api/links/:token/units/:id/acta.pdf'),
  // Public reviews, of one category or of all; the reviews of an order, by link and in the account.
  listReviews: get<ShownReviews, { query?: { category?: ProductCategory; page?: string } }>(
    '/api/reviews',
  ),
  openReviewLink: get<OpenedReviews, { params: { token: string } }>('/api/links/:token/reviews'),
  listMyReviews: get<OrderReviews, { params: { id: string } }>('/api/quotes/:id/reviews'),
  // Links to the caller's quotation: one for who pays, one for who receives.
  listMyLinks: get<QuoteLink[], { params: { id: string } }>('/api/quotes/:id/links'),
  makeMyLink: post<QuoteLink[], { params: { id: string }; body: NewLink }>('/api/quotes/:id/links'),
  revokeMyLink: del<QuoteLink[], { params: { id: string; linkId: string } }>(
    '/api/quotes/:id/links/:linkId',
  ),

  // Verifications: anyone may send one, with receipts sent before in pieces.
  verificationChallenge: get<Challenge>('/api/verifications/challenge'),
  receiptState: get<UploadState, { params: { uploadId: string } }>(
    '/api/verifications/receipts/:uploadId',
  ),
  sendReceiptPart: put<UploadState, { params: { uploadId: string; part: string }; bytes: Blob }>(
    '/api/verifications/receipts/:uploadId/:part',
  ),
  createVerification: post<VerificationCreated, { body: NewVerification; key: string }>(
    '/api/verifications',
  ),
  // "Ya pagué", from the account or by the link of who asks or pays: a verification that names it.
  claimPayment: post<VerificationCreated, { params: { id: string }; body: SentClaim; key: string }>(
    '/api/quotes/:id/pago',
  ),
  claimPaymentByLink: post<
    VerificationCreated,
    { params: { token: string }; body: SentClaim; key: string }
  >('/api/links/:token/pago'),
  findSentTicket: get<SentTicket, { params: { token: string } }>('/api/verifications/sent/:token'),
  listMyVerifications: get<Verification[], { query?: OwnCasesQuery }>('/api/verifications/user'),
  findMyVerification: get<VerificationDetail, { params: { id: string } }>('/api/verifications/:id'),
  resendVerification: post<
    VerificationDetail,
    { params: { id: string }; body: ResentVerification; key: string }
  >('/api/verifications/:id/resend'),
  writeAboutMyVerification: post<
    VerificationDetail,
    { params: { id: string }; body: NewMessage; key: string }
  >('/api/verifications/:id/messages'),
  // Files: for `src` and `href`, written with `callAddress`.
  showMyReceipt: get<never, { params: { id: string; receiptId: string } }>(
    '/api/verifications/:id/receipts/:receiptId',
  ),
};
