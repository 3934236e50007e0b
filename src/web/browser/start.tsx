// Before its renderer, as in all that the shop draws: so React's file is the same in each build.
import 'react';
import { hydrateRoot } from 'react-dom/client';
import type { TrustedTypes } from '#platform/browser/trusted-types.ts';
import { languageStart } from '#platform/http/shared/language-address.ts';
import { resumeView } from '../open-view.ts';
import {
  appElementId,
  footerElementId,
  headerElementId,
  type PageState,
  stateElementId,
} from '../page-state.ts';
import { renderBelow } from '../routes/route.ts';
import type { ServerMarkup } from '../ui/server-html.tsx';
import type { BrowserWebsite } from './browser-website.ts';
import { Root } from './root.tsx';

/** The boot script waits for the end, or its failure, in its state. */
export function start(website: BrowserWebsite): void {
  const started = takeOver(website);
  if (window.bootState) window.bootState.started = started;
}

async function takeOver(website: BrowserWebsite): Promise<void> {
  const element = document.getElementById(appElementId);
  const stored = document.getElementById(stateElementId)?.textContent;
  if (!element || !stored) return;
  const { facts, view: state }: PageState = JSON.parse(stored);
  // While another history entry is being loaded, the page still belongs to its own address.
  const address = new URL(
    window.bootState ? location.origin + window.bootState.renderedFor : location.href,
  );
  // The offline page takes the place of any other and stays below no start.
  renderBelow(facts.chosenLanguage ? languageStart(address.pathname) : '');
  // The code is loaded first, so that hydration never has to wait.
  const [view] = await Promise.all([resumeView(website, address, state, serverHtml), fullStyle()]);
  hydrateRoot(
    element,
    <Root
      website={website}
      facts={facts}
      address={address}
      view={view}
      header={serverHtml(headerElementId)}
      footer={serverHtml(footerElementId)}
    />,
    { onUncaughtError: keepPage(element) },
  );
}

/**
 * Waits for the style sheets that the boot script requested. The page itself carries only the part
 * that it needs.
 */
function fullStyle(): Promise<unknown> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  return Promise.all(
    links.map((link) => link.sheet ?? new Promise((done) => (link.onload = link.onerror = done))),
  );
}

const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
const policy = trustedTypes?.createPolicy('static', { createHTML: (own) => own });

/**
 * Returns the HTML of an element as the server drew it. React writes it only where it cannot take
 * over what is in the page; then the page's policy needs a trusted value.
 */
function serverHtml(elementId: string): ServerMarkup | undefined {
  const html = document.getElementById(elementId)?.innerHTML;
  if (html === undefined) return undefined;
  return { __html: policy ? policy.createHTML(html) : html };
}

/**
 * React removes a whole page that it cannot render. Returns what puts the server's page there
 * instead, whose links and forms work without React.
 */
function keepPage(element: HTMLElement): (error: unknown) => void {
  // In a document of its own, or its pictures would load a second time.
  const page = document.implementation.createHTMLDocument().importNode(element, true);
  for (const control of page.querySelectorAll('[aria-busy]')) control.removeAttribute('aria-busy');
  const { pathname, search } = location;
  return (error) => {
    console.error(error);
    // From now on the browser answers the taps.
    if (window.bootState) window.bootState.live = true;
    if (location.pathname === pathname && location.search === search) element.replaceWith(page);
    // The server has rendered another page than this one.
    else location.reload();
  };
}
