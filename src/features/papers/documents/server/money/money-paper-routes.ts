import { api } from '#api.ts';
import { moneyPapers, papersOfWhoPays } from '#features/ledger/entries/money-papers.ts';
import { offerErrors } from '#features/orders/offers/errors.ts';
import { findLink } from '#features/orders/offers/server/links/quote-links.ts';
import { orderCases } from '#features/orders/order/server/order-cases.ts';
import { type CallRoute, serve } from '#features/people/accounts/server/serve.ts';
import { openCase } from '#features/requests/cases/server/case-store.ts';
import { readOwnQuote } from '#features/requests/quotes/server/quote-access.ts';
import { AppError } from '#platform/http/errors.ts';
import { staffApi } from '#staff-api.ts';
import { moneyPaperReply } from './money-paper-reply.ts';

export const moneyPaperRoutes: CallRoute[] = [
  serve(api.moneyPaper, async ({ params: { id, paper }, query, caller }, services) => {
    const { language = caller.language } = query;
    const { id: quoteId } = await readOwnQuote(services.db, caller.person.id, id);
    return moneyPaperReply(services, { quoteId, paper, language, papers: moneyPapers });
  }),
  serve(api.linkMoneyPaper, async ({ params: { token, paper }, query, caller }, services) => {
    const { language = caller.language } = query;
    const link = await findLink(services.db, token, caller.person);
    if (typeof link === 'string' || link.role === 'receives')
      throw new AppError(offerErrors.notFound);
    const { quoteId, role } = link;
    const papers = role === 'pays' ? papersOfWhoPays : moneyPapers;
    return moneyPaperReply(services, { quoteId, paper, language, papers });
  }),
  serve(staffApi.staffMoneyPaper, async ({ params: { id, paper }, query, caller }, services) => {
    const { language = caller.language } = query;
    const { id: quoteId } = await openCase(services.db, orderCases, caller.person, id);
    return moneyPaperReply(services, { quoteId, paper, language, papers: moneyPapers });
  }),
];
