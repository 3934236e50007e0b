import { followAct } from '#features/orders/offers/server/follow-facts.ts';
import { type CallRoute, serve } from '#features/people/accounts/server/serve.ts';
import { staffCaseRoutes } from '#features/requests/cases/server/staff-routes.ts';
import { addEmail } from '#features/requests/quotes/server/callers/add-email.ts';
import { createCallersQuote } from '#features/requests/quotes/server/callers/create-callers-quote.ts';
import { findCustomers } from '#features/requests/quotes/server/callers/find-customers.ts';
import { issueCode } from '#features/requests/quotes/server/staff/issue-code.ts';
import { findQuotesOfProducts } from '#features/requests/quotes/server/staff/quotes-of-products.ts';
import { staffApi } from '#staff-api.ts';
import { findStaffOrder, orderCases } from './order-cases.ts';

export const staffOrderRoutes: CallRoute[] = [
  ...staffCaseRoutes(orderCases),
  serve(staffApi.quotesHolding, async ({ query, caller }, { db }) =>
    findQuotesOfProducts(db, caller.person, query.products),
  ),
  serve(staffApi.issueCode, async ({ params: { id }, key, caller: { person } }, services) => {
    await issueCode(services, person, { quoteId: id, key }, followAct);
    return findStaffOrder(services.db, person, id);
  }),
  serve(staffApi.addQuoteEmail, [
    addEmail,
    ({ params: { id }, caller: { person } }, { db }) => findStaffOrder(db, person, id),
  ]),
  serve(staffApi.findCustomers, async ({ query, caller: { person } }, { db }) =>
    findCustomers(db, person, query),
  ),
  serve(staffApi.createCallersQuote, async ({ body: input, key, caller: { person } }, services) => {
    const id = await createCallersQuote(services, person, { input, key, followAct });
    return findStaffOrder(services.db, person, id);
  }),
];
