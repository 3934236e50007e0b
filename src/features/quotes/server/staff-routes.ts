import { z } from 'zod';
import { pageHeaders } from '../../../platform/http/page-headers.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { FileReply, Reply } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { staffApi } from '../../../staff-api.ts';
import type { CurrentUser } from '../../accounts/schema.ts';
import { type Route, serve } from '../../accounts/server/serve.ts';
import { queuePageSize } from '../../history/queue.ts';
import { historyRefusals } from '../../history/refusals.ts';
import {
  Assignment,
  Contacted,
  Looking,
  Nothing,
  StaffMessage,
  Viewing,
} from '../../history/schema.ts';
import { assign } from '../../history/server/assign.ts';
import { csvHeaders } from '../../history/server/csv-headers.ts';
import { viewRecord } from '../../history/server/viewing.ts';
import { writeContact } from '../../history/server/write-contact.ts';
import { quoteRefusals } from '../refusals.ts';
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

const { quoteNotFound } = quoteRefusals;

/** The staff's queue of quotations: whole lists first, then one quote. */
export const staffQuoteRoutes: Route[] = [
  serve(
    staffApi.listQuotes,
    { access: 'staff', query: StaffQuoteQuery, gives: z.array(StaffQuote) },
    async ({ query, caller }, { db }) => {
      const { quotes: listed, total } = await listQuotes(db, caller.person, query);
      const page = { page: query.page, size: queuePageSize, total };
      return new Reply(listed, { headers: pageHeaders(staffApi.listQuotes, query, page) });
    },
  ),
  serve(staffApi.quoteStats, { access: 'staff', gives: QuoteStats }, async ({ caller }, { db }) =>
    countQuotes(db, caller.person),
  ),
  serve(
    staffApi.exportQuotes,
    { access: 'staff', query: StaffQuoteQuery, gives: undefined },
    async ({ query, caller }, { db }) =>
      new FileReply(exportQuotes(db, caller, query), csvHeaders('cotizaciones')),
  ),
  serve(
    staffApi.findQuote,
    { access: 'staff', params: QuoteId, gives: StaffQuoteDetail, refuses: [quoteNotFound] },
    async ({ params, caller }, platform) => detail(platform, caller.person, params.id),
  ),
  serve(
    staffApi.changeQuoteStatus,
    {
      access: 'staff',
      params: QuoteId,
      body: QuoteStatusChange,
      gives: StaffQuoteDetail,
      refuses: [quoteNotFound, quoteRefusals.statusChanged, historyRefusals.ownRecord],
    },
    async ({ params, body, caller: { person } }, platform) => {
      await changeQuoteStatus(platform, person, params.id, body);
      return detail(platform, person, params.id);
    },
  ),
  serve(
    staffApi.writeAboutQuote,
    {
      access: 'staff',
      params: QuoteId,
      body: StaffMessage,
      key: true,
      gives: StaffQuoteDetail,
      status: 201,
      refuses: [quoteNotFound, historyRefusals.messageKeyReused],
    },
    async ({ params, body, key, caller: { person } }, platform) => {
      const author = { id: person.id, as: 'staff', role: person.role } as const;
      await writeAboutQuote(platform, { quoteId: params.id, author, ...body, key });
      return detail(platform, person, params.id);
    },
  ),
  serve(
    staffApi.assignQuote,
    {
      access: 'staff',
      params: QuoteId,
      body: Assignment,
      gives: StaffQuoteDetail,
      refuses: [quoteNotFound, historyRefusals.assignedMeanwhile],
    },
    async ({ params, body, caller }, platform) => {
      const { person } = caller;
      await platform.db.transaction().execute(async (tx) => {
        await assign(tx, caller, await lockQuote(tx, params.id, person), body);
      });
      return detail(platform, person, params.id);
    },
  ),
  serve(
    staffApi.viewQuote,
    { access: 'staff', params: QuoteId, body: Looking, gives: Viewing, refuses: [quoteNotFound] },
    async ({ params, body, caller: { person } }, platform) => {
      return found(await viewRecord(platform.db, person, quotes, { ...params, ...body }));
    },
  ),
  serve(
    staffApi.contactAboutQuote,
    {
      access: 'staff',
      params: QuoteId,
      body: Contacted,
      key: true,
      gives: StaffQuoteDetail,
      status: 201,
      refuses: [quoteNotFound, historyRefusals.messageKeyReused],
    },
    async ({ params, body, key, caller: { person } }, platform) => {
      await platform.db.transaction().execute(async (tx) => {
        const quote = await lockQuote(tx, params.id, person);
        await writeContact(tx, person, quote, { ...body, key });
      });
      return detail(platform, person, params.id);
    },
  ),
  serve(
    staffApi.issueCode,
    {
      access: 'staff',
      params: QuoteId,
      body: Nothing,
      key: true,
      gives: StaffQuoteDetail,
      status: 201,
      refuses: [quoteNotFound, historyRefusals.ownRecord, historyRefusals.messageKeyReused],
    },
    async ({ params, key, caller: { person } }, platform) => {
      await issueCode(platform, person, { quoteId: params.id, key });
      return detail(platform, person, params.id);
    },
  ),
];

async function detail({ db }: Platform, agent: CurrentUser, id: string): Promise<StaffQuoteDetail> {
  return found(await findQuote(db, agent, id));
}

function found<T>(quote: T | undefined): T {
  if (!quote) throw new Refusal(quoteRefusals.quoteNotFound);
  return quote;
}
