import { z } from 'zod';
import { type CallRoute, serve } from '#features/people/accounts/server/serve.ts';
import { caseErrors } from '#features/requests/cases/errors.ts';
import { EmptyBody } from '#features/requests/cases/schema.ts';
import { staffCaseRoutes } from '#features/requests/cases/server/staff-routes.ts';
import {
  CallersQuote,
  CustomerQuery,
  KnownCustomer,
} from '#features/requests/quotes/callers/callers-quote.ts';
import { linesUnavailable, quoteErrors } from '#features/requests/quotes/errors.ts';
import { HoldingQuery, HoldingQuote } from '#features/requests/quotes/schema.ts';
import { createCallersQuote } from '#features/requests/quotes/server/callers/create-callers-quote.ts';
import { findCustomers } from '#features/requests/quotes/server/callers/find-customers.ts';
import { issueCode } from '#features/requests/quotes/server/staff/issue-code.ts';
import { findQuotesOfProducts } from '#features/requests/quotes/server/staff/quotes-of-products.ts';
import { RecordId } from '#platform/http/input-schemas.ts';
import { staffApi } from '#staff-api.ts';
import { StaffQuoteDetail } from '../schema.ts';
import { findStaffOrder, orderCases } from './order-cases.ts';

export const staffOrderRoutes: CallRoute[] = [
  ...staffCaseRoutes(orderCases),
  serve(
    staffApi.quotesHolding,
    { access: 'staff', query: HoldingQuery, response: z.array(HoldingQuote) },
    async ({ query, caller }, { db }) => findQuotesOfProducts(db, caller.person, query.products),
  ),
  serve(
    staffApi.issueCode,
    {
      access: 'staff',
      params: RecordId,
      body: EmptyBody,
      key: true,
      response: StaffQuoteDetail,
      status: 201,
      errors: [
        orderCases.notFound,
        caseErrors.ownRecord,
        quoteErrors.noCodeCancelled,
        caseErrors.messageKeyReused,
      ],
    },
    async ({ params: { id }, key, caller: { person } }, services) => {
      await issueCode(services, person, { quoteId: id, key });
      return findStaffOrder(services.db, person, id);
    },
  ),
  serve(
    staffApi.findCustomers,
    { access: 'staff', query: CustomerQuery, response: z.array(KnownCustomer) },
    async ({ query: { q }, caller: { person } }, { db }) => findCustomers(db, person, q),
  ),
  serve(
    staffApi.createCallersQuote,
    {
      access: 'staff',
      body: CallersQuote,
      key: true,
      response: StaffQuoteDetail,
      status: 201,
      errors: [caseErrors.ownRecord, linesUnavailable, quoteErrors.tooFew, quoteErrors.keyReused],
    },
    async ({ body: input, key, caller: { person } }, services) => {
      const id = await createCallersQuote(services, person, { input, key });
      return findStaffOrder(services.db, person, id);
    },
  ),
];
