import { href, routes } from '#routes.ts';
import { type AnyPage, definePage } from '#web/page.ts';
import { terms } from '../legal/terms.ts';
import { LegalDocumentView, legalHead } from './legal-document.tsx';

export const page: AnyPage = definePage<undefined>({
  head: legalHead(terms, href(routes.terms)),
  View: TermsPage,
  isStatic: () => true,
});

function TermsPage() {
  return <LegalDocumentView texts={terms} />;
}
