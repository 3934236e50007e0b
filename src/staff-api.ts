import { paymentStaffCalls } from '#features/ledger/payment-methods/staff-calls.ts';
import { auditStaffCalls } from '#features/office/audit/staff-calls.ts';
import { customerStaffCalls } from '#features/office/customers/staff-calls.ts';
import { dashboardStaffCalls } from '#features/office/dashboard/staff-calls.ts';
import { findStaffCalls } from '#features/office/find/staff-calls.ts';
import { mailStaffCalls } from '#features/office/mails/staff-calls.ts';
import { reportStaffCalls } from '#features/office/reports/staff-calls.ts';
import { offerStaffCalls } from '#features/orders/offers/staff-calls.ts';
import { orderStaffCalls } from '#features/orders/order/staff-calls.ts';
import { reviewStaffCalls } from '#features/orders/reviews/staff-calls.ts';
import { documentStaffCalls } from '#features/papers/documents/staff-calls.ts';
import { collectingStaffCalls } from '#features/payments/collecting/staff-calls.ts';
import { matchingStaffCalls } from '#features/payments/matching/staff-calls.ts';
import { verificationStaffCalls } from '#features/payments/verifications/staff-calls.ts';
import { accountStaffCalls } from '#features/people/accounts/staff-calls.ts';
import { caseStaffCalls } from '#features/requests/cases/staff-calls.ts';
import { quoteStaffCalls } from '#features/requests/quotes/staff-calls.ts';
import { exportFileStaffCalls } from '#features/shipping/export-file/staff-calls.ts';
import { handoverStaffCalls } from '#features/shipping/handover/staff-calls.ts';
import { screeningStaffCalls } from '#features/shipping/screening/staff-calls.ts';
import { shippingStaffCalls } from '#features/shipping/units/staff-calls.ts';
import { catalogueStaffCalls } from '#features/shop/catalogue/staff-calls.ts';
import { noticeStaffCalls } from '#features/shop/notices/staff-calls.ts';

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
  ...orderStaffCalls,
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
  ...customerStaffCalls,
  ...dashboardStaffCalls,
  ...findStaffCalls,
  ...reportStaffCalls,
};
