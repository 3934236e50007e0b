import { development } from '#web/build/builds.ts';
import { chunkWithin, importedByAll } from '#web/build/chunks.ts';
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
  serviceWorker: 'src/app/browser/service-worker.ts',
  server: { main: 'src/app/server/start/main.ts', tasks: 'src/app/server/start/task-main.ts' },
  layout: 'src/app/server/pages/website.tsx',
  screens: 'src/screens.ts',
  restricted: { table: 'src/staff-screens.ts', folder: 'staff' },
  panel: quotation,
  // The design system shows every icon and every part: with its code, customers would load them all.
  screenWithoutCode: 'src/app/ui/kit-page.tsx',
  layer: { name: 'kit', folder: 'src/kit' },
  splitFiles: ['messages.ts', 'icons.tsx', 'thing-icons.tsx'],
  chunks: [
    // On a line with 400 ms each way, thirty small files would cost five round trips: what every
    // screen needs is one, what lists share with other screens, and the quotation; of the last two
    // the kit's parts are apart, which other screens have use for too.
    {
      name: (id) => (/node_modules\/(react|react-dom|scheduler)\//.test(id) ? 'react' : null),
      debugName: 'react',
      priority: 3,
    },
    { ...importedByAll('shop', main), priority: 2 },
    { ...importedByAll('parts', catalogue, quotation), priority: 1.5 },
    // One's own quotations have use for little of what lists are made of.
    { ...importedByAll('common', catalogue, ownQuote), priority: 1.3 },
    {
      ...chunkWithin(shared, importedByAll('list-kit', catalogue)),
      minShareCount: 2,
      priority: 1.2,
    },
    { ...importedByAll('products', catalogue, product), priority: 1.1 },
    { ...importedByAll('list', catalogue), minShareCount: 2, priority: 1 },
    // Whoever sends something needs all of it, and not the quotation's other parts.
    {
      name: (id) =>
        /\/(message-drafts|browser\/(drafts|.*request|connection-back|idempotency-key))/.test(id)
          ? 'requests'
          : null,
      debugName: 'requests',
      priority: 0.65,
    },
    // Small files whose screens need the others too: each of its own costs a request's headers.
    {
      name: (id) =>
        /\/(kit\/forms\/(problems|error-summary)|verifications\/form-fields)/.test(id)
          ? 'problems'
          : null,
      debugName: 'problems',
      priority: 0.65,
    },
    {
      name: (id) =>
        /\/(kit\/data\/(table|stat|list-failed)|or-failed)\./.test(id) ? 'records' : null,
      debugName: 'records',
      priority: 0.7,
    },
    {
      name: (id) => (/\/kit\/copy-button/.test(id) ? 'copy' : null),
      debugName: 'copy',
      priority: 0.6,
    },
    {
      name: (id) => (/\/kit\/(thing-)?icons/.test(id) ? 'icons' : null),
      debugName: 'icons',
      minShareCount: 2,
      priority: 0.6,
    },
    // Small files that `/verify` needs all of, and others some.
    {
      name: (id) =>
        /\/(kit\/disclosure|kit\/forms\/file-input|company\/never-ask|sending\/verify-page\.module)/.test(
          id,
        )
          ? 'verify-kit'
          : null,
      debugName: 'verify-kit',
      priority: 0.58,
    },
    {
      name: (id) =>
        /\/(payments\/(methods|ui\/method-options)|sending\/paid-fields)\./.test(id)
          ? 'paid'
          : null,
      debugName: 'paid',
      priority: 0.58,
    },
    {
      name: (id) =>
        /\/(receipt-files|receipt-parts|shrink-picture)\./.test(id) ? 'receipts' : null,
      debugName: 'receipts',
      priority: 0.58,
    },
    // A file takes with it whatever its own import: many screens need this one alone.
    {
      name: (id) => (/\/company\/answer-hours\./.test(id) ? 'answer-hours' : null),
      debugName: 'answer-hours',
      priority: 0.58,
    },
    // Sending a verification needs this one of what the quotation has, and none of the kit's parts.
    {
      name: (id) => (/\/browser\/stored-value/.test(id) ? 'stored-value' : null),
      debugName: 'stored-value',
      priority: 0.55,
    },
    {
      ...importedByAll('sending', `${sending}/verify-form.tsx`, `${sending}/resume-unsent.ts`),
      priority: 0.54,
    },
    { ...chunkWithin(shared, importedByAll('quote-kit', quotation)), priority: 0.5 },
    { ...importedByAll('quotes', quotation, ownQuote), priority: 0.4 },
    importedByAll('quote', quotation),
  ],
  serverPackages: ['@electric-sql/pglite', 'sharp', 'pg', 'oidc-provider', 'nodemailer', 'pdfkit'],
};

export default development(website);
