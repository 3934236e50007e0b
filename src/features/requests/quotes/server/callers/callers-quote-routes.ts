import { type CallRoute, serve } from '#features/people/accounts/server/serve.ts';
import { findCase } from '#features/requests/cases/server/case-store.ts';
import { staffApi } from '#staff-api.ts';
import { quoteCases } from '../quote-cases.ts';
import { createCallersQuote } from './create-callers-quote.ts';
import { findCustomers } from './find-customers.ts';

export const callersQuoteRoutes: CallRoute[] = [
  serve(staffApi.findCustomers, async ({ query: { q }, caller: { person } }, { db }) =>
    findCustomers(db, person, q),
  ),
  serve(staffApi.createCallersQuote, async ({ body: input, key, caller: { person } }, services) => {
    const id = await createCallersQuote(services, person, { input, key });
    return findCase(services.db, quoteCases, person, id);
  }),
];
