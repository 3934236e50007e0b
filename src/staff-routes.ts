import { href, route, routes } from '#routes.ts';

/** Every screen of staff. Customers' phones do not load this table. */
export const staffRoutes = {
  dashboard: route('/admin', 'staff'),
  staffFind: route('/admin/find', 'staff'),
  staffQuotes: route('/admin/quotes', 'staff'),
  staffNewQuote: route('/admin/quotes/nueva', 'staff'),
  staffOffer: route('/admin/quotes/:id/offer', 'staff'),
  staffCustomers: route('/admin/customers', 'staff'),
  staffCustomer: route('/admin/customers/:id', 'staff'),
  staffOffers: route('/admin/offers', 'staff'),
  staffPresets: route('/admin/presets', 'staff'),
  staffVerifications: route('/admin/verifications', 'staff'),
  staffReplies: route('/admin/replies', 'staff'),
  staffProducts: route('/admin/products', 'staff'),
  staffNewProduct: route('/admin/products/nuevo', 'staff'),
  staffProductImport: route('/admin/products/importar', 'staff'),
  staffProduct: route('/admin/products/:id', 'staff'),
  staffPassport: route('/admin/products/:id/passport', 'staff'),
  staffWords: route('/admin/words', 'staff'),
  staffDeliveries: route('/admin/deliveries', 'staff'),
  staffTariff: route('/admin/tariff', 'staff'),
  staffPayments: route('/admin/payment-instructions', 'staff'),
  staffMatching: route('/admin/matching', 'staff'),
  staffWaitingMoney: route('/admin/waiting-money', 'staff'),
  staffStatement: route('/admin/matching/importar', 'staff'),
  staffHandovers: route('/admin/handovers', 'staff'),
  staffReviews: route('/admin/reviews', 'staff'),
  staffUnits: route('/admin/units', 'staff'),
  staffUnit: route('/admin/units/:id', 'staff'),
  staffVoyages: route('/admin/voyages', 'staff'),
  staffVoyage: route('/admin/voyages/:id', 'staff'),
  staffDurations: route('/admin/durations', 'administrador'),
  staffExportFile: route('/admin/units/:id/export-file', 'staff'),
  staffRequirements: route('/admin/export-requirements', 'staff'),
  staffScreening: route('/admin/screening', 'staff'),
  staffMails: route('/admin/mails', 'staff'),
  staffNotices: route('/admin/notices', 'staff'),
  staffReports: route('/admin/reports', 'administrador'),
  staffTeam: route('/admin/team', 'administrador'),
  staffAudit: route('/admin/audit', 'administrador'),
};

/** Parts of a record to which links lead. */
export const recordParts = { history: 'history', money: 'money' } as const;

export const staffQuoteHref = (id: string, part?: keyof typeof recordParts): string =>
  `${href(staffRoutes.staffQuotes, {}, { ver: id })}${part ? `#${recordParts[part]}` : ''}`;

export const staffVerificationHref = (id: string): string =>
  href(staffRoutes.staffVerifications, {}, { ver: id });

/** The page of a customer, by the id of the account or of any record of theirs. */
export const customerHref = (id: string): string => href(staffRoutes.staffCustomer, { id });

/** Where staff open a record, by its kind in the log. */
export const recordHrefs = {
  quote: staffQuoteHref,
  verification: staffVerificationHref,
  person: customerHref,
  product: (id: string) => href(staffRoutes.staffProduct, { id }),
  unit: (id: string) => href(staffRoutes.staffUnit, { id }),
  voyage: (id: string) => href(staffRoutes.staffVoyage, { id }),
};

export const allScreenRoutes = { ...routes, ...staffRoutes };
