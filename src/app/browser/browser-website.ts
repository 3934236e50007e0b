import '#kit/tokens.css';
import '#kit/base.css';
import { languageHeader } from '#platform/http/shared/language-address.ts';
import { renderedFor, renderedForHeader } from '#platform/http/shared/rendered-for.ts';
import type { BrowserWebsite } from '#web/browser/browser-website.ts';
import { website } from '../website.ts';

export const browserWebsite: Omit<BrowserWebsite, 'screens' | 'Layout' | 'resume'> = {
  ...website,
  callHeaders: ({ person, language }) => ({
    [renderedForHeader]: renderedFor(person),
    [languageHeader]: language,
  }),
  loadOverlay: () => import('../ui/overlay.tsx'),
};
