import { sql } from 'kysely';
import { api } from '#api.ts';
import { offerErrors } from '#features/orders/offers/errors.ts';
import { findLink } from '#features/orders/offers/server/links/quote-links.ts';
import { orderCases } from '#features/orders/order/server/order-cases.ts';
import { type CallRoute, serve } from '#features/people/accounts/server/serve.ts';
import { openCase } from '#features/requests/cases/server/case-store.ts';
import { isOwnQuote } from '#features/requests/quotes/server/quote-access.ts';
import { handoverErrors } from '#features/shipping/handover/errors.ts';
import { readActFacts } from '#features/shipping/handover/server/act-facts.ts';
import { findHandoverLink, isOnLink } from '#features/shipping/handover/server/handover-links.ts';
import { limits } from '#limits.ts';
import { AppError } from '#platform/http/errors.ts';
import { networksOf } from '#platform/http/networks.ts';
import { consumeLimit } from '#platform/http/rate-limit.ts';
import { staffApi } from '#staff-api.ts';
import { documentErrors } from '../../errors.ts';
import { paperReply } from '../paper-reply.ts';
import { blankActReply } from './blank-act.ts';
import { issueAct } from './issue-act.ts';

export const actRoutes: CallRoute[] = [
  serve(api.handoverPaper, async ({ params: { id }, query: { language }, caller }, services) => {
    const own = sql`quote.id in (select id from quote where ${isOwnQuote(caller.person.id)})`;
    return paperReply(
      await issueAct(services, id, { mayRead: own, language: language ?? caller.language }),
    );
  }),
  serve(
    api.linkHandoverPaper,
    async ({ params: { token, id }, query: { language }, caller }, services) => {
      const link = await findLink(services.db, token, caller.person);
      // Anybody may pay, and the act names whoever received.
      if (typeof link === 'string' || link.role === 'pays')
        throw new AppError(offerErrors.notFound);
      const mayRead = sql`quote.id = ${link.quoteId}`;
      return paperReply(
        await issueAct(services, id, { mayRead, language: language ?? caller.language }),
      );
    },
  ),
  serve(
    staffApi.staffHandoverPaper,
    async ({ params: { id }, query: { language }, caller }, services) => {
      const act = await readActFacts(services.db, id, sql`true`);
      if (!act) throw new AppError(documentErrors.notFound);
      await openCase(services.db, orderCases, caller.person, act.quoteId);
      const mayRead = sql`true`;
      return paperReply(
        await issueAct(services, id, { mayRead, language: language ?? caller.language }),
      );
    },
  ),
  serve(
    api.linkBlankAct,
    async ({ params: { token, id }, query: { language }, caller }, services) => {
      const { db } = services;
      const link = await findHandoverLink(db, token);
      if (!link?.open) throw new AppError(handoverErrors.linkNotFound);
      await consumeLimit(db, limits.blankAct, networksOf(caller.address));
      const which = sql`unit.id = ${id} and ${isOnLink(link.id)}`;
      return blankActReply(services, which, language ?? caller.language);
    },
  ),
  serve(
    staffApi.staffBlankAct,
    async ({ params: { id }, query: { language }, caller }, services) => {
      const which = sql`unit.id = ${id} and quote.detached_at is null`;
      return blankActReply(services, which, language ?? caller.language);
    },
  ),
];
