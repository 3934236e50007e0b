import type { Access } from '#features/people/accounts/roles.ts';
import { allScreenRoutes } from '#staff-routes.ts';

export interface ScreenAddress {
  /** The screen's name in src/routes.ts or src/staff-routes.ts, in kebab-case. */
  name: string;
  path: string;
  access: Access;
}

export const comparable = [
  'automobiles/toyota-corolla-le-2021',
  'automobiles/nissan-versa-sv-2022',
  'automobiles/toyota-prius-le-2019',
  'automobiles/kia-picanto-2024',
] as const;

/**
 * Other journeys look at these screens: the form of a product is the same for an existing one; its
 * passport is one product's (equipo); a quotation's page belongs to its maker (carrito), an offer's
 * to its owner or link (oferta, preparar-oferta); a customer asked for something (clientes); units, voyages and export files need an accepted
 * offer (unidades, expediente), a review needs a handover (opiniones).
 */
const seenElsewhere = [
  'staffProduct',
  'staffPassport',
  'staffOffer',
  'staffCustomer',
  'madeQuote',
  'ownOffer',
  'ownOfferAccept',
  'offerLink',
  'offerLinkAccept',
  'ownPayment',
  'linkPayment',
  'ownReview',
  'offerLinkReview',
  'staffUnit',
  'staffVoyage',
  'staffExportFile',
] as const satisfies (keyof typeof allScreenRoutes)[];

/** Stands for a screen whose address has parameters, or that is empty without a query. */
const examples: Partial<Record<keyof typeof allScreenRoutes, string>> = {
  catalogue: '/products/automobiles',
  product: '/products/automobiles/toyota-corolla-le-2021',
  handoverLink: '/entregar',
  privacy: '/privacy',
  terms: '/terms',
  compare: `/comparar?p=${comparable.slice(0, 3).join(',')}`,
};

/**
 * An address for every screen of the map, so that a new one is checked without being named
 * anywhere.
 */
export const addresses: ScreenAddress[] = Object.entries(allScreenRoutes)
  .filter(([key]) => !seenElsewhere.some((each) => each === key))
  .map(([key, { path, access }]) => {
    const address = examples[key as keyof typeof allScreenRoutes] ?? path;
    if (address.includes(':')) throw new Error(`e2e/addresses.ts: "${key}" needs an example`);
    const name = key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return { name, path: address, access };
  });

export const publicAddresses = addresses.filter(({ access }) => access === 'anyone');
