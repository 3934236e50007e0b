import { accountRoutes } from '#features/accounts/server/routes.ts';
import type { CallRoute, VisitorFormRoute } from '#features/accounts/server/serve.ts';
import { teamRoutes } from '#features/accounts/server/team-routes.ts';
import { auditRoutes } from '#features/audit/server/routes.ts';
import { caseRoutes } from '#features/cases/server/routes.ts';
import { deliveryRoutes } from '#features/catalogue/delivery/server/routes.ts';
import { tariffRoutes } from '#features/catalogue/landed-cost/server/routes.ts';
import { staffPictureRoutes } from '#features/catalogue/pictures/server/picture-routes.ts';
import { staffProductRoutes } from '#features/catalogue/products/server/staff-routes.ts';
import { catalogueRoutes } from '#features/catalogue/server/routes.ts';
import { synonymRoutes } from '#features/catalogue/synonyms/server/routes.ts';
import { checkRoutes } from '#features/check/server/routes.ts';
import { collectingRoutes } from '#features/collecting/server/routes.ts';
import { dashboardRoutes } from '#features/dashboard/server/routes.ts';
import { documentRoutes } from '#features/documents/server/routes.ts';
import { exportFileRoutes } from '#features/export-file/server/routes.ts';
import { handoverRoutes } from '#features/handover/server/routes.ts';
import { staffHandoverRoutes } from '#features/handover/server/staff-routes.ts';
import { signedActRoutes } from '#features/handover/signed-acts/server/routes.ts';
import { mailRoutes } from '#features/mails/server/routes.ts';
import { matchingRoutes } from '#features/matching/server/routes.ts';
import { noticeRoutes } from '#features/notices/server/routes.ts';
import { customsRoutes } from '#features/offers/customs/server/routes.ts';
import { linkForms } from '#features/offers/server/links/link-forms.ts';
import { linkPhotoRoutes } from '#features/offers/server/links/link-photo.ts';
import { presetRoutes } from '#features/offers/server/presets/preset-routes.ts';
import { offerRoutes } from '#features/offers/server/routes.ts';
import { staffOfferRoutes } from '#features/offers/server/staff-routes.ts';
import { paymentRoutes } from '#features/payments/server/routes.ts';
import { profileForms } from '#features/profile/server/forms.ts';
import { profileRoutes } from '#features/profile/server/routes.ts';
import { callersQuoteRoutes } from '#features/quotes/server/callers/callers-quote-routes.ts';
import { cartForms } from '#features/quotes/server/cart/cart-forms.ts';
import { quoteRoutes } from '#features/quotes/server/routes.ts';
import { staffQuoteRoutes } from '#features/quotes/server/staff/staff-routes.ts';
import { reportRoutes } from '#features/reports/server/routes.ts';
import { reviewForms, reviewRoutes } from '#features/reviews/server/routes.ts';
import { staffReviewRoutes } from '#features/reviews/server/staff-routes.ts';
import { screeningRoutes } from '#features/screening/server/routes.ts';
import { durationRoutes } from '#features/shipping/server/durations.ts';
import { journeyRoutes } from '#features/shipping/server/journey-routes.ts';
import { onTimeRoutes } from '#features/shipping/server/on-time.ts';
import { unitRoutes } from '#features/shipping/server/routes.ts';
import { voyageRoutes } from '#features/shipping/server/voyages/voyage-routes.ts';
import { uploadRoutes } from '#features/uploads/server/routes.ts';
import { verificationRoutes } from '#features/verifications/server/routes.ts';
import { claimRoutes } from '#features/verifications/server/sending/claim-routes.ts';
import { staffVerificationRoutes } from '#features/verifications/server/staff/staff-routes.ts';
import { companyRoutes } from './company-routes.ts';

export const allRoutes: readonly CallRoute[] = [
  ...accountRoutes,
  ...companyRoutes,
  ...catalogueRoutes,
  ...deliveryRoutes,
  ...tariffRoutes,
  ...staffPictureRoutes,
  ...staffProductRoutes,
  ...synonymRoutes,
  ...noticeRoutes,
  ...caseRoutes,
  ...paymentRoutes,
  ...quoteRoutes,
  ...staffQuoteRoutes,
  ...callersQuoteRoutes,
  ...offerRoutes,
  ...staffOfferRoutes,
  ...customsRoutes,
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
  ...dashboardRoutes,
  ...reportRoutes,
];

export const allForms: readonly VisitorFormRoute[] = [
  ...allRoutes.flatMap(({ form }) => form ?? []),
  ...profileForms,
  ...cartForms,
  ...linkForms,
  ...reviewForms,
];
