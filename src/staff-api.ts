/** The page of all calls that only staff may make. Nobody else's browser gets to see it. */

import type { Agent } from '#features/accounts/schema.ts';
import type {
  RoleChange,
  SessionsEnded,
  TeamMember,
  TeamQueryText,
} from '#features/accounts/team-schema.ts';
import type { AuditChoices, AuditEntry, AuditQueryText } from '#features/audit/schema.ts';
import { staffCaseCalls } from '#features/cases/calls.ts';
import type { ReplyForm, SavedReply } from '#features/cases/schema.ts';
import type { Delivery, DeliveryForm } from '#features/catalogue/delivery/schema.ts';
import type {
  TariffEntry,
  TariffForm,
  TariffVoiding,
} from '#features/catalogue/landed-cost/schema.ts';
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
} from '#features/catalogue/products/staff-schema.ts';
import type { PictureImport, StoredPicture } from '#features/catalogue/schema.ts';
import type { Synonym, SynonymForm } from '#features/catalogue/synonyms/schema.ts';
import type { Dashboard } from '#features/dashboard/schema.ts';
import type { ScanItem } from '#features/export-file/items.ts';
import type { NewRequirement, Requirement } from '#features/export-file/requirement-schema.ts';
import type {
  ExportFile,
  FactsWithdrawal,
  NewAuthority,
  NewFacts,
  NewOverride,
} from '#features/export-file/schema.ts';
import type { ActDecision } from '#features/handover/act-schema.ts';
import type {
  CodeRenewal,
  HandoverByWord,
  Handovers,
  NewHandoverLink,
} from '#features/handover/schema.ts';
import type {
  CashCount,
  ClaimApproval,
  CreditMove,
  NewPayment,
  NewRefund,
  NewReversal,
} from '#features/ledger/schema.ts';
import type { MailFilter } from '#features/mails/mail-states.ts';
import type { UnsentMail } from '#features/mails/schema.ts';
import type { NewStatementLayout } from '#features/matching/layout.ts';
import type {
  BankAccount,
  BankLineDetail,
  BankLines,
  LineAside,
  LineMatch,
  LineQueryText,
  StatementImport,
} from '#features/matching/schema.ts';
import type {
  NoticeChange,
  NoticeCounts,
  NoticeForm,
  NoticeQueryText,
  StaffNotice,
} from '#features/notices/schema.ts';
import type { CustomsForm, CustomsReason } from '#features/offers/customs/schema.ts';
import type { OfferPreset, OfferPresetForm } from '#features/offers/preset-schema.ts';
import type {
  HoldExtension,
  NewLink,
  NewOffer,
  OfferDraft,
  OfferHonour,
  OfferReason,
  OfferSending,
  QuoteLink,
  StaffOffer,
  TariffEstimate,
} from '#features/offers/schema.ts';
import type { PaymentDecision, PaymentProposal, PaymentWays } from '#features/payments/schema.ts';
import type { CallersQuote, KnownCustomer } from '#features/quotes/callers/callers-quote.ts';
import type { HoldingQuote, QuoteWire, StaffQuoteDetail } from '#features/quotes/schema.ts';
import type { Reports } from '#features/reports/schema.ts';
import type { ReviewState } from '#features/reviews/review-states.ts';
import type {
  ReviewAnswer,
  ReviewCounts,
  ReviewHiding,
  StaffReview,
} from '#features/reviews/schema.ts';
import type {
  Clearing,
  ListImport,
  NewPayer,
  OrderScreening,
  Screenings,
} from '#features/screening/schema.ts';
import type { Durations, DurationsOf } from '#features/shipping/duration-schema.ts';
import type {
  ListedUnit,
  NewUnitPhoto,
  StaffUnit,
  UnitChange,
  UnitFacts,
  UnitList,
  UnitQueryText,
} from '#features/shipping/staff-schema.ts';
import type {
  NewVoyage,
  Voyage,
  VoyageDetail,
  VoyageFacts,
  VoyageLoad,
  VoyageUpdate,
  VoyageUpdated,
} from '#features/shipping/voyage-schema.ts';
import type {
  StaffVerificationDetail,
  VerificationDeleted,
  VerificationDeletion,
  VerificationWire,
} from '#features/verifications/schema.ts';
import { del, get, patch, post, put } from '#platform/calls/contract.ts';
import type { Language } from '#platform/text/language.ts';

