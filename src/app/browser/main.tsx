import '#kit/base.css';
import { drawnFor, drawnForHeader } from '#features/accounts/drawn-for.ts';
import { sayAdded } from '#features/cart/ui/add-product.ts';
import { openCart } from '#features/cart/ui/cart-panel.ts';
import type { VisitFacts } from '#web/app-context.ts';
import { start } from '#web/browser/start.tsx';
import type { Screen } from '#web/screens.ts';
import { BrokenPage } from '../ui/broken-page.tsx';
import { website } from '../website.ts';

await start(async (facts, address) => ({
  ...website,
  screens: [...website.screens, ...(await screensOfStaff(facts, address))],
  callHeaders: ({ person }) => ({ [drawnForHeader]: drawnFor(person) }),
  resume: (addedProduct, { language }) => {
    document.getElementById('early')?.remove();
    if (!addedProduct) return;
    sayAdded(addedProduct, language);
    openCart();
  },
  loadOverlay: () => import('../ui/overlay.tsx'),
  broken: ({ language }) => <BrokenPage language={language} />,
}));

/** Known only in a document that opened on one of them. */
async function screensOfStaff({ staffMenu }: VisitFacts, { pathname }: URL): Promise<Screen[]> {
  if (!staffMenu || !pathname.startsWith('/admin')) return [];
  const { staffScreens } = await import('#staff-screens.ts');
  return staffScreens;
}
