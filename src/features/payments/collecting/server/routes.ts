import type { z } from 'zod';
import {
  CashCount,
  ClaimApproval,
  CreditMove,
  EntryId,
  NewPayment,
  NewRefund,
  NewReversal,
} from '#features/ledger/entries/schema.ts';
import { StaffQuoteDetail } from '#features/orders/order/schema.ts';
import { findStaffOrder } from '#features/orders/order/server/order-cases.ts';
import { verificationErrors } from '#features/payments/verifications/errors.ts';
import { StaffVerificationDetail } from '#features/payments/verifications/schema.ts';
import { verificationCases } from '#features/payments/verifications/server/verification-cases.ts';
import { accountErrors } from '#features/people/accounts/errors.ts';
import { byId, type CallRoute, serve, serveWrite } from '#features/people/accounts/server/serve.ts';
import { caseErrors } from '#features/requests/cases/errors.ts';
import { findCase } from '#features/requests/cases/server/case-store.ts';
import { quoteErrors } from '#features/requests/quotes/errors.ts';
import { RecordId } from '#platform/http/input-schemas.ts';
import { staffApi } from '#staff-api.ts';
import { collectingErrors } from '../errors.ts';
import { approveClaim } from './approve-claim.ts';
import { confirmCashRefund, dropCashRefund } from './cash-refunds.ts';
import { countCash } from './count-cash.ts';
import { moveCredit } from './move-credit.ts';
import { recordPayment } from './record-payment.ts';
import { recordRefund } from './record-refund.ts';
import { reverseEntry } from './reverse-entry.ts';

const { quoteNotFound } = quoteErrors;
const { ownRecord, statusChanged, entryKeyReused } = caseErrors;
const { noOrder, referenceUsed, unknownAccount, entryNotFound, notSoMuch } = collectingErrors;
const wrongDay = [collectingErrors.beforeOrder, collectingErrors.dayImpossible];

const onOrder = { params: RecordId, response: StaffQuoteDetail, key: true, status: 201 } as const;
const onEntry = { params: EntryId, response: StaffQuoteDetail } as const;

/** Bank payments are daily work, and a bank's reference stands behind each. */
const isCash = ({ account }: z.output<typeof NewPayment>) => account === undefined;

const thenFindQuote = byId(findStaffOrder);

export const collectingRoutes: CallRoute[] = [
  serveWrite(
    staffApi.recordPayment,
    {
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
        accountErrors.tooNew,
        ...wrongDay,
      ],
    },
    async ({ params: { id: quoteId }, body: payment, key, caller }, services) => {
      const { person, language } = caller;
      await recordPayment(services, person, { quoteId, payment, key, language });
    },
    thenFindQuote,
  ),
  serveWrite(
    staffApi.countCash,
    {
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
    },
    async ({ params: { id: quoteId, entry }, body: { amount: cents }, caller }, services) =>
      countCash(services, caller.person, { quoteId, entry, cents }),
    thenFindQuote,
  ),
  serveWrite(
    staffApi.recordRefund,
    {
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
        accountErrors.tooNew,
        ...wrongDay,
      ],
    },
    async ({ params: { id: quoteId }, body, key, caller: { person } }, services) =>
      recordRefund(services, person, { quoteId, refund: body, key }),
    thenFindQuote,
  ),
  serveWrite(
    staffApi.confirmCashRefund,
    {
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
    },
    async ({ params: { id: quoteId, entry }, body: { amount: cents }, caller }, services) =>
      confirmCashRefund(services, caller.person, { quoteId, entry, cents }),
    thenFindQuote,
  ),
  serveWrite(
    staffApi.dropCashRefund,
    {
      ...onEntry,
      access: 'administrador',
      recent: true,
      errors: [quoteNotFound, ownRecord, entryNotFound, collectingErrors.notWaiting],
    },
    async ({ params: { id: quoteId, entry }, caller: { person } }, services) =>
      dropCashRefund(services, person, { quoteId, entry }),
    thenFindQuote,
  ),
  serveWrite(
    staffApi.moveCredit,
    {
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
    },
    async ({ params: { id: quoteId }, body: credit, key, caller: { person } }, services) =>
      moveCredit(services, person, { quoteId, credit, key }),
    thenFindQuote,
  ),
  serveWrite(
    staffApi.reverseEntry,
    {
      ...onEntry,
      access: 'administrador',
      recent: true,
      body: NewReversal,
      errors: [
        quoteNotFound,
        ownRecord,
        entryNotFound,
        notSoMuch,
        collectingErrors.reversedAlready,
      ],
    },
    async ({ params: { id: quoteId, entry }, body: { reason }, caller }, services) =>
      reverseEntry(services, caller.person, { quoteId, entry, reason }),
    thenFindQuote,
  ),
  serve(
    staffApi.approveClaim,
    {
      access: 'staff',
      params: RecordId,
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
    },
    async ({ params: { id }, body: approval, caller: { person, language } }, services) => {
      await approveClaim(services, person, { id, language, approval });
      return findCase(services.db, verificationCases, person, id);
    },
  ),
];
