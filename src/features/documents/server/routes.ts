import { api } from '#api.ts';
import { type Route, serve } from '#features/accounts/server/serve.ts';
import { RecordId } from '#features/cases/schema.ts';
import { findOwnCase, found } from '#features/cases/server/case-store.ts';
import { quoteErrors } from '#features/quotes/errors.ts';
import { quoteCases } from '#features/quotes/server/quote-cases.ts';
import { FileReply } from '#platform/http/route.ts';
import { fromWire } from '#platform/money.ts';
import { PaperQuery } from '../schema.ts';
import { issuePaper } from './issue-paper.ts';
import { requestPaper } from './request-paper.ts';

/** Papers, for those whose they are. */
export const documentRoutes: Route[] = [
  serve(
    api.quotePaper,
    {
      access: 'signed-in',
      params: RecordId,
      query: PaperQuery,
      response: undefined,
      errors: [quoteErrors.quoteNotFound],
    },
    async ({ params: { id }, query, caller }, services) => {
      const { language = caller.language } = query;
      const own = await findOwnCase(services.db, quoteCases, caller.person.id, id);
      const quote = found(quoteCases, own);
      const bytes = await issuePaper(
        services,
        {
          kind: 'request',
          quoteId: quote.id,
          revision: quote.revision,
          offerId: null,
          language,
          totalCents: String(fromWire(quote.total) ?? 0),
        },
        (issue) => requestPaper(quote, services.config, issue, language),
      );
      return paperReply(bytes, `${quote.referenceNumber}.pdf`);
    },
  ),
];

/** A paper as a file to keep; no copy of it stays on the way. */
export function paperReply(bytes: Buffer, name: string): FileReply {
  return new FileReply(bytes, {
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${name}"`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
}
