import fc, { type Arbitrary } from 'fast-check';
import { accountStatementName } from '#features/ledger/entries/money-papers.ts';
import { dayInHavana } from '#platform/time/days.ts';
import { journeyBodies, journeyParams } from './honest-journey.ts';
import { seen } from './values.ts';

const revision = fc.constantFrom(1, 0, 2);

export const sampleLayout = {
  day: 'Date',
  amount: 'Amount',
  credit: null,
  debit: null,
  description: 'Text',
  payer: null,
  reference: null,
  currency: null,
  direction: null,
  status: null,
  balance: null,
  headless: false,
  dayStyle: 'ymd',
  decimalStyle: 'point',
  separator: 'auto',
  encoding: 'auto',
};

/** Money is no older than its order, which each run makes anew. */
const today = fc.constant(dayInHavana(new Date()));
const paid = { amount: fc.constant('1'), movedOn: today };
const claimed = {
  amount: fc.constant('1'),
  paidOn: today,
  method: fc.constantFrom('zelle', 'bank'),
  comment: fc.constant(''),
};
const bankReference = fc.nat(999_999).map((number) => `ZL-${number}`);

const manyOf = (id: Arbitrary<unknown>, body: Record<string, Arbitrary<unknown>>) =>
  fc.record({ items: fc.tuple(fc.record({ id, body: fc.record(body) })) });

/** What staff do with several cases at once; each is answered for itself. */
const ofMany = (cases: string, id: Arbitrary<unknown>, next: string) => ({
  [`assign${cases}`]: manyOf(id, { personId: seen('team'), expected: fc.constant(null) }),
  [`changeStatusOf${cases}`]: manyOf(id, {
    status: fc.constant(next),
    expected: fc.constant('pending'),
    seen: fc.constant(null),
  }),
  [`writeAbout${cases}`]: manyOf(id, { text: fc.constant('Hola'), seen: fc.uuid() }),
  [`undoAbout${cases}`]: manyOf(id, { event: fc.uuid() }),
});

/** Bodies that must add up or repeat what a page showed, since by chance hardly any would. */
export const honestBodies: Record<string, Arbitrary<unknown>> = {
  // `@quote` asks the player for lines at today's prices.
  createQuote: fc.record({
    '@quote': fc.array(fc.tuple(fc.nat(9), fc.integer({ min: 1, max: 99 })), {
      minLength: 1,
      maxLength: 4,
    }),
    province: fc.constantFrom('HAB', 'HOL', 'PRI'),
  }),
  createCallersQuote: fc.record({
    name: fc.constant('Yanet Pérez'),
    email: fc.nat(40).map((n) => `persona${n}@correo.test`),
    phone: fc.constant('+53 5 123 4567'),
    whatsapp: fc.constant('+1 305 555 0142'),
    province: fc.constantFrom('HAB', 'HOL'),
    language: fc.constantFrom('es', 'en'),
    items: fc.tuple(
      fc.record({
        productId: fc.constant(null),
        name: fc.constant('Toyota Hilux'),
        quantity: fc.integer({ min: 1, max: 9 }),
      }),
    ),
    notes: fc.constant(null),
  }),
  // `@statuses` asks the player for products and their versions of now.
  updateProducts: fc.record({
    '@statuses': fc.array(fc.nat(9), { minLength: 1, maxLength: 4 }),
    status: fc.constantFrom('available', 'reserved'),
  }),
  saveStatementLayout: fc.constant({ ...sampleLayout, expected: null }),
  takeBankLine: fc.record({
    movedOn: today,
    amount: fc.constant('1'),
    description: fc.constantFrom('ZELLE', 'WIRE'),
    nth: fc.integer({ min: 1, max: 9 }),
    reason: fc.constant('Es otra'),
  }),
  setBankLineAside: fc.constant({ reason: 'Intereses' }),
  confirmBankLine: fc.record({
    parts: fc.tuple(fc.record({ order: seen('paidReference'), amount: fc.constant('1') })),
  }),
  recordPayment: fc.oneof(
    fc.record({ ...paid, account: seen('accounts'), reference: bankReference }),
    fc.record(paid),
  ),
  countCash: fc.constant({ amount: '5' }),
  confirmCashRefund: fc.constant({ amount: '5' }),
  followUpQuote: fc.record({ day: seen('day') }),
  recordRefund: fc.record({
    ...paid,
    method: fc.constantFrom('zelle', 'cash'),
    paidTo: fc.constant('Ana Pérez'),
    reason: fc.constant('Pagó de más'),
  }),
  moveCredit: fc.record({
    to: seen('owingOrder'),
    amount: fc.constant('1'),
    reason: fc.constant('Lo pide'),
  }),
  reverseEntry: fc.constant({ reason: 'Era de otra cotización' }),
  approveClaim: fc.record({
    ...paid,
    account: seen('accounts'),
    reference: bankReference,
    expected: fc.constant('pending'),
    quoteId: seen('paidOrder'),
  }),
  claimPayment: fc.record(claimed),
  claimPaymentByLink: fc.record(claimed),
  proposePayment: fc.record({
    way: fc.uuid({ version: 4 }),
    expected: fc.constant(0),
    method: fc.constant('zelle'),
    holder: fc.constant('Mariel Auto LLC'),
    account: fc.constant('pagos@marielauto.example'),
  }),
  decidePayment: fc.record({ approve: fc.boolean() }),
  amendMyQuote: fc.record({ expected: revision, notes: fc.constantFrom('Llamen de tarde', null) }),
  saveOffer: fc.record({
    expected: revision,
    validUntil: seen('day'),
    language: fc.constantFrom('es', 'en'),
    note: fc.constantFrom('Con garantía', null),
    lines: fc.tuple(
      fc.record({
        kind: fc.constant('goods'),
        text: fc.constant('Toyota Corolla LE 2021'),
        quantity: fc.integer({ min: 1, max: 9 }),
        unitCents: fc.integer({ min: 100_000, max: 5_000_000 }),
        optional: fc.constant(false),
        productId: fc.constant(null),
        costCents: fc.constantFrom(50_000, null),
      }),
    ),
    plan: fc.constant([
      { label: 'Todo', basisPoints: 10_000, cents: 0, due: 'acceptance', dueOn: null },
    ]),
    estimates: fc.constant([]),
  }),
  mailReceivesLink: fc.constant({ seen: null }),
  updateOfferPreset: fc.record({
    category: fc.constant(null),
    province: fc.constantFrom('HOL', null),
    textEs: fc.constant('Gestión'),
    textEn: fc.constant('Handling'),
    kind: fc.constant('fee'),
    priceCents: fc.nat(90_000),
    basisPoints: fc.constant(null),
    expected: fc.constant('@record'),
  }),
  updateNotice: fc.record({
    title: fc.constant('Puerto'),
    text: fc.constant('Cerrado'),
    provinces: fc.constant([]),
    categories: fc.constant([]),
    startsAt: fc.constant('2026-12-01T00:00:00Z'),
    endsAt: fc.constant('2026-12-05T00:00:00Z'),
    expected: fc.constant('@moment'),
  }),
  sendOffer: fc.record({ expected: revision }),
  assignQuote: fc.record({ personId: seen('team') }),
  changeQuoteStatus: fc.record({ status: fc.constantFrom('en_revision', 'approved') }),
  changeVerificationStatus: fc.record({ status: fc.constantFrom('processing', 'approved') }),
  ...ofMany('Quotes', seen('pendingOrder'), 'en_revision'),
  ...ofMany('Verifications', seen('verifications'), 'processing'),
  recordUnitChanges: manyOf(fc.uuid(), { kind: fc.constant('note'), cause: fc.constant('Hola') }),
  dropOffer: fc.record({ expected: revision }),
  acceptMyOffer: fc.record({
    chosen: fc.constant([]),
    shown: seen('shownHash'),
    totalCents: fc.constant(1000),
    name: fc.constant('Yanet Pérez'),
  }),
  ...journeyBodies,
};

