import { sql } from 'kysely';
import { moneyPapers } from '#features/ledger/entries/money-papers.ts';
import type { PaperJob } from '#features/requests/quotes/server/defer-paper.ts';
import { readRequestedQuote } from '#features/requests/quotes/server/store.ts';
import type { Handler } from '#platform/jobs/outbox.ts';
import type { Services } from '#platform/services.ts';
import { issueAct } from './handover/issue-act.ts';
import { issueEntryPaper } from './money/issue-money-paper.ts';
import { issueOfferPaper } from './offer-paper.ts';
import { issueRequestPaper } from './request-paper.ts';

/**
 * Draws what was issued, in its order's language, unless a download was faster. What is gone or
 * was taken back meanwhile has no paper.
 */
export function paperJob(services: Services): Handler {
  return async ({ payload }) => {
    const { of, quoteId, id } = payload as PaperJob;
    const quote = await readRequestedQuote(services.db, quoteId);
    if (!quote) return;
    const { language } = quote;
    if (of === 'request') await issueRequestPaper(services, quote, language);
    if (of === 'offer') await issueOfferPaper(services, id);
    if (of === 'money')
      await issueEntryPaper(services, { quoteId, paper: id, language, papers: moneyPapers });
    if (of === 'handover') await issueAct(services, id, { mayRead: sql`true`, language });
  };
}
