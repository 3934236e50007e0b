import { hash as sha256 } from 'node:crypto';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { contentPolicy } from '#platform/http/security-headers.ts';
import { type App, AppContext, type VisitFacts } from '../app-context.ts';
import type { OpenView } from '../open-view.ts';
import type { Head } from '../page.ts';
import type { PagePart } from '../page-parts.ts';
import {
  appElementId,
  footerElementId,
  headerElementId,
  type PageState,
  stateElementId,
  type ViewState,
} from '../page-state.ts';
import { renderAt } from '../routes/route.ts';
import { headOf } from '../ui/head-of.ts';
import { WholePage } from '../ui/screen.tsx';
import { ServerHtml, type ServerMarkup } from '../ui/server-html.tsx';
import type { Assets, PageAssets } from './assets.ts';
import { type Draw, drawerFor } from './draw-once.ts';
import { escaped, jsonInHtml } from './escaped.ts';
import { type Piece, partsOf } from './find-parts.ts';
import type { ServerWebsite } from './server-website.ts';
import { statusBar } from './status-bar.ts';
import { readMarkup, usedStyle } from './used-style.ts';
import { workerPath } from './worker-route.ts';

export interface RenderedPage {
  html: string;
  /** Parts that are the same for everybody and on other pages too: a phone that keeps some asks. */
  parts: () => PagePart[];
  statusAt: number;
  contentPolicy: string;
}

interface OpenPage {
  app: App;
  facts: VisitFacts;
  view: OpenView;
  screen: string | undefined;
}

/** Renders a whole document: head, style, screen, the state for React, the boot script. */
export async function renderPage(
  website: ServerWebsite,
  assets: Assets,
  { app, facts, view, screen }: OpenPage,
): Promise<RenderedPage> {
  const { pathname } = app.address;
  const render = (element: ReactNode) =>
    renderAt(pathname, () =>
      renderToString(<AppContext.Provider value={app}>{element}</AppContext.Provider>),
    );
  const draw = drawerFor(website, app, render);
  const header = render(<website.Header />);
  const footer = draw('footer', <website.Footer />);
  const body = render(
    <WholePage
      website={website}
      view={{ ...view, html: drawItems(app, view, draw) }}
      header={<ServerHtml id={headerElementId} html={{ __html: header }} />}
      footer={<ServerHtml id={footerElementId} html={{ __html: footer }} />}
    />,
  );
  const part = website.isRestricted(facts) ? 'restricted' : 'open';
  const files = await assets.of(screen, part, app.language);
  const state: PageState = { facts, view: stateOf(app, view) };
  // A static screen needs no code.
  const code =
    state.view.kind === 'static' ? await assets.of(undefined, part, app.language) : files;
  const isLowData = app.lowData && screen !== website.offlineScreen;
  const boot = isLowData ? assets.scripts?.bootLowData : assets.scripts?.boot;
  const [statusStart, statusEnd] = statusBar(
    website.statusTexts(facts),
    assets.scripts?.worker && workerPath,
  );
  const places = `${draw('boot', <website.BootElements />)}${bootFiles(code, {
    file: isLowData ? assets.scripts?.bootFile : undefined,
    deferred: assets.scripts?.bootDeferred,
    eager: eagerness(website, app, view),
  })}`;
  const styles = usedStyle(files.sheets, readMarkup(body), app.lowData);
  const script = boot ? `<script>${boot}</script>` : (assets.development?.boot ?? '');
  const beforeStyle = `${website.headTags}${assets.development?.tags ?? ''}<style>`;
  const head = renderAt(pathname, () => headOf(website, app, view));
  const shared = () =>
    [...website.sharedParts, ...(view.page?.sharedParts ?? [])].map((Part) => render(<Part />));
  const untilStatus = [
    own(`<!doctype html><html lang="${app.language}"><head>${documentHead(app, head)}`),
    ...[beforeStyle, ...styles].map(shareable),
    own(`</style></head><body><div id="${appElementId}">`),
    { text: body, parts: () => [...shared(), footer] },
    own(`</div><script type="application/json" id="${stateElementId}">`),
    { text: jsonInHtml(state), parts: () => website.sharedFacts(facts).map(jsonInHtml) },
    own('</script>'),
    shareable(statusStart),
  ];
  const pieces = [
    ...untilStatus,
    own(statusEnd),
    shareable(places),
    shareable(script),
    own('</body></html>'),
  ];
  return {
    html: textOf(pieces),
    parts: () => partsOf(pieces),
    statusAt: lengthOf(untilStatus),
    contentPolicy: boot ? policyOf(boot, styles) : "default-src 'self' 'unsafe-inline' data: ws:",
  };
}

