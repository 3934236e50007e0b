import { legalMarkdown } from '#features/company/about/legal/read-markdown.ts';
import { development } from '#web/build/builds.ts';
import {
  chunkOf,
  chunkOfPackages,
  chunkWithin,
  common,
  importedByAll,
  joined,
  usedByMany,
  usedBySame,
} from '#web/build/chunks.ts';
import type { WebsiteBuild } from '#web/build/website-build.ts';

const main = 'src/app/browser/main.tsx';
const staffMain = 'src/app/browser/staff-main.tsx';
const catalogue = 'src/features/shop/catalogue/ui/list/catalogue-page.tsx';
const product = 'src/app/ui/pages/product-page.tsx';
const ownQuote = 'src/features/orders/order/ui/own/own-quote.tsx';
const quotation = 'src/features/requests/quotes/ui/cart/quote-drawer.tsx';
const browser = 'src/platform/browser';
const cases = 'src/features/requests/cases';
const ledger = 'src/features/ledger/entries';
const uploads = 'src/features/requests/uploads';
const verifications = 'src/features/payments/verifications';
const sending = `${verifications}/ui/sending`;
const verify = `${sending}/verify-page.tsx`;
const shared = ['src/kit', 'src/platform'];

/** A module goes to the first group that matches. */
const react = chunkOfPackages('react', 'react', 'react-dom', 'scheduler');

const chunks = [
  // On a line with 400 ms each way, thirty small files would cost five round trips. So every
  // screen's common code is one file, as is what lists share with other screens, and the
  // quotation; the kit's parts in the last two are apart, because other screens use them too.
  react,
  importedByAll('shop', main),
  // Forms and one's own quotations use little of the code of lists.
  // Those named are so small that a file of their own would be mostly its request's headers.
  joined(
    importedByAll('common', catalogue, ownQuote, verify),
    chunkOf('answer-hours', 'src/features/company/about/answer-hours'),
    chunkOf('stored-value', `${browser}/stored-value`),
    chunkOf('description-list', 'src/kit/data/description-list'),
    chunkOf('notice', 'src/kit/notice'),
  ),
  // `/verify` needs no prices of products.
  importedByAll('priced', catalogue, ownQuote),
  importedByAll('parts', catalogue, quotation),
  { ...chunkWithin(shared, importedByAll('list-kit', catalogue)), minShareCount: 2 },
  // The style of a passport alone would be mostly its request's headers, too.
  joined(
    importedByAll('products', catalogue, product),
    chunkOf('passport', 'src/features/shop/catalogue/passport/ui/passport.module'),
  ),
  { ...importedByAll('list', catalogue), minShareCount: 2 },
  // What every list of one's own records is drawn with.
  chunkOf(
    'records',
    'src/kit/data/table',
    'src/kit/data/stat',
    'src/kit/data/list-failed',
    `${browser}/or-failed`,
    `${cases}/ui/own-records`,
  ),
  // Whoever sends something needs all of it, and not the quotation's other parts.
  chunkOf(
    'requests',
    `${cases}/message-drafts`,
    `${browser}/drafts`,
    `${browser}/pending-requests`,
    `${browser}/request-attempt`,
    `${browser}/request-sender`,
    `${browser}/use-pending-request`,
    `${browser}/connection-back`,
    `${browser}/idempotency-key`,
  ),
  // Small files whose screens need the others too: each of its own would cost a request's
  // headers.
  chunkOf(
    'forms',
    'src/kit/forms/problems',
    'src/kit/forms/typed-fields',
    'src/kit/forms/error-summary',
    'src/kit/disclosure',
    'src/platform/http/shared/error-kind',
    'src/features/company/about/never-ask',
  ),
  chunkOf('copy', 'src/kit/copy-button'),
  { ...chunkOf('icons', 'src/kit/icons', 'src/kit/thing-icons'), minShareCount: 2 },
  chunkOf(
    'paid',
    'src/features/ledger/payment-methods/methods',
    'src/features/ledger/payment-methods/ui/method-options',
    `${sending}/paid-fields`,
  ),
  // What somebody paid and still owes.
  chunkOf(
    'money',
    `${ledger}/due`,
    `${ledger}/money-facts`,
    `${ledger}/balance`,
    `${ledger}/move-texts`,
    `${ledger}/ui/money-view`,
    'src/kit/whole-numbers',
  ),
  // Photos on their way: receipts, and signed acts; with small files of `/verify`.
  chunkOf(
    'receipts',
    `${verifications}/ui/receipts/receipt-files`,
    `${uploads}/file-parts`,
    `${browser}/shrink-picture`,
    `${uploads}/upload-limits`,
    `${verifications}/form-fields`,
    `${sending}/verify-page.module`,
    'src/kit/forms/file-input',
  ),
  importedByAll('sending', `${sending}/verify-form.tsx`, `${sending}/resume-unsent.ts`),
  // A product says its price as the quotation does, and needs nothing else of it.
  chunkWithin(['src/features'], importedByAll('price', product, quotation)),
  chunkWithin(shared, importedByAll('quote-kit', quotation)),
  importedByAll('quotes', quotation, ownQuote),
  importedByAll('quote', quotation),
  usedBySame(main),
];

