import '#kit/tokens.css';
import '#kit/base.css';
import { openCart } from '#features/shop/cart/ui/cart-drawer.ts';
import { toast } from '#kit/toasts/toast-store.ts';
import { languageHeader } from '#platform/http/shared/language-address.ts';
import { renderedFor, renderedForHeader } from '#platform/http/shared/rendered-for.ts';
import type { VisitFacts } from '#web/app-context.ts';
import { start } from '#web/browser/start.tsx';
import type { Website } from '#web/website.ts';
import { website } from '../website.ts';

start(async (facts) => ({
  ...website,
  ...(await placeOfStaff(facts)),
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

/** The staff's screens and their frame. A link to any other screen loads a document, and so do theirs elsewhere. */
async function placeOfStaff({ staffCounts }: VisitFacts): Promise<Partial<Website>> {
  if (!staffCounts) return {};
  const { staffScreens: screens, StaffLayout: Layout } = await import('#staff-screens.ts');
  return { screens, Layout };
}
