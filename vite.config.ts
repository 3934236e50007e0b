import { development } from '#web/build/builds.ts';
import { chunkOf, chunkWithin, importedByAll } from '#web/build/chunks.ts';
import type { WebsiteBuild } from '#web/build/website-build.ts';

const main = 'src/app/browser/main.tsx';
const catalogue = 'src/features/catalogue/ui/list/catalogue-page.tsx';
const product = 'src/features/reviews/ui/product-page.tsx';
const ownQuote = 'src/features/quotes/ui/own/own-quote.tsx';
const quotation = 'src/features/quotes/ui/cart/quote-drawer.tsx';
const sending = 'src/features/verifications/ui/sending';
const shared = ['src/kit', 'src/platform'];

/** The shop as the build of the page engine sees it. */
export const website: WebsiteBuild = {
  main,
  boot: 'src/app/browser/boot.ts',
  bootBrief: 'src/app/browser/boot-brief.ts',
  bootLate: 'src/app/browser/boot-late.ts',
  bootLatePanel: 'src/app/browser/boot-late-panel.ts',
  serviceWorker: 'src/app/browser/service-worker.ts',
  server: { main: 'src/app/server/start/main.ts', tasks: 'src/app/server/start/task-main.ts' },
  layout: 'src/app/server/pages/website.tsx',
  screens: 'src/screens.ts',
  restricted: { table: 'src/staff-screens.ts', folder: 'staff' },
  panel: quotation,
  // The design system shows every icon and every part. With its code, customers would load them
  // all.
  screenWithoutCode: 'src/app/ui/kit-page.tsx',
  layer: { name: 'kit', folder: 'src/kit' },
  splitFiles: ['messages.ts', 'icons.tsx', 'thing-icons.tsx'],
  // A module goes to the first group that matches.
  chunks: [
    // On a line with 400 ms each way, thirty small files would cost five round trips. So every
    // screen's common code is one file, as is what lists share with other screens, and the
    // quotation; the kit's parts in the last two are apart, because other screens use them too.
    chunkOf('react', /node_modules\/(react|react-dom|scheduler)\//),
    importedByAll('shop', main),
    // Forms and one's own quotations use little of the code of lists.
    importedByAll('common', catalogue, ownQuote),
    importedByAll('parts', catalogue, quotation),
    { ...chunkWithin(shared, importedByAll('list-kit', catalogue)), minShareCount: 2 },
    importedByAll('products', catalogue, product),
    { ...importedByAll('list', catalogue), minShareCount: 2 },
    // A file takes along whatever its own modules import, and many screens need these alone.
    chunkOf('answer-hours', /\/company\/answer-hours\./),
    chunkOf('money-papers', /\/ledger\/money-papers\./),
    // The state of one's own case.
    chunkOf('case-facts', /\/cases\/(case-type|queue|common-statuses)\./),
    chunkOf('status-badge', /\/cases\/(messages|ui\/(own-status|status-badge))\./),
    chunkOf('journey', /\/shipping\/(journey|journey-messages|stages)\./),
    chunkOf('records', /\/(kit\/data\/(table|stat|list-failed)|or-failed|own-records)\./),
    // Whoever sends something needs all of it, and not the quotation's other parts.
    chunkOf(
      'requests',
      /\/(message-drafts|browser\/(drafts|.*request|connection-back|idempotency-key))/,
    ),
    // Small files whose screens need the others too: each of its own would cost a request's
    // headers.
    chunkOf('problems', /\/(kit\/forms\/(problems|error-summary)|verifications\/form-fields)/),
    chunkOf('copy', /\/kit\/copy-button/),
    { ...chunkOf('icons', /\/kit\/(thing-)?icons/), minShareCount: 2 },
    // Small files all of which `/verify` needs, and some of which others do.
    chunkOf(
      'verify-kit',
      /\/(kit\/disclosure|kit\/forms\/file-input|company\/never-ask|sending\/verify-page\.module)/,
    ),
    chunkOf('paid', /\/(payments\/(methods|ui\/method-options)|sending\/paid-fields)\./),
    chunkOf(
      'money',
      /\/(ledger\/(due|money-facts|standing|move-texts|ui\/money-view)|kit\/whole-numbers)\./,
    ),
    chunkOf('receipts', /\/(receipt-files|receipt-parts|shrink-picture)\./),
    // Sending a verification needs this one of the quotation's modules, and none of the kit's
    // parts.
    chunkOf('stored-value', /\/browser\/stored-value/),
    importedByAll('sending', `${sending}/verify-form.tsx`, `${sending}/resume-unsent.ts`),
    chunkWithin(shared, importedByAll('quote-kit', quotation)),
    importedByAll('quotes', quotation, ownQuote),
    importedByAll('quote', quotation),
  ],
  serverPackages: ['@electric-sql/pglite', 'sharp', 'pg', 'oidc-provider', 'nodemailer', 'pdfkit'],
};

export default development(website);
