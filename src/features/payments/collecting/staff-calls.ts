import type { z } from 'zod';
import {
  CashCount,
  ClaimApproval,
  CreditMove,
  EntryId,
  NewInstalmentOverride,
  NewPayment,
  NewRefund,
  NewReversal,
} from '#features/ledger/entries/schema.ts';
import { StaffQuoteDetail } from '#features/orders/order/schema.ts';
import { verificationErrors } from '#features/payments/verifications/errors.ts';
import { StaffVerificationDetail } from '#features/payments/verifications/schema.ts';
import { accountErrors } from '#features/people/accounts/errors.ts';
import { caseErrors } from '#features/requests/cases/errors.ts';
import { quoteErrors } from '#features/requests/quotes/errors.ts';
import { del, get, post, RecordId } from '#platform/calls/contract.ts';
import { collectingErrors } from './errors.ts';
import { WaitingMoney, WaitingMoneyQuery } from './waiting-money.ts';

const { quoteNotFound } = quoteErrors;
const { ownRecord, statusChanged, entryKeyReused } = caseErrors;
const { noOrder, referenceUsed, unknownAccount, entryNotFound, notSoMuch } = collectingErrors;
const wrongDay = [collectingErrors.beforeOrder, collectingErrors.dayImpossible];
const onOrder = { params: RecordId, response: StaffQuoteDetail, key: true, status: 201 } as const;
const onEntry = { params: EntryId, response: StaffQuoteDetail } as const;
/** Bank payments are daily work, and a bank's reference stands behind each. */
const isCash = ({ account }: z.output<typeof NewPayment>) => account === undefined;

export const collectingStaffCalls = {
  /** Cash that waits for a second person, and what is in customers' favour. */
  listWaitingMoney: get('/api/admin/waiting-money', {
    access: 'staff',
    query: WaitingMoneyQuery,
    response: WaitingMoney,
  }),
  // Amounts are texts as typed ('1,590.00').

  /**
   * A payment names an account and a bank reference. Without them it is cash, which is credited
   * when a second person has counted it.
   */
  recordPayment: post('/api/admin/quotes/:id/payments', {
    ...onOrder,
    access: 'staff',
    recent: isCash,
    body: NewPayment,
    errors: [
      quoteNotFound,
      ownRecord,
      entryKeyReused,
      noOrder,
      referenceUsed,
      unknownAccount,
      collectingErrors.keyNeeded,
      accountErrors.tooNew,
      ...wrongDay,
    ],
  }),
  countCash: post('/api/admin/quotes/:id/entries/:entry/count', {
    summary: 'Count cash that a colleague took in',
    ...onEntry,
    access: 'staff',
    recent: true,
    body: CashCount,
    errors: [
      quoteNotFound,
      ownRecord,
      entryNotFound,
      collectingErrors.ownCash,
      accountErrors.tooNew,
      collectingErrors.otherAmount,
      collectingErrors.notWaiting,
    ],
  }),
  recordRefund: post('/api/admin/quotes/:id/refunds', {
    ...onOrder,
    access: 'administrador',
    recent: true,
    body: NewRefund,
    errors: [
      quoteNotFound,
      ownRecord,
      entryKeyReused,
      noOrder,
      notSoMuch,
      collectingErrors.refundWaits,
      collectingErrors.refundReferenceUsed,
      collectingErrors.keyNeeded,
      accountErrors.tooNew,
      ...wrongDay,
    ],
  }),
  /** Cash is a refund once somebody else than who gave it confirms its amount. */
  confirmCashRefund: post('/api/admin/quotes/:id/refunds/:entry/confirmation', {
    summary: 'Confirm that cash was given back',
    ...onEntry,
    access: 'staff',
    recent: true,
    body: CashCount,
    errors: [
      quoteNotFound,
      ownRecord,
      entryNotFound,
      collectingErrors.ownRefund,
      accountErrors.tooNew,
      collectingErrors.otherAmount,
      collectingErrors.notWaiting,
      noOrder,
      notSoMuch,
      ...wrongDay,
    ],
  }),
  dropCashRefund: del('/api/admin/quotes/:id/refunds/:entry', {
    summary: 'Drop a refund in cash that was not given',
    unseen: true,
    ...onEntry,
    access: 'administrador',
    recent: true,
    errors: [quoteNotFound, ownRecord, entryNotFound, collectingErrors.notWaiting],
  }),
  moveCredit: post('/api/admin/quotes/:id/credit', {
    summary: 'Move what was paid too much to another order of its customer',
    ...onOrder,
    access: 'administrador',
    recent: true,
    body: CreditMove,
    errors: [
      quoteNotFound,
      ownRecord,
      entryKeyReused,
      collectingErrors.notForCredit,
      collectingErrors.notFree,
      collectingErrors.notOwedThere,
    ],
  }),
  /** The units of the order may then be bought and shipped although this part is not paid. */
  overrideInstalment: post('/api/admin/quotes/:id/plan-override', {
    summary: 'Let an order go on without an installment, with a reason',
    access: 'administrador',
    recent: true,
    body: NewInstalmentOverride,
    response: StaffQuoteDetail,
    status: 201,
    errors: [
      quoteNotFound,
      ownRecord,
      collectingErrors.otherLack,
      collectingErrors.overriddenAlready,
    ],
  }),
  /** For moved credit, both entries are reversed. */
  reverseEntry: post('/api/admin/quotes/:id/entries/:entry/reversal', {
    summary: 'Reverse an entry of money',
    ...onEntry,
    access: 'administrador',
    recent: true,
    body: NewReversal,
    errors: [quoteNotFound, ownRecord, entryNotFound, notSoMuch, collectingErrors.reversedAlready],
  }),
  /** Approves a verification and records its payment: both or neither. */
  approveClaim: post('/api/admin/verifications/:id/payment', {
    summary: 'Approve a claim of payment, and record its money',
    access: 'staff',
    body: ClaimApproval,
    response: StaffVerificationDetail,
    errors: [
      verificationErrors.verificationNotFound,
      quoteNotFound,
      ownRecord,
      statusChanged,
      noOrder,
      referenceUsed,
      unknownAccount,
      collectingErrors.claimUsed,
      collectingErrors.otherOrder,
      ...wrongDay,
    ],
  }),
};
