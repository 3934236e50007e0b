import { type AnyPage, definePage } from '#app.ts';
import { href, pages } from '#pages.ts';
import { terms } from '../legal/terms.ts';
import { LegalDocumentView, legalHead } from './legal-document.tsx';

export const page: AnyPage = definePage<undefined>({
  head: legalHead(terms, href(pages.terms)),
  View: TermsPage,
  still: () => true,
});

function TermsPage() {
  return <LegalDocumentView texts={terms} />;
}
