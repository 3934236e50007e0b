import { routes } from '#routes.ts';
import { screensOf } from '#web/screens.ts';

/**
 * The file that renders each screen of customers. Only `app` imports this table, and the build reads
 * it.
 */
export const screens = screensOf(routes, {
  home: () => import('#features/home/landing/ui/home-page.tsx'),
  catalogue: () => import('#features/shop/catalogue/ui/list/catalogue-page.tsx'),
  product: () => import('#app/ui/pages/product-page.tsx'),
  compare: () => import('#features/shop/catalogue/compare/ui/compare-page.tsx'),
  featured: () => import('#features/shop/catalogue/ui/featured/featured-page.tsx'),
  provinces: () => import('#features/company/provinces/ui/provinces-page.tsx'),
  delivery: () => import('#features/shop/catalogue/delivery/ui/delivery-page.tsx'),
  offices: () => import('#app/ui/pages/offices-page.tsx'),
  privacy: () => import('#features/company/about/ui/privacy-page.tsx'),
  cookies: () => import('#features/company/about/ui/cookies-page.tsx'),
  legal: () => import('#features/company/about/ui/legal-notice-page.tsx'),
  terms: () => import('#features/company/about/ui/terms-page.tsx'),
  accessibility: () => import('#features/company/about/ui/accessibility-page.tsx'),
  verify: () => import('#features/payments/verifications/ui/sending/verify-page.tsx'),
  check: () => import('#features/papers/check/ui/check-page.tsx'),
  myVerification: () => import('#features/payments/verifications/ui/own/own-verification.tsx'),
  myVerifications: () =>
    import('#features/payments/verifications/ui/own/my-verifications-page.tsx'),
  cart: () => import('#features/requests/quotes/ui/cart/cart-page.tsx'),
  myQuote: () => import('#features/orders/order/ui/own/own-quote-page.tsx'),
  myQuotes: () => import('#features/orders/order/ui/own/my-quotes-page.tsx'),
  ownOfferAccept: () => import('#features/orders/offers/ui/own-accept-page.tsx'),
  ownOffer: () => import('#features/orders/offers/ui/own-offer-page.tsx'),
  ownPayment: () => import('#features/payments/verifications/ui/sending/own-payment-page.tsx'),
  ownReview: () => import('#features/orders/reviews/ui/own-review-page.tsx'),
  linkPayment: () => import('#features/payments/verifications/ui/sending/link-payment-page.tsx'),
  offerLinkAccept: () => import('#features/orders/offers/ui/accept-link-page.tsx'),
  offerLinkReview: () => import('#features/orders/reviews/ui/link-review-page.tsx'),
  offerLink: () => import('#features/orders/offers/ui/offer-link-page.tsx'),
  handoverLink: () => import('#features/shipping/handover/ui/handover-link-page.tsx'),
  madeQuote: () => import('#features/requests/quotes/ui/own/made-quote-page.tsx'),
  profile: () => import('#features/home/profile/ui/profile-page.tsx'),
  offline: () => import('#app/ui/offline-page.tsx'),
});
