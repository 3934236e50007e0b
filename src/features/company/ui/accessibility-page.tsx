import { href, routes } from '#routes.ts';
import { type AnyPage, definePage } from '#web/page.ts';
import { accessibility } from '../legal/accessibility.ts';
import { LegalDocumentView, legalHead } from './legal-document.tsx';

export const page: AnyPage = definePage<undefined>({
  head: legalHead(accessibility, href(routes.accessibility)),
  View: AccessibilityPage,
  isStatic: () => true,
});

function AccessibilityPage() {
  return <LegalDocumentView texts={accessibility} />;
}
