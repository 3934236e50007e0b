import { type Access, permits } from '#features/accounts/roles.ts';
import type { ProvinceCode } from '#features/provinces/provinces.ts';
import { provinceEntry } from '#platform/browser/registry/every-page.ts';
import { cookieName } from '#platform/http/shared/cookies.ts';
import { href, routes } from '#routes.ts';
import { screens } from '#screens.ts';
import type { VisitFacts } from '#web/app-context.ts';
import type { Website } from '#web/website.ts';
import { Layout } from './ui/layout.tsx';

/** The shop as the page engine sees it, on the server and in the browser. */
export const website: Website = {
  screens,
  permits: (access, { person }) => permits(access as Access, person?.role),
  signInAddress: (back) => href(routes.home, {}, { aviso: 'entrar', returnTo: back }),
  siteName: ({ brand }) => brand.name,
  sharedPicture: '/og.jpg',
  variant,
  dataDependsOn: ['province'],
  actions: (change) => ({
    setPerson: (person) => change({ person }),
    setProvince: (province) => {
      storeProvince(province);
      change({ province, provinceChosen: true });
    },
  }),
  loadErrorPages: async () => (await import('./ui/error-pages.tsx')).errorPages,
  Layout,
};

/** Nobody's own page has one: a phone is shared. */
function variant(facts: VisitFacts): string | undefined {
  const { person, language, province, provinceChosen, lowData } = facts;
  const where = provinceChosen ? province : '';
  return person ? undefined : [language, where, lowData ? 'poco' : 'todo'].join('.');
}

function storeProvince(province: ProvinceCode): void {
  const seconds = provinceEntry.days * 86_400;
  const secure = location.protocol === 'https:';
  const name = cookieName(provinceEntry.name, { secure });
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere
  document.cookie = `${name}=${province}; path=/; max-age=${seconds}; samesite=lax${secure ? '; secure' : ''}`;
}
