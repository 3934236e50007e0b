import { type RawBuilder, sql } from 'kysely';
import { api } from '#api.ts';
import { offerErrors } from '#features/orders/offers/errors.ts';
import { findLink } from '#features/orders/offers/server/links/quote-links.ts';
import { orderCases } from '#features/orders/order/server/order-cases.ts';
import { type CallRoute, serve } from '#features/people/accounts/server/serve.ts';
import { openCase } from '#features/requests/cases/server/case-store.ts';
import { initialsOf } from '#features/requests/quotes/initials.ts';
import { isOwnQuote } from '#features/requests/quotes/server/quote-access.ts';
import { handoverErrors } from '#features/shipping/handover/errors.ts';
import { type ActFacts, readActFacts } from '#features/shipping/handover/server/act-facts.ts';
import { findHandoverLink, isOnLink } from '#features/shipping/handover/server/handover-links.ts';
import { limits } from '#limits.ts';
import { AppError } from '#platform/http/errors.ts';
import { networksOf } from '#platform/http/networks.ts';
import { consumeLimit } from '#platform/http/rate-limit.ts';
import type { FileReply } from '#platform/http/route.ts';
import type { Services } from '#platform/services.ts';
import type { Language } from '#platform/text/language.ts';
import { formatDate } from '#platform/time/dates.ts';
import { staffApi } from '#staff-api.ts';
import { actPaperTexts } from '../../act-messages.ts';
import { documentErrors } from '../../errors.ts';
import { paperTexts } from '../../messages.ts';
import { issuePaper } from '../issue-paper.ts';
import { checkPage, type PaperContent, type PaperSetting } from '../paper-frame.ts';
import { paperReply } from '../paper-reply.ts';
import { blankActReply } from './blank-act.ts';

export const actRoutes: CallRoute[] = [
  serve(api.handoverPaper, async ({ params: { id }, query: { language }, caller }, services) => {
    const own = sql`quote.id in (select id from quote where ${isOwnQuote(caller.person.id)})`;
    return actReply(services, id, { mayRead: own, language: language ?? caller.language });
  }),
  serve(
    api.linkHandoverPaper,
    async ({ params: { token, id }, query: { language }, caller }, services) => {
      const link = await findLink(services.db, token, caller.person);
      // Anybody may pay, and the act names whoever received.
      if (typeof link === 'string' || link.role === 'pays')
        throw new AppError(offerErrors.notFound);
      const mayRead = sql`quote.id = ${link.quoteId}`;
      return actReply(services, id, { mayRead, language: language ?? caller.language });
    },
  ),
  serve(
    staffApi.staffHandoverPaper,
    async ({ params: { id }, query: { language }, caller }, services) => {
      const act = await readActFacts(services.db, id, sql`true`);
      if (!act) throw new AppError(documentErrors.notFound);
      await openCase(services.db, orderCases, caller.person, act.quoteId);
      const mayRead = sql`true`;
      return actReply(services, id, { mayRead, language: language ?? caller.language });
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

async function actReply(
  services: Services,
  unitId: string,
  { mayRead, language }: { mayRead: RawBuilder<unknown>; language: Language },
): Promise<FileReply> {
  const act = await readActFacts(services.db, unitId, mayRead);
  if (!act) throw new AppError(documentErrors.notFound);
  const { quoteId, handoverId } = act;
  const subject = { kind: 'handover', quoteId, handoverId, language, totalCents: '0' } as const;
  const bytes = await issuePaper(services, subject, (setting) => actPaper(act, setting));
  return paperReply(bytes, `${act.unit}-acta.pdf`);
}

/**
 * Names no price and only the customer's initials, because whoever receives the goods has it too:
 * so it has no check word, with which they would read the price.
 */
function actPaper(act: ActFacts, { config, issue, language }: PaperSetting): PaperContent {
  const t = actPaperTexts[language];
  return {
    title: t.title,
    facts: [
      { label: t.order, value: act.reference },
      { label: t.initials, value: initialsOf(act.customerName) },
      { label: t.what, value: act.name },
      { label: t.unit, value: act.unit },
      ...(act.identifier ? [{ label: t.identifier, value: act.identifier }] : []),
      { label: t.on, value: formatDate(act.handedOn, language) },
      { label: t.receivedBy, value: act.receivedBy },
      { label: t.how, value: t.ways[act.way] },
      { label: paperTexts[language].issuedAt, value: formatDate(issue.at, language) },
    ],
    totals: [],
    sections: [],
    paragraphs: [t.says, t.wrong(checkPage(config))],
  };
}