const hoyPage = 'src/features/office/dashboard/ui/staff/staff-dashboard-page.tsx';
const quotesPage = 'src/features/orders/order/ui/staff/staff-quotes-page.tsx';
const verificationsPage =
  'src/features/payments/verifications/ui/staff/staff-verifications-page.tsx';

const staffChunks = [
  react,
  // Neither Hoy nor a list needs a form before somebody asks for one.
  {
    ...chunkOf(
      'forms',
      ...['call-form', 'record-form', 'use-meanwhile'].map((each) => `src/kit/staff/form/${each}`),
      ...['many-dialog', 'many-action'].map((each) => `src/kit/staff/many/${each}`),
    ),
    includeDependenciesRecursively: false,
  },
  // Staff stay for the day: what many of their screens need comes with the first.
  joined(
    importedByAll('frame', staffMain),
    usedByMany('frame', staffMain, 7),
    common(importedByAll('frame', hoyPage), usedByMany('frame', staffMain, 2)),
  ),
  // The two lists of cases are alike.
  {
    ...chunkWithin(
      ['src/features/requests/cases'],
      importedByAll('cases', quotesPage, verificationsPage),
    ),
    includeDependenciesRecursively: false,
  },
  usedBySame(staffMain),
];

/** The shop as the build of the page engine sees it. */
export const website: WebsiteBuild = {
  browser: {
    open: { main, screens: 'src/screens.ts', folder: '', chunks },
    restricted: {
      main: staffMain,
      screens: 'src/staff-screens.ts',
      folder: 'staff',
      chunks: staffChunks,
    },
  },
  boot: 'src/app/browser/boot.ts',
  bootLowData: 'src/app/browser/boot-low-data.ts',
  bootDeferred: 'src/app/browser/boot-deferred.ts',
  bootDeferredScripts: {
    __FRAGMENT_SCRIPT__: 'src/app/browser/boot-fragment.ts',
    __CLEAR_SCRIPT__: 'src/app/browser/boot-clear.ts',
    __TYPED_SCRIPT__: 'src/app/browser/boot-typed.ts',
    __COMPARED_SCRIPT__: 'src/app/browser/boot-compared.ts',
    __FEW_SCRIPT__: 'src/app/browser/boot-few.ts',
  },
  aid: 'src/web/browser/aid/aid.ts',
  serviceWorker: 'src/app/browser/service-worker.ts',
  server: {
    main: 'src/app/server/start/main.ts',
    tasks: 'src/app/server/start/task-main.ts',
    demo: 'src/app/server/demo/demo-main.ts',
  },
  layout: 'src/app/server/pages/website.tsx',
  overlay: quotation,
  kit: 'src/kit',
  splitFiles: [
    ...['messages.ts', 'staff-messages.ts', 'journey-messages.ts'],
    ...['icons.tsx', 'thing-icons.tsx'],
  ],
  serverPackages: ['@electric-sql/pglite', 'sharp', 'pg', 'oidc-provider', 'nodemailer', 'pdfkit'],
  readers: [legalMarkdown],
};

export default development(website);
