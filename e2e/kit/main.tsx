import { createRoot } from 'react-dom/client';
import '#kit/tokens.css';
import '#kit/base.css';
import { ToastRegion } from '#kit/toasts/toast.tsx';
import { type App, AppContext } from '#web/app-context.ts';
import { KitPage } from './kit-page.tsx';

/** All that the kit asks of the page around it. */
const app = {
  language: 'es',
  lowData: false,
  live: true,
  address: new URL(location.href),
  navigate: async (address) => location.assign(address),
  refresh: async () => {},
} satisfies Partial<App>;

createRoot(document.body).render(
  <AppContext value={app as unknown as App}>
    <main>
      <KitPage />
    </main>
    <ToastRegion />
  </AppContext>,
);
