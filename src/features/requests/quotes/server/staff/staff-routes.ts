import { type CallRoute, serve } from '#features/people/accounts/server/serve.ts';
import { findCase } from '#features/requests/cases/server/case-store.ts';
import { staffCaseRoutes } from '#features/requests/cases/server/staff-routes.ts';
import { staffApi } from '#staff-api.ts';
import { quoteCases } from '../quote-cases.ts';
import { issueCode } from './issue-code.ts';
import { findQuotesOfProducts } from './quotes-of-products.ts';

export const staffQuoteRoutes: CallRoute[] = [
  ...staffCaseRoutes(quoteCases),
  serve(staffApi.quotesHolding, async ({ query, caller }, { db }) =>
    findQuotesOfProducts(db, caller.person, query.products),
  ),
  serve(staffApi.issueCode, async ({ params: { id }, key, caller: { person } }, services) => {
    await issueCode(services, person, { quoteId: id, key });
    return findCase(services.db, quoteCases, person, id);
  }),
];
