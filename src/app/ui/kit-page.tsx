import { KitPage } from '#kit/gallery/kit-page.tsx';
import { type AnyPage, definePage } from '#web/page.ts';

/** The design system on one page, in development only. */
export const page: AnyPage = definePage<undefined>({
  head: () => ({ title: 'Kit', hidden: true }),
  View: KitPage,
  // A built shop has no code for it (vite.config.ts).
  isStatic: () => !import.meta.env.DEV,
});
