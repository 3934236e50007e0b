import { href, routes } from '#routes.ts';
import { type AnyPage, definePage } from '#web/page.ts';
import { legalNotice } from '../legal/legal-notice.ts';
import { LegalDocumentView, legalHead } from './legal-document.tsx';

export const page: AnyPage = definePage<undefined>({
  head: legalHead(legalNotice, href(routes.legal)),
  View: LegalNoticePage,
  isStatic: () => true,
});

function LegalNoticePage() {
  return <LegalDocumentView texts={legalNotice} />;
}