/** The staff's queues: `features/cases/calls.ts` has what stands below each address. */
export const quoteCalls = staffCaseCalls<QuoteWire>('/api/admin/quotes');
export const verificationCalls = staffCaseCalls<VerificationWire>('/api/admin/verifications');

export const staffApi = {
  // What the page about deliveries says of a province.
  saveDelivery: put<Delivery[], { params: { id: string }; body: DeliveryForm }>(
    '/api/admin/deliveries/:id',
  ),
  removeDelivery: del<Delivery[], { params: { id: string } }>('/api/admin/deliveries/:id'),

  // Staff's pictures: a file as it is, or its address on the web; `image` goes into a product.
  uploadPicture: post<StoredPicture, { bytes: Blob }>('/api/admin/pictures'),
  importPicture: post<StoredPicture, { body: PictureImport }>('/api/admin/pictures/import'),

  // Staff's products. A page has 50; a 409 `product_changed` carries the current `product`.
  listStaffProducts: get<StaffProduct[], { query: StaffProductQueryText }>('/api/admin/products'),
  productStats: get<ProductStats>('/api/admin/products/stats'),
  // A file: for `href`, written with `callAddress`; filtered as the list, all of its pages.
  exportProducts: get<never, { query: StaffProductQueryText }>('/api/admin/products.csv'),
  // The bytes of a CSV file. A dry run answers errors; a real one with errors is a 422 with them.
  // A key that was done answers what was done, in a dry run too; of another file: 422 `key_reused`.
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

  // Staff's notices. A 409 `notice_changed` carries the current `notice`.
  listStaffNotices: get<StaffNotice[], { query: NoticeQueryText }>('/api/admin/notices'),
  noticeCounts: get<NoticeCounts>('/api/admin/notices/counts'),
  findStaffNotice: get<StaffNotice, { params: { id: string } }>('/api/admin/notices/:id'),
  createNotice: post<StaffNotice, { body: NoticeForm; key: string }>('/api/admin/notices'),
  updateNotice: put<StaffNotice, { params: { id: string }; body: NoticeChange }>(
    '/api/admin/notices/:id',
  ),
  deleteNotice: del<StaffNotice, { params: { id: string } }>('/api/admin/notices/:id'),
  listQuotes: quoteCalls.list,
  quoteStats: quoteCalls.stats,
  exportQuotes: quoteCalls.export,
  findQuote: quoteCalls.find,
  changeQuoteStatus: quoteCalls.changeStatus,
  writeAboutQuote: quoteCalls.write,
  undoAboutQuote: quoteCalls.undo,
  assignQuote: quoteCalls.assign,
  followUpQuote: quoteCalls.followUp,
  viewQuote: quoteCalls.view,
  contactAboutQuote: quoteCalls.contact,
  // Which quotations under way hold these products (ids, with commas between).
  quotesHolding: get<HoldingQuote[], { query: { products: string } }>('/api/admin/open-quotes'),
  issueCode: post<StaffQuoteDetail, { params: { id: string }; body: object; key: string }>(
    '/api/admin/quotes/:id/codes',
  ),
  // A quotation for somebody who calls or writes; customers are looked for by e-mail or phone.
  findCustomers: get<KnownCustomer[], { query: { q: string } }>('/api/admin/customers'),
  createCallersQuote: post<StaffQuoteDetail, { body: CallersQuote; key: string }>(
    '/api/admin/quotes',
  ),

  // Offers of a quotation, newest first. Amounts are whole cents; each write answers the offer.
  listOffers: get<StaffOffer[], { params: { id: string } }>('/api/admin/quotes/:id/offers'),
  // A quotation has one draft: where there is one it is the answer.
  draftOffer: post<StaffOffer, { params: { id: string }; body: NewOffer }>(
    '/api/admin/quotes/:id/offers',
  ),
  // All of the draft. A 409 `offer_changed`: somebody else saved it meanwhile.
  saveOffer: put<StaffOffer, { params: { id: string }; body: OfferDraft }>('/api/admin/offers/:id'),
  dropOffer: del<StaffOffer[], { params: { id: string } }>('/api/admin/offers/:id'),
  // Supersedes the one before. A 422 says what does not add up.
  sendOffer: post<StaffOffer, { params: { id: string }; body: OfferSending }>(
    '/api/admin/offers/:id/send',
  ),
  withdrawOffer: post<StaffOffer, { params: { id: string }; body: OfferReason }>(
    '/api/admin/offers/:id/withdraw',
  ),
  // Takes an acceptance back; what it held is free again.
  undoAcceptance: post<StaffOffer, { params: { id: string }; body: OfferReason }>(
    '/api/admin/offers/:id/undo',
  ),
  // The money of an order. Amounts are typed texts ('1,590.00'); each answers the quotation.
  // With an account and a bank reference, or else cash, which counts once somebody else counted it.
  recordPayment: post<StaffQuoteDetail, { params: { id: string }; body: NewPayment; key: string }>(
    '/api/admin/quotes/:id/payments',
  ),
  countCash: post<StaffQuoteDetail, { params: { id: string; entry: string }; body: CashCount }>(
    '/api/admin/quotes/:id/entries/:entry/count',
  ),
  recordRefund: post<StaffQuoteDetail, { params: { id: string }; body: NewRefund; key: string }>(
    '/api/admin/quotes/:id/refunds',
  ),
  // Moves what is in the customer's favour to another order of theirs.
  moveCredit: post<StaffQuoteDetail, { params: { id: string }; body: CreditMove; key: string }>(
    '/api/admin/quotes/:id/credit',
  ),
  // Of credit that moved both sides are reversed.
  reverseEntry: post<
    StaffQuoteDetail,
    { params: { id: string; entry: string }; body: NewReversal }
  >('/api/admin/quotes/:id/entries/:entry/reversal'),
  // Approves a verification and records its payment: both or nothing.
  approveClaim: post<StaffVerificationDetail, { params: { id: string }; body: ClaimApproval }>(
    '/api/admin/verifications/:id/payment',
  ),

  // What banks say came in. Columns are kept once for each account; a file is the bytes of its CSV.
  listBankAccounts: get<BankAccount[]>('/api/admin/matching/accounts'),
  saveStatementLayout: put<BankAccount[], { params: { id: string }; body: NewStatementLayout }>(
    '/api/admin/matching/accounts/:id/columns',
  ),
  // A dry run answers what would come in, before the columns are known the file's headings alone; a
  // real one that is no whole file is a 422 with the same.
  importStatement: post<
    StatementImport,
    { params: { id: string }; query: { dryRun?: '1' }; bytes: Blob }
  >('/api/admin/matching/accounts/:id/statements'),
  listBankLines: get<BankLines, { query: LineQueryText }>('/api/admin/matching/lines'),
  findBankLine: get<BankLineDetail, { params: { id: string } }>('/api/admin/matching/lines/:id'),
  // Records what the line paid and approves the claims that said so: all or nothing.
  confirmBankLine: post<BankLineDetail, { params: { id: string }; body: LineMatch; key: string }>(
    '/api/admin/matching/lines/:id/payments',
  ),
  setBankLineAside: post<BankLineDetail, { params: { id: string }; body: LineAside }>(
    '/api/admin/matching/lines/:id/aside',
  ),
  takeBankLineBack: del<BankLineDetail, { params: { id: string } }>(
    '/api/admin/matching/lines/:id/aside',
  ),

  // The units of orders. A change names what happened; sent twice under its key it happens once.
  listUnits: get<UnitList, { query: UnitQueryText }>('/api/admin/units'),
  unitsOfQuote: get<ListedUnit[], { params: { id: string } }>('/api/admin/quotes/:id/units'),
  findUnit: get<StaffUnit, { params: { id: string } }>('/api/admin/units/:id'),
  unitPhoto: get<never, { params: { id: string; photo: string; width: string } }>(
    '/api/admin/units/:id/photos/:photo/:width',
  ),
  // A 409 `unit_changed`: somebody else saved it meanwhile.
  saveUnit: put<StaffUnit, { params: { id: string }; body: UnitFacts }>('/api/admin/units/:id'),
  recordUnitChange: post<StaffUnit, { params: { id: string }; body: UnitChange; key: string }>(
    '/api/admin/units/:id/changes',
  ),
  // The bytes of a photo, which only its people may see; the same ones twice are there once.
  addUnitPhoto: post<StaffUnit, { params: { id: string }; query: NewUnitPhoto; bytes: Blob }>(
    '/api/admin/units/:id/photos',
  ),
  removeUnitPhoto: del<StaffUnit, { params: { id: string; photo: string } }>(
    '/api/admin/units/:id/photos/:photo',
  ),
  // For administradores: what promises are made from.
  listDurations: get<Durations[]>('/api/admin/durations'),
  saveDurations: put<Durations[], { body: Durations }>('/api/admin/durations'),
  removeDurations: post<Durations[], { body: DurationsOf }>('/api/admin/durations/removal'),
  // The sailings that carry units.
  listVoyages: get<Voyage[]>('/api/admin/voyages'),
  createVoyage: post<VoyageDetail, { body: NewVoyage; key: string }>('/api/admin/voyages'),
  findVoyage: get<VoyageDetail, { params: { id: string } }>('/api/admin/voyages/:id'),
  saveVoyage: put<VoyageDetail, { params: { id: string }; body: VoyageFacts }>(
    '/api/admin/voyages/:id',
  ),
  loadVoyage: post<VoyageDetail, { params: { id: string }; body: VoyageLoad }>(
    '/api/admin/voyages/:id/units',
  ),
  unloadVoyage: del<VoyageDetail, { params: { id: string; unit: string } }>(
    '/api/admin/voyages/:id/units/:unit',
  ),
  // Moves exactly its units, all or none; a dry run says which, and which stand in the way.
  updateVoyage: post<
    VoyageUpdated,
    { params: { id: string }; query: { dryRun?: '1' }; body: VoyageUpdate; key: string }
  >('/api/admin/voyages/:id/entries'),

  // What was accepted is held until a later day, or anew; the customer reads why.
  extendHold: post<StaffOffer, { params: { id: string }; body: HoldExtension }>(
    '/api/admin/offers/:id/hold',
  ),
  // An expired one holds again, as a new version that is sent at once; the answer is that one.
  honourOffer: post<StaffOffer, { params: { id: string }; body: OfferHonour }>(
    '/api/admin/offers/:id/honour',
  ),
  // What Cuban customs named for an accepted offer: its customer answers it.
  nameCustoms: post<StaffOffer, { params: { id: string }; body: CustomsForm }>(
    '/api/admin/offers/:id/customs',
  ),
  withdrawCustoms: post<StaffOffer, { params: { id: string }; body: CustomsReason }>(
    '/api/admin/customs/:id/withdraw',
  ),
  // Links of those who pay and receive; that of the one who asks is named, and nobody of staff can open it.
  listLinks: get<QuoteLink[], { params: { id: string } }>('/api/admin/quotes/:id/links'),
  makeLink: post<QuoteLink[], { params: { id: string }; body: NewLink }>(
    '/api/admin/quotes/:id/links',
  ),
  revokeLink: del<QuoteLink[], { params: { id: string; linkId: string } }>(
    '/api/admin/quotes/:id/links/:linkId',
  ),
  // Handovers of units: each answers with all of them. Nobody of staff sees a code.
  listHandovers: get<Handovers>('/api/admin/handovers'),
  makeHandoverLink: post<Handovers, { body: NewHandoverLink; key: string }>(
    '/api/admin/handover-links',
  ),
  endHandoverLink: del<Handovers, { params: { linkId: string } }>(
    '/api/admin/handover-links/:linkId',
  ),
  // Shown before the unit is ready, or a new one; the former opens nothing then.
  renewHandoverCode: post<Handovers, { params: { id: string }; body: CodeRenewal }>(
    '/api/admin/units/:id/handover-code',
  ),
  // By an agent's word, with a reason, where there was no code.
  recordHandover: post<Handovers, { params: { id: string }; body: HandoverByWord; key: string }>(
    '/api/admin/units/:id/handover',
  ),
  // What whoever hands over sent a photo of: accepted it is a handover, refused the code is left.
  decideAct: post<Handovers, { params: { actId: string }; body: ActDecision }>(
    '/api/admin/signed-acts/:actId',
  ),
  showActPhoto: get<never, { params: { actId: string; position: string } }>(
    '/api/admin/signed-acts/:actId/photos/:position',
  ),
  // To be printed and signed: what stands on an act before anybody has received.
  staffBlankAct: get<never, { params: { id: string }; query: { language?: Language } }>(
    '/api/admin/units/:id/acta-para-firmar.pdf',
  ),
  staffHandoverPaper: get<never, { params: { id: string }; query: { language?: Language } }>(
    '/api/admin/units/:id/acta.pdf',
  ),
  // What customers said of handovers. Agents answer, an administrador hides one or shows it again.
  listStaffReviews: get<StaffReview[], { query: { state?: ReviewState; page?: string } }>(
    '/api/admin/reviews',
  ),
  reviewCounts: get<ReviewCounts>('/api/admin/reviews/counts'),
  findStaffReview: get<StaffReview, { params: { id: string } }>('/api/admin/reviews/:id'),
  answerReview: put<StaffReview, { params: { id: string }; body: ReviewAnswer }>(
    '/api/admin/reviews/:id/answer',
  ),
  hideReview: post<StaffReview, { params: { id: string }; body: ReviewHiding }>(
    '/api/admin/reviews/:id/hiding',
  ),
  unhideReview: del<StaffReview, { params: { id: string } }>('/api/admin/reviews/:id/hiding'),
  // What new offers begin with, by category and province.
  listOfferPresets: get<OfferPreset[]>('/api/admin/offer-presets'),
  createOfferPreset: post<OfferPreset, { body: OfferPresetForm }>('/api/admin/offer-presets'),
  updateOfferPreset: put<OfferPreset, { params: { id: string }; body: OfferPresetForm }>(
    '/api/admin/offer-presets/:id',
  ),
  deleteOfferPreset: del<OfferPreset, { params: { id: string } }>('/api/admin/offer-presets/:id'),
  // What the tariff says of a quotation's goods today.
  listEstimates: get<TariffEstimate[], { params: { id: string } }>(
    '/api/admin/quotes/:id/estimates',
  ),
  // What is paid in Cuba, dated and for good; the answer is all of it.
  listTariff: get<TariffEntry[]>('/api/admin/tariff'),
  enterTariff: post<TariffEntry[], { body: TariffForm }>('/api/admin/tariff'),
  voidTariff: post<TariffEntry[], { params: { id: string }; body: TariffVoiding }>(
    '/api/admin/tariff/:id/void',
  ),
  staffMoneyPaper: get<
    never,
    { params: { id: string; paper: string }; query: { language?: Language } }
  >('/api/admin/quotes/:id/papeles/:paper'),
  showReceipt: get<never, { params: { id: string; receiptId: string } }>(
    '/api/admin/verifications/:id/receipts/:receiptId',
  ),
  listVerifications: verificationCalls.list,
  verificationStats: verificationCalls.stats,
  exportVerifications: verificationCalls.export,
  findVerification: verificationCalls.find,
  changeVerificationStatus: verificationCalls.changeStatus,
  writeAboutVerification: verificationCalls.write,
  undoAboutVerification: verificationCalls.undo,
  assignVerification: verificationCalls.assign,
  followUpVerification: verificationCalls.followUp,
  viewVerification: verificationCalls.view,
  contactAboutVerification: verificationCalls.contact,
  // For administradores: what somebody abused the form for, with files and mails. Not once approved.
  deleteVerification: post<
    VerificationDeleted,
    { params: { id: string }; body: VerificationDeletion }
  >('/api/admin/verifications/:id/deletion'),

  // Everybody of staff, by name: to assign to.
  listAgents: get<Agent[]>('/api/admin/agents'),

  // What staff answer often; a title exists once (409 `title_taken`).
  // What customers call things, for the search of the shop.
  listSynonyms: get<Synonym[]>('/api/admin/synonyms'),
  createSynonym: post<Synonym, { body: SynonymForm }>('/api/admin/synonyms'),
  updateSynonym: put<Synonym, { params: { id: string }; body: SynonymForm }>(
    '/api/admin/synonyms/:id',
  ),
  deleteSynonym: del<Synonym, { params: { id: string } }>('/api/admin/synonyms/:id'),

  listReplies: get<SavedReply[]>('/api/admin/replies'),
  createReply: post<SavedReply, { body: ReplyForm }>('/api/admin/replies'),
  updateReply: patch<SavedReply, { params: { id: string }; body: ReplyForm }>(
    '/api/admin/replies/:id',
  ),
  deleteReply: del<SavedReply, { params: { id: string } }>('/api/admin/replies/:id'),

  // Where customers pay. Who proposes does not approve (409 `second_person`).
  listPaymentWays: get<PaymentWays>('/api/admin/payment-instructions'),
  proposePayment: post<PaymentWays, { body: PaymentProposal }>('/api/admin/payment-instructions'),
  decidePayment: post<PaymentWays, { params: { id: string }; body: PaymentDecision }>(
    '/api/admin/payment-instructions/:id/decision',
  ),

  // The export file of a unit: each write answers all of it. A 409 `facts_changed`: somebody else wrote
  // a version meanwhile.
  findExportFile: get<ExportFile, { params: { id: string } }>('/api/admin/units/:id/export-file'),
  recordPaper: post<ExportFile, { params: { id: string }; body: NewFacts }>(
    '/api/admin/units/:id/export-file/papers',
  ),
  withdrawPaper: post<ExportFile, { params: { id: string }; body: FactsWithdrawal }>(
    '/api/admin/units/:id/export-file/withdrawal',
  ),
  // The bytes of a picture or a PDF.
  addExportScan: post<
    ExportFile,
    { params: { id: string }; query: { item: ScanItem }; bytes: Blob }
  >('/api/admin/units/:id/export-file/scans'),
  showExportScan: get<never, { params: { id: string; scan: string } }>(
    '/api/admin/units/:id/export-file/scans/:scan',
  ),
  removeExportScan: del<ExportFile, { params: { id: string; scan: string } }>(
    '/api/admin/units/:id/export-file/scans/:scan',
  ),
  recordAuthority: post<ExportFile, { params: { id: string }; body: NewAuthority }>(
    '/api/admin/units/:id/export-file/authority',
  ),
  // For administradores: lets it be shipped without what is missing now.
  overrideExport: post<ExportFile, { params: { id: string }; body: NewOverride }>(
    '/api/admin/units/:id/export-file/override',
  ),
  // Names of orders beside the government's list, as its published CSV has it. Two different people
  // clear a match (409 `another_person`). A dry run answers what would come in.
  listScreenings: get<Screenings>('/api/admin/screening'),
  importScreeningList: post<
    ListImport,
    { query: { dryRun?: '1'; name: string; listedOn: string }; bytes: Blob }
  >('/api/admin/screening/lists'),
  clearMatch: post<Screenings, { params: { id: string }; body: Clearing }>(
    '/api/admin/screening/:id/clearing',
  ),
  findOrderScreening: get<OrderScreening, { params: { id: string } }>(
    '/api/admin/quotes/:id/screening',
  ),
  screenOrder: post<OrderScreening, { params: { id: string } }>('/api/admin/quotes/:id/screening'),
  addPayer: post<OrderScreening, { params: { id: string }; body: NewPayer }>(
    '/api/admin/quotes/:id/payers',
  ),

  listExportRequirements: get<Requirement[]>('/api/admin/export-requirements'),
  saveExportRequirement: post<Requirement[], { body: NewRequirement }>(
    '/api/admin/export-requirements',
  ),

  // Staff's first screen: how the day stands.
  dashboard: get<Dashboard>('/api/admin/dashboard'),

  // E-mails that have not left.
  listMails: get<UnsentMail[], { query: { state?: MailFilter; limit?: string } }>(
    '/api/admin/mails',
  ),
  retryMail: post<UnsentMail, { params: { id: string } }>('/api/admin/mails/:id/retry'),

  // For administradores: who works here, and what staff did. A 409 `role_changed` carries the `role`.
  listTeam: get<TeamMember[], { query: TeamQueryText }>('/api/admin/team'),
  changeRole: patch<TeamMember, { params: { id: string }; body: RoleChange }>(
    '/api/admin/team/:id/role',
  ),
  endSessions: del<SessionsEnded, { params: { id: string } }>('/api/admin/team/:id/sessions'),
  listAudit: get<AuditEntry[], { query: AuditQueryText }>('/api/admin/audit'),
  auditChoices: get<AuditChoices>('/api/admin/audit/choices'),

  // The money of all orders; the files have all of it, line by line.
  reports: get<Reports, { query: { month?: string } }>('/api/admin/reports'),
  exportCollected: get<never>('/api/admin/reports/collected.csv'),
  exportDue: get<never>('/api/admin/reports/due.csv'),
  exportOverdue: get<never>('/api/admin/reports/overdue.csv'),
};
