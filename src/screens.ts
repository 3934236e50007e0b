import { routes } from '#routes.ts';
import { screensOf } from '#web/screens.ts';

/**
 * The file that draws each screen of customers. Only `app` imports this table, and the build reads
 * it.
 */
export const screens = screensOf(routes, {
  home: () => import('#features/home/ui/home-page.tsx'),
  catalogue: () => import('#features/catalogue/ui/list/catalogue-page.tsx'),
  product: () => import('#app/ui/pages/product-page.tsx'),
  compare: () => import('#features/catalogue/compare/ui/compare-page.tsx'),
  featured: () => import('#features/catalogue/ui/featured/featured-page.tsx'),
  provinces: () => import('#features/provinces/ui/provinces-page.tsx'),
  delivery: () => import('#features/catalogue/delivery/ui/delivery-page.tsx'),
  offices: () => import('#app/ui/pages/offices-page.tsx'),
  privacy: () => import('#features/company/ui/privacy-page.tsx'),
  cookies: () => import('#features/company/ui/cookies-page.tsx'),
  legal: () => import('#features/company/ui/legal-notice-page.tsx'),
  terms: () => import('#features/company/ui/terms-page.tsx'),
  accessibility: () => import('#features/company/ui/accessibility-page.tsx'),
  verify: () => import('#features/verifications/ui/sending/verify-page.tsx'),
  check: () => import('#features/check/ui/check-page.tsx'),
  myVerification: () => import('#features/verifications/ui/own/own-verification.tsx'),
  myVerifications: () => import('#features/verifications/ui/own/my-verifications-page.tsx'),
  cart: () => import('#features/quotes/ui/cart/cart-page.tsx'),
  myQuote: () => import('#app/ui/pages/own-quote-page.tsx'),
  myQuotes: () => import('#features/quotes/ui/own/my-quotes-page.tsx'),
  ownOfferAccept: () => import('#features/offers/ui/own-accept-page.tsx'),
  ownOffer: () => import('#features/offers/ui/own-offer-page.tsx'),
  ownPayment: () => import('#features/verifications/ui/sending/own-payment-page.tsx'),
  ownReview: () => import('#features/reviews/ui/own-review-page.tsx'),
  linkPayment: () => import('#features/verifications/ui/sending/link-payment-page.tsx'),
  offerLinkAccept: () => import('#features/offers/ui/accept-link-page.tsx'),
  offerLinkReview: () => import('#features/reviews/ui/link-review-page.tsx'),
  offerLink: () => import('#features/offers/ui/offer-link-page.tsx'),
  handoverLink: () => import('#features/handover/ui/handover-link-page.tsx'),
  madeQuote: () => import('#features/quotes/ui/own/made-quote-page.tsx'),
  profile: () => import('#features/profile/ui/profile-page.tsx'),
  offline: () => import('#app/ui/offline-page.tsx'),
  kit: () => import('#app/ui/kit-page.tsx'),
});
