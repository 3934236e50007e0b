import { href, routes } from '#routes.ts';
import { type AnyPage, definePage } from '#web/page.ts';
import { privacy } from '../legal/privacy.ts';
import { LegalDocumentView, legalHead } from './legal-document.tsx';

export const page: AnyPage = definePage<undefined>({
  head: legalHead(privacy, href(routes.privacy)),
  View: PrivacyPage,
  isStatic: () => true,
});

function PrivacyPage() {
  return <LegalDocumentView texts={privacy} />;
}
