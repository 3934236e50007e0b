import { openCart } from '#features/shop/cart/ui/cart-drawer.ts';
import { toast } from '#kit/toasts/toast-store.ts';
import { screens } from '#screens.ts';
import { start } from '#web/browser/start.tsx';
import { Layout } from '../ui/layout.tsx';
import { browserWebsite } from './browser-website.ts';

start({
  ...browserWebsite,
  screens,
  Layout,
  resume: (inCart) => {
    const early = document.getElementById('early');
    early?.remove();
    if (!inCart) return;
    const { title = inCart } = early?.dataset ?? {};
    toast({ title, description: early?.textContent ?? '', tone: 'success' });
    openCart();
  },
});