const ofWaiting = { number: seen('waitingOffer') };
const ofPending = { id: seen('pendingOrder') };
const ofPaid = { id: seen('paidOrder') };
const ofDraft = { id: seen('drafts') };
const paper = fc.oneof(fc.constant(accountStatementName), seen('entries'));

/** Records with money for a call that needs some: by chance hardly any id would have it. */
export const honestParams: Record<string, Record<string, Arbitrary<unknown>>> = {
  amendMyQuote: ofPending,
  writeAboutQuote: ofPending,
  assignQuote: ofPending,
  cancelMyQuote: ofPending,
  listEstimates: ofPending,
  saveOffer: ofDraft,
  sendOffer: ofDraft,
  declineMyOffer: ofWaiting,
  askOfferChange: ofWaiting,
  recordPayment: ofPaid,
  recordRefund: ofPaid,
  moveCredit: ofPaid,
  claimPayment: ofPaid,
  countCash: { ...ofPaid, entry: seen('cash') },
  followUpQuote: { id: seen('owingOrder') },
  findMyOffer: ofWaiting,
  findMyVerification: { id: seen('ownVerification') },
  assignVerification: { id: seen('verifications') },
  followUpVerification: { id: seen('verifications') },
  revokeLink: { id: seen('owingOrder'), linkId: seen('links') },
  revokeMyLink: { id: seen('owingOrder'), linkId: seen('links') },
  sendUploadPart: { uploadId: fc.uuid(), part: fc.constantFrom('0', '1') },
  saveDelivery: { id: fc.constant('HOL') },
  removeDelivery: { id: fc.constant('HOL') },
  updateOfferPreset: { id: seen('presets') },
  findMyQuoteByReference: { reference: seen('paidReference') },
  listMyLinks: { id: seen('owingOrder') },
  makeMyLink: { id: seen('owingOrder') },
  mailReceivesLink: { id: seen('owingOrder') },
  showMyReceipt: { id: seen('ownVerification'), receiptId: seen('receipts') },
  confirmCashRefund: { ...ofPaid, entry: seen('cashRefunds') },
  dropCashRefund: { ...ofPaid, entry: seen('cashRefunds') },
  reverseEntry: { ...ofPaid, entry: seen('entries') },
  approveClaim: { id: seen('claims') },
  claimPaymentByLink: { token: seen('payToken') },
  moneyPaper: { ...ofPaid, paper },
  staffMoneyPaper: { ...ofPaid, paper },
  linkMoneyPaper: { token: seen('payToken'), paper },
  decidePayment: { id: seen('proposals') },
  saveStatementLayout: { id: seen('accounts') },
  importStatement: { id: seen('accounts') },
  findBankLine: { id: seen('lines') },
  confirmBankLine: { id: seen('lines') },
  takeBankLine: { id: seen('accounts') },
  setBankLineAside: { id: seen('lines') },
  takeBankLineBack: { id: seen('lines') },
  ...journeyParams,
};
