import type { StaffCounts } from '#features/office/dashboard/schema.ts';
import { type Access, permits } from '#features/people/accounts/roles.ts';
import { provinceEntry } from '#platform/browser/registry/every-page.ts';
import { writeCookie } from '#platform/browser/write-cookie.ts';
import { href, routes } from '#routes.ts';
import type { VisitFacts } from '#web/app-context.ts';
import type { Website } from '#web/website.ts';

declare module '#web/app-context.ts' {
  interface VisitFacts {
    /** What waits, on a screen of staff: only there is it set, and the frame is theirs. */
    staffCounts?: StaffCounts;
  }
}

/** Screens and layout are the shop's or staff's: a document has those of one alone. */
export const website: Omit<Website, 'screens' | 'Layout'> = {
  permits: (access, { person }) => permits(access as Access, person?.role),
  signInAddress: (back) => href(routes.home, {}, { aviso: 'entrar', returnTo: back }),
  siteName: ({ brand }) => brand.name,
  sharedPicture: '/og.jpg',
  variant,
  dataDependsOn: ['province'],
  actions: (change) => ({
    setPerson: (person) => change({ person }),
    setProvince: (province) => {
      writeCookie(provinceEntry, province);
      change({ province, provinceChosen: true });
    },
  }),
  loadErrorPages: async () => (await import('./ui/error-pages.tsx')).errorPages,
};

/**
 * Names choices, and not the language of an address: the variant of the pages that a phone has
 * stored stays the same when one of them is English by its address.
 */
function variant(facts: VisitFacts): string | undefined {
  const { person, province, provinceChosen, lowData, cards, language, chosenLanguage } = facts;
  const where = provinceChosen ? province : '';
  // Personal pages have none, because phones are shared.
  return person
    ? undefined
    : [chosenLanguage ?? language, where, lowData ? 'poco' : 'todo', ...(cards ? ['1'] : [])].join(
        '.',
      );
}
