import { type AnyPage, definePage } from '#app.ts';
import { href, pages } from '#pages.ts';
import { cookies } from '../legal/cookies.ts';
import { LegalDocumentView, legalHead } from './legal-document.tsx';

export const page: AnyPage = definePage<undefined>({
  head: legalHead(cookies, href(pages.cookies)),
  View: CookiesPage,
  still: () => true,
});

function CookiesPage() {
  return <LegalDocumentView texts={cookies} />;
}
