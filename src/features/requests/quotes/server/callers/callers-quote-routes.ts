import { z } from 'zod';
import { type CallRoute, serve } from '#features/people/accounts/server/serve.ts';
import { caseErrors } from '#features/requests/cases/errors.ts';
import { findCase } from '#features/requests/cases/server/case-store.ts';
import { staffApi } from '#staff-api.ts';
import { CallersQuote, CustomerQuery, KnownCustomer } from '../../callers/callers-quote.ts';
import { linesUnavailable, quoteErrors } from '../../errors.ts';
import { StaffQuoteDetail } from '../../schema.ts';
import { quoteCases } from '#features/orders/order/server/order-cases.ts';
import { createCallersQuote } from './create-callers-quote.ts';
import { findCustomers } from './find-customers.ts';

export const callersQuoteRoutes: CallRoute[] = [
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
      return findCase(services.db, quoteCases, person, id);
    },
  ),
];
