import { staffRoutes } from '#staff-routes.ts';
import { matchRoute } from '#web/routes/route.ts';

export type StaffScreen = keyof typeof staffRoutes;

/** The groups of the staff's rail: each screen stands once, behind the place from which one comes to it. */
const staffPlaces = {
  today: { dashboard: ['staffFind'] },
  sales: {
    staffQuotes: ['staffNewQuote', 'staffOffer'],
    staffOffers: [],
    staffCustomers: ['staffCustomer'],
    staffProducts: ['staffNewProduct', 'staffProductImport', 'staffProduct', 'staffPassport'],
    staffReviews: [],
  },
  money: {
    staffVerifications: [],
    staffWaitingMoney: [],
    staffMatching: ['staffStatement'],
    staffReports: [],
  },
  shipping: {
    staffUnits: ['staffUnit', 'staffExportFile'],
    staffVoyages: ['staffVoyage'],
    staffHandovers: [],
    staffScreening: [],
  },
  settings: {
    staffTeam: [],
    staffMails: [],
    staffNotices: [],
    staffAudit: [],
    staffReplies: [],
    staffPayments: [],
    staffPresets: [],
    staffDeliveries: [],
    staffTariff: [],
    staffDurations: [],
    staffRequirements: [],
    staffWords: [],
  },
} as const satisfies Record<string, { [Place in StaffScreen]?: readonly StaffScreen[] }>;

type Groups = typeof staffPlaces;
export type StaffGroup = keyof Groups;
export type StaffPlace = { [Group in StaffGroup]: keyof Groups[Group] }[StaffGroup];

export const staffGroups = Object.entries(staffPlaces).map(([group, places]) => ({
  group: group as StaffGroup,
  places: Object.entries(places) as [StaffPlace, readonly StaffScreen[]][],
}));

/** The place of the rail to which an address belongs. */
export function staffPlaceOf({ pathname }: URL): StaffPlace | undefined {
  const found = matchRoute(Object.values(staffRoutes), pathname)?.route;
  const isHere = (name: StaffScreen) => staffRoutes[name] === found;
  return staffGroups
    .flatMap(({ places }) => places)
    .find(([place, below]) => [place, ...below].some(isHere))?.[0];
}
