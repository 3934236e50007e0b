import { href, routes } from '#routes.ts';
import { type AnyPage, definePage } from '#web/page.ts';
import { cookies } from '../legal/cookies.ts';
import { LegalDocumentView, legalHead } from './legal-document.tsx';

export const page: AnyPage = definePage<undefined>({
  head: legalHead(cookies, href(routes.cookies)),
  View: CookiesPage,
  isStatic: () => true,
});

function CookiesPage() {
  return <LegalDocumentView texts={cookies} />;
}
