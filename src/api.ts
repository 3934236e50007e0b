/**
 * The page of all calls of SPEC §7: name, method, path, what it takes and what it gives. Types
 * only, so that it costs the browser a few hundred bytes; the schemas stand in each feature.
 */
import type { ContactUpdate, CurrentUser } from './features/accounts/schema.ts';
import type {
  KeptPicture,
  PictureImport,
  Product,
  ProductChoices,
  ProductQueryText,
  ShopNotice,
} from './features/catalogue/schema.ts';
import type {
  ProductChange,
  ProductForm,
  ProductImport,
  ProductStats,
  ProductsStatusChange,
  SavedProduct,
  StaffProduct,
  StaffProductQueryText,
  StatusChanged,
} from './features/catalogue/staff-schema.ts';
import type { NewMessage } from './features/history/schema.ts';
import type { UnsentMail } from './features/mails/schema.ts';
import type { MailFilter } from './features/mails/states.ts';
import type { AccountDeleted, BeforeDeletion, OwnData } from './features/profile/schema.ts';
import type {
  NewQuote,
  Quote,
  QuoteCreated,
  QuoteDetail,
  QuoteStatusChange,
  StaffQuoteDetail,
} from './features/quotes/schema.ts';
import type { QuoteStatus } from './features/quotes/statuses.ts';
import type {
  Challenge,
  NewVerification,
  ResentVerification,
  SentTicket,
  StaffVerification,
  StaffVerificationDetail,
  UploadState,
  Verification,
  VerificationCreated,
  VerificationDetail,
  VerificationStatusChange,
} from './features/verifications/schema.ts';
import type { VerificationStatus } from './features/verifications/statuses.ts';
import { del, get, patch, post, put } from './platform/http/contract.ts';

export const api = {
  // The catalogue. A list is paged: X-Total-Count and Link rel="next" stand in the headers.
  listProducts: get<Product[], { query: ProductQueryText }>('/api/products'),
  productChoices: get<ProductChoices, { query: ProductQueryText }>('/api/products/choices'),
  findProduct: get<Product, { params: { category: string; slug: string } }>(
    '/api/products/:category/:slug',
  ),
  // Staff's pictures: a file as it is, or its address on the web; `image` goes into a product.
  uploadPicture: post<KeptPicture, { bytes: Blob }>('/api/admin/pictures'),
  importPicture: post<KeptPicture, { body: PictureImport }>('/api/admin/pictures/import'),

  // Staff's products. A page has 50; a 409 `product_changed` carries the current `product`.
  listStaffProducts: get<StaffProduct[], { query: StaffProductQueryText }>('/api/admin/products'),
  productStats: get<ProductStats>('/api/admin/products/stats'),
  // A file: for `href`, written with `callAddress`; filtered as the list, all of its pages.
  exportProducts: get<never, { query: StaffProductQueryText }>('/api/admin/products.csv'),
  // The bytes of a CSV file. A dry run answers errors; a real one with errors is a 422 with them.
  importProducts: post<ProductImport, { bytes: Blob; query: { dryRun?: '1' }; key?: string }>(
    '/api/admin/products/import',
  ),
  changeProductsStatus: post<StatusChanged, { body: ProductsStatusChange }>(
    '/api/admin/products/status',
  ),
  findStaffProduct: get<StaffProduct, { params: { id: string } }>('/api/admin/products/:id'),
  createProduct: post<SavedProduct, { body: ProductForm; key: string }>('/api/admin/products'),
  updateProduct: patch<SavedProduct, { params: { id: string }; body: ProductChange }>(
    '/api/admin/products/:id',
  ),
  deleteProduct: del<StaffProduct, { params: { id: string } }>('/api/admin/products/:id'),
  restoreProduct: post<SavedProduct, { params: { id: string } }>('/api/admin/products/:id/restore'),

  listNotices: get<ShopNotice[], { query: { province?: string; category?: string } }>(
    '/api/notices',
  ),

  // The person signed in; 401 means signed out.
  currentUser: get<CurrentUser>('/api/auth/user'),
  sameUser: get<CurrentUser>('/api/user'),
  updateContact: patch<CurrentUser, { body: ContactUpdate }>('/api/user/profile'),
  // Their own data; to be saved as a file, written with `callAddress`.
  ownData: get<OwnData>('/api/user/data'),
  beforeDeletion: get<BeforeDeletion>('/api/user/deletion'),
  deleteAccount: del<AccountDeleted>('/api/auth/delete-account'),

  // Quotations: the customer's own, then the staff's. The key makes a repeated one harmless.
  createQuote: post<QuoteCreated, { body: NewQuote; key: string }>('/api/quotes'),
  listMyQuotes: get<Quote[]>('/api/quotes/user'),
  findMyQuote: get<QuoteDetail, { params: { id: string } }>('/api/quotes/:id'),
  writeAboutMyQuote: post<QuoteDetail, { params: { id: string }; body: NewMessage; key: string }>(
    '/api/quotes/:id/messages',
  ),
  listQuotes: get<Quote[], { query: { status?: QuoteStatus } }>('/api/admin/quotes'),
  findQuote: get<StaffQuoteDetail, { params: { id: string } }>('/api/admin/quotes/:id'),
  changeQuoteStatus: patch<StaffQuoteDetail, { params: { id: string }; body: QuoteStatusChange }>(
    '/api/admin/quotes/:id/status',
  ),
  writeAboutQuote: post<
    StaffQuoteDetail,
    { params: { id: string }; body: NewMessage; key: string }
  >('/api/admin/quotes/:id/messages'),

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
  findSentTicket: get<SentTicket, { params: { token: string } }>('/api/verifications/sent/:token'),
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
  // Files: for `src` and `href`, written with `callAddress`.
  showMyReceipt: get<never, { params: { id: string; receiptId: string } }>(
    '/api/verifications/:id/receipts/:receiptId',
  ),
  showReceipt: get<never, { params: { id: string; receiptId: string } }>(
    '/api/admin/verifications/:id/receipts/:receiptId',
  ),
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

  // Mails that have not left.
  listMails: get<UnsentMail[], { query: { state?: MailFilter } }>('/api/admin/mails'),
  retryMail: post<UnsentMail, { params: { id: string } }>('/api/admin/mails/:id/retry'),
};
