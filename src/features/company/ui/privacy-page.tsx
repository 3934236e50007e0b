import { type AnyPage, definePage } from '#app.ts';
import { href, pages } from '#pages.ts';
import { privacy } from '../legal/privacy.ts';
import { LegalDocumentView, legalHead } from './legal-document.tsx';

export const page: AnyPage = definePage<undefined>({
  head: legalHead(privacy, href(pages.privacy)),
  View: PrivacyPage,
  still: () => true,
});

function PrivacyPage() {
  return <LegalDocumentView texts={privacy} />;
}
