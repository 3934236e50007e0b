import '#kit/tokens.css';
import '#kit/base.css';
import { openCart } from '#features/shop/cart/ui/cart-drawer.ts';
import { toast } from '#kit/toasts/toast-store.ts';
import { languageHeader } from '#platform/http/shared/language-address.ts';
import { renderedFor, renderedForHeader } from '#platform/http/shared/rendered-for.ts';
import type { VisitFacts } from '#web/app-context.ts';
import { start } from '#web/browser/start.tsx';
import type { Screen } from '#web/screens.ts';
import { website } from '../website.ts';

start(async (facts, address) => ({
  ...website,
  screens: [...website.screens, ...(await screensOfStaff(facts, address))],
  callHeaders: ({ person, language }) => ({
    [renderedForHeader]: renderedFor(person),
    [languageHeader]: language,
  }),
  resume: (inCart) => {
    const early = document.getElementById('early');
    early?.remove();
    if (!inCart) return;
    const { title = inCart } = early?.dataset ?? {};
    toast({ title, description: early?.textContent ?? '', tone: 'success' });
    openCart();
  },
  loadOverlay: () => import('../ui/overlay.tsx'),
}));

/** Loads only in a document that opened on a staff screen. */
async function screensOfStaff({ staffMenu }: VisitFacts, { pathname }: URL): Promise<Screen[]> {
  if (!staffMenu || !pathname.startsWith('/admin')) return [];
  const { staffScreens } = await import('#staff-screens.ts');
  return staffScreens;
}
