import { staffRoutes } from '#staff-routes.ts';
import { screensOf } from '#web/screens.ts';

/**
 * The file that renders each screen of staff. The browser loads this table only in a document that
 * opened on one.
 */
export const staffScreens = screensOf(staffRoutes, {
  dashboard: () => import('#features/office/dashboard/ui/staff/staff-dashboard-page.tsx'),
  staffFind: () => import('#features/office/find/ui/staff/staff-find-page.tsx'),
  staffQuotes: () => import('#features/orders/order/ui/staff/staff-quotes-page.tsx'),
  staffNewQuote: () => import('#features/requests/quotes/ui/staff/staff-new-quote-page.tsx'),
  staffOffer: () => import('#features/orders/order/ui/staff/staff-offer-page.tsx'),
  staffCustomers: () => import('#features/office/customers/ui/staff/staff-customers-page.tsx'),
  staffCustomer: () => import('#features/office/customers/ui/staff/staff-customer-page.tsx'),
  staffOffers: () => import('#features/orders/order/ui/staff/staff-offers-page.tsx'),
  staffPresets: () => import('#features/orders/offers/ui/staff/presets/staff-presets-page.tsx'),
  staffVerifications: () =>
    import('#features/payments/verifications/ui/staff/staff-verifications-page.tsx'),
  staffReplies: () => import('#features/requests/cases/ui/staff/replies/staff-replies-page.tsx'),
  staffProducts: () =>
    import('#features/shop/catalogue/products/ui/staff/list/staff-products-page.tsx'),
  staffNewProduct: () =>
    import('#features/shop/catalogue/products/ui/staff/form/staff-product-page.tsx'),
  staffProductImport: () =>
    import('#features/shop/catalogue/import/ui/staff/staff-import-page.tsx'),
  staffProduct: () =>
    import('#features/shop/catalogue/products/ui/staff/form/staff-product-page.tsx'),
  staffPassport: () => import('#features/shop/catalogue/passport/ui/staff/staff-passport-page.tsx'),
  staffWords: () => import('#features/shop/catalogue/synonyms/ui/staff/staff-words-page.tsx'),
  staffDeliveries: () =>
    import('#features/shop/catalogue/delivery/ui/staff/staff-deliveries-page.tsx'),
  staffTariff: () => import('#features/shop/catalogue/landed-cost/ui/staff/staff-tariff-page.tsx'),
  staffPayments: () => import('#features/ledger/payment-methods/ui/staff/staff-payments-page.tsx'),
  staffMatching: () => import('#features/payments/matching/ui/staff/staff-matching-page.tsx'),
  staffWaitingMoney: () =>
    import('#features/payments/collecting/ui/staff/staff-waiting-money-page.tsx'),
  staffStatement: () => import('#features/payments/matching/ui/staff/staff-statement-page.tsx'),
  staffHandovers: () => import('#features/shipping/handover/ui/staff/staff-handovers-page.tsx'),
  staffReviews: () => import('#features/orders/reviews/ui/staff/staff-reviews-page.tsx'),
  staffUnits: () => import('#features/shipping/units/ui/staff/staff-units-page.tsx'),
  staffUnit: () => import('#features/shipping/units/ui/staff/staff-unit-page.tsx'),
  staffVoyages: () => import('#features/shipping/units/ui/staff/staff-voyages-page.tsx'),
  staffVoyage: () => import('#features/shipping/export-file/ui/staff/staff-voyage-page.tsx'),
  staffDurations: () => import('#features/shipping/units/ui/staff/staff-durations-page.tsx'),
  staffExportFile: () =>
    import('#features/shipping/export-file/ui/staff/staff-export-file-page.tsx'),
  staffRequirements: () =>
    import('#features/shipping/export-file/ui/staff/staff-requirements-page.tsx'),
  staffScreening: () => import('#features/shipping/screening/ui/staff/staff-screening-page.tsx'),
  staffMails: () => import('#features/office/mails/ui/staff/staff-mails-page.tsx'),
  staffNotices: () => import('#features/shop/notices/ui/staff/staff-notices-page.tsx'),
  staffReports: () => import('#features/office/reports/ui/staff/staff-reports-page.tsx'),
  staffTeam: () => import('#features/people/accounts/ui/staff/staff-team-page.tsx'),
  staffAudit: () => import('#features/office/audit/ui/staff/staff-audit-page.tsx'),
});
