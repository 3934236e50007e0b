import { z } from 'zod';
import { type CallRoute, serve } from '#features/people/accounts/server/serve.ts';
import { caseErrors } from '#features/requests/cases/errors.ts';
import { EmptyBody } from '#features/requests/cases/schema.ts';
import { findCase } from '#features/requests/cases/server/case-store.ts';
import { staffCaseRoutes } from '#features/requests/cases/server/staff-routes.ts';
import { RecordId } from '#platform/http/input-schemas.ts';
import { staffApi } from '#staff-api.ts';
import { quoteErrors } from '#features/requests/quotes/errors.ts';
import { HoldingQuery, HoldingQuote, StaffQuoteDetail } from '#features/requests/quotes/schema.ts';
import { quoteCases } from './order-cases.ts';
import { issueCode } from '#features/requests/quotes/server/staff/issue-code.ts';
import { findQuotesOfProducts } from '#features/requests/quotes/server/staff/quotes-of-products.ts';

export const staffQuoteRoutes: CallRoute[] = [
  ...staffCaseRoutes(quoteCases),
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
        quoteCases.notFound,
        caseErrors.ownRecord,
        quoteErrors.noCodeCancelled,
        caseErrors.messageKeyReused,
      ],
    },
    async ({ params: { id }, key, caller: { person } }, services) => {
      await issueCode(services, person, { quoteId: id, key });
      return findCase(services.db, quoteCases, person, id);
    },
  ),
];
