import { api } from '#api.ts';
import { moneyPapers, papersOfWhoPays } from '#features/ledger/entries/money-papers.ts';
import { offerErrors } from '#features/orders/offers/errors.ts';
import type { OfferPage } from '#features/orders/offers/schema.ts';
import { findLink } from '#features/orders/offers/server/links/quote-links.ts';
import { readOfferLink, readOwnPage } from '#features/orders/offers/server/offer-page.ts';
import { findOwnOrder, orderCases } from '#features/orders/order/server/order-cases.ts';
import { type CallRoute, serve } from '#features/people/accounts/server/serve.ts';
import { openCase } from '#features/requests/cases/server/case-store.ts';
import { readOwnQuote } from '#features/requests/quotes/server/quote-access.ts';
import { AppError } from '#platform/http/errors.ts';
import type { FileReply } from '#platform/http/route.ts';
import type { Services } from '#platform/services.ts';
import type { Language } from '#platform/text/language.ts';
import { staffApi } from '#staff-api.ts';
import { actRoutes } from './handover/act-routes.ts';
import { issueMoneyPaper } from './money/issue-money-paper.ts';
import { issueOfferPaper } from './offer-paper.ts';
import { paperReply } from './paper-reply.ts';
import { issueRequestPaper } from './request-paper.ts';
import { shipmentRoutes } from './shipment/shipment-routes.ts';

export const documentRoutes: CallRoute[] = [
  serve(api.quotePaper, async ({ params: { id }, query, caller }, services) => {
    const { language = caller.language } = query;
    const quote = await findOwnOrder(services.db, caller.person.id, id);
    return paperReply(await issueRequestPaper(services, quote, language));
  }),
  serve(api.offerPaper, async ({ params: { number }, query, caller }, services) => {
    const page = await readOwnPage(services, caller.person, number);
    return offerReply(services, page, query.language);
  }),
  serve(api.linkPaper, async ({ params: { token }, query, caller }, services) => {
    const opened = await readOfferLink(services, token, caller.person);
    // The paper names the customer in full.
    if (opened.closed || opened.page.role !== 'asks') throw new AppError(offerErrors.notFound);
    return offerReply(services, opened.page, query.language);
  }),
  serve(api.moneyPaper, async ({ params: { id, paper }, query, caller }, services) => {
    const { language = caller.language } = query;
    const { id: quoteId } = await readOwnQuote(services.db, caller.person.id, id);
    return paperReply(
      await issueMoneyPaper(services, { quoteId, paper, language, papers: moneyPapers }),
    );
  }),
  serve(api.linkMoneyPaper, async ({ params: { token, paper }, query, caller }, services) => {
    const { language = caller.language } = query;
    const link = await findLink(services.db, token, caller.person);
    if (typeof link === 'string' || link.role === 'receives')
      throw new AppError(offerErrors.notFound);
    const { quoteId, role } = link;
    const papers = role === 'pays' ? papersOfWhoPays : moneyPapers;
    return paperReply(await issueMoneyPaper(services, { quoteId, paper, language, papers }));
  }),
  serve(staffApi.staffMoneyPaper, async ({ params: { id, paper }, query, caller }, services) => {
    const { language = caller.language } = query;
    const { id: quoteId } = await openCase(services.db, orderCases, caller.person, id);
    return paperReply(
      await issueMoneyPaper(services, { quoteId, paper, language, papers: moneyPapers }),
    );
  }),
  ...actRoutes,
  ...shipmentRoutes,
];

async function offerReply(
  services: Services,
  { offer }: OfferPage,
  chosen: Language | undefined,
): Promise<FileReply> {
  if (!offer) throw new AppError(offerErrors.notFound);
  return paperReply(await issueOfferPaper(services, offer.id, chosen));
}
