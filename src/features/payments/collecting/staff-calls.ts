import type {
  CashCount,
  ClaimApproval,
  CreditMove,
  NewPayment,
  NewRefund,
  NewReversal,
} from '#features/ledger/entries/schema.ts';
import type { StaffQuoteDetail } from '#features/orders/order/schema.ts';
import type { StaffVerificationDetail } from '#features/payments/verifications/schema.ts';
import { changeUnseen, post } from '#platform/calls/contract.ts';

export const collectingStaffCalls = {
  // Amounts are texts as typed ('1,590.00').

  /**
   * A payment names an account and a bank reference. Without them it is cash, which is credited
   * when a second person has counted it.
   */
  recordPayment: post<StaffQuoteDetail, { params: { id: string }; body: NewPayment; key: string }>(
    '/api/admin/quotes/:id/payments',
  ),
  countCash: post<StaffQuoteDetail, { params: { id: string; entry: string }; body: CashCount }>(
    '/api/admin/quotes/:id/entries/:entry/count',
  ),
  recordRefund: post<StaffQuoteDetail, { params: { id: string }; body: NewRefund; key: string }>(
    '/api/admin/quotes/:id/refunds',
  ),
  /** Cash is a refund once somebody else than who gave it confirms its amount. */
  confirmCashRefund: post<
    StaffQuoteDetail,
    { params: { id: string; entry: string }; body: CashCount }
  >('/api/admin/quotes/:id/refunds/:entry/confirmation'),
  dropCashRefund: changeUnseen<StaffQuoteDetail, { params: { id: string; entry: string } }>(
    'DELETE',
    '/api/admin/quotes/:id/refunds/:entry',
  ),
  moveCredit: post<StaffQuoteDetail, { params: { id: string }; body: CreditMove; key: string }>(
    '/api/admin/quotes/:id/credit',
  ),
  /** For moved credit, both entries are reversed. */
  reverseEntry: post<
    StaffQuoteDetail,
    { params: { id: string; entry: string }; body: NewReversal }
  >('/api/admin/quotes/:id/entries/:entry/reversal'),
  /** Approves a verification and records its payment: both or neither. */
  approveClaim: post<StaffVerificationDetail, { params: { id: string }; body: ClaimApproval }>(
    '/api/admin/verifications/:id/payment',
  ),
};
