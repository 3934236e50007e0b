import { type AnyPage, definePage } from '#app.ts';
import { href, pages } from '#pages.ts';
import { legalNotice } from '../legal/legal-notice.ts';
import { LegalDocumentView, legalHead } from './legal-document.tsx';

export const page: AnyPage = definePage<undefined>({
  head: legalHead(legalNotice, href(pages.legal)),
  View: LegalNoticePage,
  still: () => true,
});

function LegalNoticePage() {
  return <LegalDocumentView texts={legalNotice} />;
}
