import { type AnyPage, definePage } from '#app.ts';
import { href, pages } from '#pages.ts';
import { accessibility } from '../legal/accessibility.ts';
import { LegalDocumentView, legalHead } from './legal-document.tsx';

export const page: AnyPage = definePage<undefined>({
  head: legalHead(accessibility, href(pages.accessibility)),
  View: AccessibilityPage,
  still: () => true,
});

function AccessibilityPage() {
  return <LegalDocumentView texts={accessibility} />;
}
