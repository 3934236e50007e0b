import { findStaffOrder } from '#features/orders/order/server/order-cases.ts';
import { verificationCases } from '#features/payments/verifications/server/verification-cases.ts';
import {
  type CallRoute,
  type RecordRequest,
  serve,
} from '#features/people/accounts/server/serve.ts';
import { findCase } from '#features/requests/cases/server/case-store.ts';
import type { Services } from '#platform/services.ts';
import { staffApi } from '#staff-api.ts';
import { approveClaim } from './approve-claim.ts';
import { confirmCashRefund, dropCashRefund } from './cash-refunds.ts';
import { countCash } from './count-cash.ts';
import { listWaitingMoney } from './list-waiting-money.ts';
import { moveCredit } from './move-credit.ts';
import { overrideInstalment } from './override-instalment.ts';
import { recordPayment } from './record-payment.ts';
import { recordRefund } from './record-refund.ts';
import { reverseEntry } from './reverse-entry.ts';

const findQuote = ({ params, caller }: RecordRequest, { db }: Services) =>
  findStaffOrder(db, caller.person, params.id);

export const collectingRoutes: CallRoute[] = [
  serve(staffApi.listWaitingMoney, ({ query, caller: { person } }, { db }) =>
    listWaitingMoney(db, person, query),
  ),
  serve(staffApi.recordPayment, [
    async ({ params: { id: quoteId }, body: payment, key, caller }, services) => {
      const { person, language } = caller;
      await recordPayment(services, person, { quoteId, payment, key, language });
    },
    findQuote,
  ]),
  serve(staffApi.countCash, [countCash, findQuote]),
  serve(staffApi.recordRefund, [recordRefund, findQuote]),
  serve(staffApi.confirmCashRefund, [confirmCashRefund, findQuote]),
  serve(staffApi.dropCashRefund, [dropCashRefund, findQuote]),
  serve(staffApi.moveCredit, [moveCredit, findQuote]),
  serve(staffApi.overrideInstalment, [overrideInstalment, findQuote]),
  serve(staffApi.reverseEntry, [reverseEntry, findQuote]),
  serve(
    staffApi.approveClaim,
    async ({ params: { id }, body: approval, caller: { person, language } }, services) => {
      await approveClaim(services, person, { id, language, approval });
      return findCase(services.db, verificationCases, person, id);
    },
  ),
];
