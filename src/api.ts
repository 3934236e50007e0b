/**
 * The page of all calls of SPEC §7: name, method, path, what it takes and what it gives. Types
 * only, so that it costs the browser a few hundred bytes; the schemas stand in each feature.
 */
import type { ContactUpdate, CurrentUser } from './features/accounts/schema.ts';
import type {
  Product,
  ProductChoices,
  ProductQueryText,
  ShopNotice,
} from './features/catalogue/schema.ts';
import type { NewMessage } from './features/history/schema.ts';
import type {
  NewQuote,
  Quote,
  QuoteCreated,
  QuoteDetail,
  QuoteStatusChange,
} from './features/quotes/schema.ts';
import type { QuoteStatus } from './features/quotes/statuses.ts';
import type {
  Challenge,
  NewVerification,
  ResentVerification,
  StaffVerification,
  StaffVerificationDetail,
  UploadState,
  Verification,
  VerificationCreated,
  VerificationDetail,
  VerificationStatusChange,
} from './features/verifications/schema.ts';
import type { VerificationStatus } from './features/verifications/statuses.ts';
import { get, patch, post, put } from './platform/http/contract.ts';

export const api = {
  // The catalogue. A list is paged: X-Total-Count and Link rel="next" stand in the headers.
  listProducts: get<Product[], { query: ProductQueryText }>('/api/products'),
  productChoices: get<ProductChoices, { query: ProductQueryText }>('/api/products/choices'),
  findProduct: get<Product, { params: { category: string; slug: string } }>(
    '/api/products/:category/:slug',
  ),

  listNotices: get<ShopNotice[], { query: { province?: string; category?: string } }>(
    '/api/notices',
  ),

  // The person signed in; 401 means signed out.
  currentUser: get<CurrentUser>('/api/auth/user'),
  sameUser: get<CurrentUser>('/api/user'),
  updateContact: patch<CurrentUser, { body: ContactUpdate }>('/api/user/profile'),

  // Quotations: the customer's own, then the staff's. The key makes a repeated one harmless.
  createQuote: post<QuoteCreated, { body: NewQuote; key: string }>('/api/quotes'),
  listMyQuotes: get<Quote[]>('/api/quotes/user'),
  findMyQuote: get<QuoteDetail, { params: { id: string } }>('/api/quotes/:id'),
  writeAboutMyQuote: post<QuoteDetail, { params: { id: string }; body: NewMessage; key: string }>(
    '/api/quotes/:id/messages',
  ),
  listQuotes: get<Quote[], { query: { status?: QuoteStatus } }>('/api/admin/quotes'),
  findQuote: get<QuoteDetail, { params: { id: string } }>('/api/admin/quotes/:id'),
  changeQuoteStatus: patch<QuoteDetail, { params: { id: string }; body: QuoteStatusChange }>(
    '/api/admin/quotes/:id/status',
  ),
  writeAboutQuote: post<QuoteDetail, { params: { id: string }; body: NewMessage; key: string }>(
    '/api/admin/quotes/:id/messages',
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
  listMyVerifications: get<Verification[]>('/api/verifications/user'),
  findMyVerification: get<VerificationDetail, { params: { id: string } }>('/api/verifications/:id'),
  resendVerification: post<
    VerificationDetail,
    { params: { id: string }; body: ResentVerification; key: string }
  >('/api/verifications/:id/resend'),
  writeAboutMyVerification: post<
    VerificationDetail,
    { params: { id: string }; body: NewMessage; key: string }
  >('/api/verifications/:id/messages'),
  listVerifications: get<StaffVerification[], { query: { status?: VerificationStatus } }>(
    '/api/admin/verifications',
  ),
  findVerification: get<StaffVerificationDetail, { params: { id: string } }>(
    '/api/admin/verifications/:id',
  ),
  changeVerificationStatus: patch<
    StaffVerificationDetail,
    { params: { id: string }; body: VerificationStatusChange }
  >('/api/admin/verifications/:id/status'),
  writeAboutVerification: post<
    StaffVerificationDetail,
    { params: { id: string }; body: NewMessage; key: string }
  >('/api/admin/verifications/:id/messages'),
};
