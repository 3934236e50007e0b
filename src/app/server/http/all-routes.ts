import { profileForms } from '#features/home/profile/server/forms.ts';
import { profileRoutes } from '#features/home/profile/server/routes.ts';
import { paymentRoutes } from '#features/ledger/payment-methods/server/routes.ts';
import { auditRoutes } from '#features/office/audit/server/routes.ts';
import { customerRoutes } from '#features/office/customers/server/routes.ts';
import { dashboardRoutes } from '#features/office/dashboard/server/routes.ts';
import { findRoutes } from '#features/office/find/server/routes.ts';
import { mailRoutes } from '#features/office/mails/server/routes.ts';
import { reportRoutes } from '#features/office/reports/server/routes.ts';
import { customsRoutes } from '#features/orders/offers/customs/server/routes.ts';
import { ownerChangeRoutes } from '#features/orders/offers/owner-change/server/routes.ts';
import { linkForms } from '#features/orders/offers/server/links/link-forms.ts';
import { linkPhotoRoutes } from '#features/orders/offers/server/links/link-photo.ts';
import { presetRoutes } from '#features/orders/offers/server/presets/preset-routes.ts';
import { offerRoutes } from '#features/orders/offers/server/routes.ts';
import { staffOfferRoutes } from '#features/orders/offers/server/staff-routes.ts';
import { endingForms, orderRoutes } from '#features/orders/order/server/routes.ts';
import { staffOrderRoutes } from '#features/orders/order/server/staff-routes.ts';
import { reviewForms, reviewRoutes } from '#features/orders/reviews/server/routes.ts';
import { staffReviewRoutes } from '#features/orders/reviews/server/staff-routes.ts';
import { checkRoutes } from '#features/papers/check/server/routes.ts';
import { documentRoutes } from '#features/papers/documents/server/routes.ts';
import { collectingRoutes } from '#features/payments/collecting/server/routes.ts';
import { matchingRoutes } from '#features/payments/matching/server/routes.ts';
import { verificationRoutes } from '#features/payments/verifications/server/routes.ts';
import { claimRoutes } from '#features/payments/verifications/server/sending/claim-routes.ts';
import { staffVerificationRoutes } from '#features/payments/verifications/server/staff/staff-routes.ts';
import { accountRoutes } from '#features/people/accounts/server/routes.ts';
import type { CallRoute, VisitorFormRoute } from '#features/people/accounts/server/serve.ts';
import { teamRoutes } from '#features/people/accounts/server/team-routes.ts';
import { caseRoutes } from '#features/requests/cases/server/routes.ts';
import { cartForms } from '#features/requests/quotes/server/cart/cart-forms.ts';
import { quoteRoutes } from '#features/requests/quotes/server/routes.ts';
import { uploadRoutes } from '#features/requests/uploads/server/routes.ts';
import { exportFileRoutes } from '#features/shipping/export-file/server/routes.ts';
import { handoverRoutes } from '#features/shipping/handover/server/routes.ts';
import { staffHandoverRoutes } from '#features/shipping/handover/server/staff-routes.ts';
import { signedActRoutes } from '#features/shipping/handover/signed-acts/server/routes.ts';
import { screeningRoutes } from '#features/shipping/screening/server/routes.ts';
import { durationRoutes } from '#features/shipping/units/server/durations.ts';
import { journeyRoutes, onTimeRoutes } from '#features/shipping/units/server/journey-routes.ts';
import { unitRoutes } from '#features/shipping/units/server/routes.ts';
import { voyageRoutes } from '#features/shipping/units/server/voyages/voyage-routes.ts';
import { deliveryRoutes } from '#features/shop/catalogue/delivery/server/routes.ts';
import { tariffRoutes } from '#features/shop/catalogue/landed-cost/server/routes.ts';
import { passportRoutes } from '#features/shop/catalogue/passport/server/passports.ts';
import { staffPictureRoutes } from '#features/shop/catalogue/pictures/server/picture-routes.ts';
import { staffProductRoutes } from '#features/shop/catalogue/products/server/staff-routes.ts';
import { catalogueRoutes } from '#features/shop/catalogue/server/routes.ts';
import { synonymRoutes } from '#features/shop/catalogue/synonyms/server/routes.ts';
import { noticeRoutes } from '#features/shop/notices/server/routes.ts';
import { companyRoutes } from './company-routes.ts';

export const allRoutes: readonly CallRoute[] = [
  ...accountRoutes,
  ...companyRoutes,
  ...catalogueRoutes,
  ...deliveryRoutes,
  ...tariffRoutes,
  ...staffPictureRoutes,
  ...staffProductRoutes,
  ...passportRoutes,
  ...synonymRoutes,
  ...noticeRoutes,
  ...caseRoutes,
  ...paymentRoutes,
  ...quoteRoutes,
  ...orderRoutes,
  ...staffOrderRoutes,
  ...offerRoutes,
  ...staffOfferRoutes,
  ...customsRoutes,
  ...ownerChangeRoutes,
  ...presetRoutes,
  ...handoverRoutes,
  ...staffHandoverRoutes,
  ...signedActRoutes,
  ...reviewRoutes,
  ...staffReviewRoutes,
  ...linkPhotoRoutes,
  ...journeyRoutes,
  ...documentRoutes,
  ...uploadRoutes,
  ...verificationRoutes,
  ...staffVerificationRoutes,
  ...collectingRoutes,
  ...claimRoutes,
  ...matchingRoutes,
  ...unitRoutes,
  ...voyageRoutes,
  ...onTimeRoutes,
  ...durationRoutes,
  ...screeningRoutes,
  ...exportFileRoutes,
  ...checkRoutes,
  ...profileRoutes,
  ...mailRoutes,
  ...teamRoutes,
  ...auditRoutes,
  ...customerRoutes,
  ...dashboardRoutes,
  ...findRoutes,
  ...reportRoutes,
];

export const allForms: readonly VisitorFormRoute[] = [
  ...allRoutes,
  ...profileForms,
  ...cartForms,
  ...linkForms,
  ...endingForms,
  ...reviewForms,
].flatMap(({ form }) => form ?? []);