function drawItems(app: App, { state, page }: OpenView, draw: Draw): ServerMarkup | undefined {
  const items = state.kind === 'page' ? (page?.staticPart?.items?.(state.data, app) ?? []) : [];
  const html = items.map(({ facts, element }) => draw(facts, element)).join('');
  return html ? { __html: html } : undefined;
}

/** A style that is known is the same list (`usedStyle`). */
const policies = new WeakMap<string[], string>();

function policyOf(boot: string, styles: string[]): string {
  const policy = policies.get(styles) ?? contentPolicy([hash(boot)], [hash(styles.join(''))]);
  policies.set(styles, policy);
  return policy;
}

const own = (text: string): Piece => ({ text, parts: () => [] });
const shareable = (text: string): Piece => ({ text, parts: () => [text] });
const textOf = (pieces: readonly Piece[]) => pieces.map(({ text }) => text).join('');
const lengthOf = (pieces: readonly Piece[]) =>
  pieces.reduce((sum, { text }) => sum + text.length, 0);

function stateOf(app: App, { state, page }: OpenView): ViewState {
  if (state.kind !== 'page' || !page) return state;
  if (page.isStatic?.(app)) return { kind: 'static', title: page.head(app, state.data).title };
  return { kind: 'page', data: page.staticPart?.without(state.data) ?? state.data };
}

/**
 * Says when React loads without a tap. A page that needs it does not wait until the browser is
 * idle.
 */
function eagerness(website: ServerWebsite, app: App, { state, page }: OpenView) {
  const eager = website.bringsReact(app, app.address);
  const needsReact = state.kind === 'page' && page?.needsReact?.(state.data);
  return eager && needsReact ? 'now' : eager;
}

/**
 * Names the files of the boot script. `file` is the boot script itself, when the page does not
 * carry it.
 */
function bootFiles(
  { main, preloads, overlay }: PageAssets,
  { file, deferred, eager }: Record<'file' | 'deferred' | 'eager', string | undefined>,
): string {
  const data = {
    main,
    preloads: preloads.join(' '),
    overlay: overlay.join(' '),
    file,
    deferred,
    eager,
  };
  const attributes = Object.entries(data)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` data-${name}="${escaped(value ?? '')}"`);
  return `<template id="boot"${attributes.join('')}></template>`;
}

const hash = (text: string) => sha256('sha256', text, 'base64');

function documentHead(app: App, head: Head): string {
  return `<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(head.title)}</title>${meta(app, head)}`;
}

/** Facts for search engines and chats, which never ask for low data. */
function meta({ address, lowData }: App, head: Head): string {
  const { origin } = address;
  const place = escaped(origin + (head.canonical ?? address.pathname));
  const noindex = head.hidden && '<meta name="robots" content="noindex">';
  if (lowData) return noindex || '';
  const tags = [
    // One tag for search engines and chats: the text twice would cost a page bytes.
    head.description &&
      `<meta name="description" property="og:description" content="${escaped(head.description)}">`,
    noindex,
    `<meta property="og:title" content="${escaped(head.title)}">`,
    `<meta property="og:type" content="${head.kind ?? 'website'}">`,
    head.image && `<meta property="og:image" content="${origin}${escaped(head.image)}">`,
    head.imageAlt && `<meta property="og:image:alt" content="${escaped(head.imageAlt)}">`,
    `<meta property="og:url" content="${place}">`,
    head.canonical && `<link rel="canonical" href="${place}">`,
    head.facts && `<script type="application/ld+json">${jsonInHtml(head.facts)}</script>`,
  ];
  return tags.filter(Boolean).join('');
}
