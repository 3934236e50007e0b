import { accountStaffCalls } from '#features/accounts/staff-calls.ts';
import { auditStaffCalls } from '#features/audit/staff-calls.ts';
import { caseStaffCalls } from '#features/cases/staff-calls.ts';
import { catalogueStaffCalls } from '#features/catalogue/staff-calls.ts';
import { collectingStaffCalls } from '#features/collecting/staff-calls.ts';
import { dashboardStaffCalls } from '#features/dashboard/staff-calls.ts';
import { documentStaffCalls } from '#features/documents/staff-calls.ts';
import { exportFileStaffCalls } from '#features/export-file/staff-calls.ts';
import { handoverStaffCalls } from '#features/handover/staff-calls.ts';
import { mailStaffCalls } from '#features/mails/staff-calls.ts';
import { matchingStaffCalls } from '#features/matching/staff-calls.ts';
import { noticeStaffCalls } from '#features/notices/staff-calls.ts';
import { offerStaffCalls } from '#features/offers/staff-calls.ts';
import { paymentStaffCalls } from '#features/payments/staff-calls.ts';
import { quoteStaffCalls } from '#features/quotes/staff-calls.ts';
import { reportStaffCalls } from '#features/reports/staff-calls.ts';
import { reviewStaffCalls } from '#features/reviews/staff-calls.ts';
import { screeningStaffCalls } from '#features/screening/staff-calls.ts';
import { shippingStaffCalls } from '#features/shipping/staff-calls.ts';
import { verificationStaffCalls } from '#features/verifications/staff-calls.ts';

/**
 * Every call that only staff may make; each feature describes its own in `staff-calls.ts`.
 * Customers' phones do not load this table.
 */
export const staffApi = {
  ...accountStaffCalls,
  ...catalogueStaffCalls,
  ...noticeStaffCalls,
  ...caseStaffCalls,
  ...paymentStaffCalls,
  ...quoteStaffCalls,
  ...shippingStaffCalls,
  ...handoverStaffCalls,
  ...offerStaffCalls,
  ...reviewStaffCalls,
  ...documentStaffCalls,
  ...verificationStaffCalls,
  ...collectingStaffCalls,
  ...matchingStaffCalls,
  ...screeningStaffCalls,
  ...exportFileStaffCalls,
  ...mailStaffCalls,
  ...auditStaffCalls,
  ...dashboardStaffCalls,
  ...reportStaffCalls,
};
