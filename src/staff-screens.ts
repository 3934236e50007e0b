import { staffRoutes } from '#staff-routes.ts';
import { screensOf } from '#web/screens.ts';

/**
 * The file that draws each screen of staff. The browser loads this table only in a document that
 * opened on one.
 */
export const staffScreens = screensOf(staffRoutes, {
  dashboard: () => import('#features/dashboard/ui/staff/staff-dashboard-page.tsx'),
  staffQuotes: () => import('#features/quotes/ui/staff/staff-quotes-page.tsx'),
  staffNewQuote: () => import('#features/quotes/ui/staff/staff-new-quote-page.tsx'),
  staffOffer: () => import('#features/offers/ui/staff/staff-offer-page.tsx'),
  staffPresets: () => import('#features/offers/ui/staff/presets/staff-presets-page.tsx'),
  staffVerifications: () => import('#features/verifications/ui/staff/staff-verifications-page.tsx'),
  staffReplies: () => import('#features/cases/ui/staff/replies/staff-replies-page.tsx'),
  staffProducts: () => import('#features/catalogue/products/ui/staff/list/staff-products-page.tsx'),
  staffNewProduct: () =>
    import('#features/catalogue/products/ui/staff/form/staff-product-page.tsx'),
  staffProductImport: () => import('#features/catalogue/import/ui/staff/staff-import-page.tsx'),
  staffProduct: () => import('#features/catalogue/products/ui/staff/form/staff-product-page.tsx'),
  staffWords: () => import('#features/catalogue/synonyms/ui/staff/staff-words-page.tsx'),
  staffDeliveries: () => import('#features/catalogue/delivery/ui/staff/staff-deliveries-page.tsx'),
  staffTariff: () => import('#features/catalogue/landed-cost/ui/staff/staff-tariff-page.tsx'),
  staffPayments: () => import('#features/payments/ui/staff/staff-payments-page.tsx'),
  staffMatching: () => import('#features/matching/ui/staff/staff-matching-page.tsx'),
  staffStatement: () => import('#features/matching/ui/staff/staff-statement-page.tsx'),
  staffHandovers: () => import('#features/handover/ui/staff/staff-handovers-page.tsx'),
  staffReviews: () => import('#features/reviews/ui/staff/staff-reviews-page.tsx'),
  staffUnits: () => import('#features/shipping/ui/staff/staff-units-page.tsx'),
  staffUnit: () => import('#features/shipping/ui/staff/staff-unit-page.tsx'),
  staffVoyages: () => import('#features/shipping/ui/staff/staff-voyages-page.tsx'),
  staffVoyage: () => import('#features/shipping/ui/staff/staff-voyage-page.tsx'),
  staffDurations: () => import('#features/shipping/ui/staff/staff-durations-page.tsx'),
  staffExportFile: () => import('#features/export-file/ui/staff/staff-export-file-page.tsx'),
  staffRequirements: () => import('#features/export-file/ui/staff/staff-requirements-page.tsx'),
  staffScreening: () => import('#features/screening/ui/staff/staff-screening-page.tsx'),
  staffMails: () => import('#features/mails/ui/staff/staff-mails-page.tsx'),
  staffNotices: () => import('#features/notices/ui/staff/staff-notices-page.tsx'),
  staffReports: () => import('#features/reports/ui/staff/staff-reports-page.tsx'),
  staffTeam: () => import('#features/accounts/ui/staff/staff-team-page.tsx'),
  staffAudit: () => import('#features/audit/ui/staff/staff-audit-page.tsx'),
});
