import { z } from 'zod';
import type { CurrentUser } from '#features/accounts/schema.ts';
import { writeExport, writeRead } from '#features/accounts/server/audit.ts';
import { type Route, serve } from '#features/accounts/server/serve.ts';
import { historyErrors } from '#features/cases/errors.ts';
import { queuePageSize } from '#features/cases/queue.ts';
import {
  Assignment,
  Contacted,
  Looking,
  Nothing,
  StaffMessage,
  Viewing,
} from '#features/cases/schema.ts';
import { assign } from '#features/cases/server/assign.ts';
import { csvHeaders } from '#features/cases/server/csv-headers.ts';
import { viewRecord } from '#features/cases/server/viewing.ts';
import { writeContact } from '#features/cases/server/write-contact.ts';
import { AppError } from '#platform/http/errors.ts';
import { pageHeaders } from '#platform/http/page-headers.ts';
import { FileReply, Reply } from '#platform/http/route.ts';
import type { Services } from '#platform/services.ts';
import { staffApi } from '#staff-api.ts';
import { quoteErrors } from '../errors.ts';
import {
  QuoteId,
  QuoteStats,
  QuoteStatusChange,
  StaffQuote,
  StaffQuoteDetail,
  StaffQuoteQuery,
} from '../schema.ts';
import { changeQuoteStatus } from './change-status.ts';
import { exportQuotes } from './export-quotes.ts';
import { issueCode } from './issue-code.ts';
import { lockQuote } from './lock-quote.ts';
import { countQuotes, findQuote, listQuotes, quotes } from './staff-store.ts';
import { writeAboutQuote } from './write-about-quote.ts';

const { quoteNotFound } = quoteErrors;

/** The staff's queue of quotations: whole lists first, then one quote. */
export const staffQuoteRoutes: Route[] = [
  serve(
    staffApi.listQuotes,
    { access: 'staff', query: StaffQuoteQuery, response: z.array(StaffQuote) },
    async ({ query, caller }, { db }) => {
      const { quotes: listed, total } = await listQuotes(db, caller.person, query);
      const page = { page: query.page, size: queuePageSize, total };
      return new Reply(listed, { headers: pageHeaders(staffApi.listQuotes, query, page) });
    },
  ),
  serve(
    staffApi.quoteStats,
    { access: 'staff', response: QuoteStats },
    async ({ caller }, { db }) => countQuotes(db, caller.person),
  ),
  serve(
    staffApi.exportQuotes,
    { access: 'staff', query: StaffQuoteQuery, response: undefined },
    async ({ query, caller }, { db }) => {
      const { total: rows } = await listQuotes(db, caller.person, query);
      await writeExport(db, caller.person, 'quote', { rows, filters: query });
      return new FileReply(exportQuotes(db, caller, query), csvHeaders('cotizaciones'));
    },
  ),
  serve(
    staffApi.findQuote,
    { access: 'staff', params: QuoteId, response: StaffQuoteDetail, errors: [quoteNotFound] },
    async ({ params: { id }, caller: { person } }, services) => {
      const quote = await detail(services, person, id);
      const subject = { kind: 'quote', id, name: quote.referenceNumber };
      await writeRead(services.db, { actor: person, action: 'quote.read', subject });
      return quote;
    },
  ),
  serve(
    staffApi.changeQuoteStatus,
    {
      access: 'staff',
      params: QuoteId,
      body: QuoteStatusChange,
      response: StaffQuoteDetail,
      errors: [quoteNotFound, quoteErrors.statusChanged, historyErrors.ownRecord],
    },
    async ({ params, body, caller: { person } }, services) => {
      await changeQuoteStatus(services, person, params.id, body);
      return detail(services, person, params.id);
    },
  ),
  serve(
    staffApi.writeAboutQuote,
    {
      access: 'staff',
      params: QuoteId,
      body: StaffMessage,
      key: true,
      response: StaffQuoteDetail,
      status: 201,
      errors: [quoteNotFound, historyErrors.messageKeyReused],
    },
    async ({ params, body, key, caller: { person } }, services) => {
      const author = { id: person.id, as: 'staff', role: person.role } as const;
      await writeAboutQuote(services, { quoteId: params.id, author, ...body, key });
      return detail(services, person, params.id);
    },
  ),
  serve(
    staffApi.assignQuote,
    {
      access: 'staff',
      params: QuoteId,
      body: Assignment,
      response: StaffQuoteDetail,
      errors: [quoteNotFound, historyErrors.assignedMeanwhile],
    },
    async ({ params, body, caller }, services) => {
      const { person } = caller;
      await services.db.transaction().execute(async (tx) => {
        await assign(tx, caller, await lockQuote(tx, params.id, person), body);
      });
      return detail(services, person, params.id);
    },
  ),
  serve(
    staffApi.viewQuote,
    { access: 'staff', params: QuoteId, body: Looking, response: Viewing, errors: [quoteNotFound] },
    async ({ params, body, caller: { person } }, services) => {
      return found(await viewRecord(services.db, person, quotes, { ...params, ...body }));
    },
  ),
  serve(
    staffApi.contactAboutQuote,
    {
      access: 'staff',
      params: QuoteId,
      body: Contacted,
      key: true,
      response: StaffQuoteDetail,
      status: 201,
      errors: [quoteNotFound, historyErrors.messageKeyReused],
    },
    async ({ params, body, key, caller: { person } }, services) => {
      await services.db.transaction().execute(async (tx) => {
        const quote = await lockQuote(tx, params.id, person);
        await writeContact(tx, person, quote, { ...body, key });
      });
      return detail(services, person, params.id);
    },
  ),
  serve(
    staffApi.issueCode,
    {
      access: 'staff',
      params: QuoteId,
      body: Nothing,
      key: true,
      response: StaffQuoteDetail,
      status: 201,
      errors: [quoteNotFound, historyErrors.ownRecord, historyErrors.messageKeyReused],
    },
    async ({ params, key, caller: { person } }, services) => {
      await issueCode(services, person, { quoteId: params.id, key });
      return detail(services, person, params.id);
    },
  ),
];

async function detail({ db }: Services, agent: CurrentUser, id: string): Promise<StaffQuoteDetail> {
  return found(await findQuote(db, agent, id));
}

function found<T>(quote: T | undefined): T {
  if (!quote) throw new AppError(quoteErrors.quoteNotFound);
  return quote;
}
