import { createHash } from 'node:crypto';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { serverMessages } from '#app/server-messages.ts';
import { Footer } from '#app/ui/footer.tsx';
import { type App, AppContext, type Head } from '#app.ts';
import { cartMessages } from '#features/cart/messages.ts';
import { contentPolicy } from '#platform/http/security-headers.ts';
import type { OpenView } from '../open-view.ts';
import type { PagePart } from '../page-parts.ts';
import {
  appElementId,
  footerElementId,
  type PageState,
  stateElementId,
  type ViewState,
} from '../page-state.ts';
import { headOf } from '../ui/head-of.ts';
import { Screen } from '../ui/screen.tsx';
import { Kept } from '../ui/server-html.tsx';
import type { Assets, PageAssets } from './assets.ts';
import { findParts } from './find-parts.ts';
import { usedStyle } from './used-style.ts';
import { workerPath } from './worker-route.ts';

export interface RenderedPage {
  html: string;
  /** What of it is the same for everybody, and on other pages too. */
  parts: PagePart[];
  contentPolicy: string;
}

/** Draws a whole document: head, inlined style, the screen, the state for React, the boot script. */
export async function renderPage(
  app: App,
  view: OpenView,
  screen: string | undefined,
  assets: Assets,
): Promise<RenderedPage> {
  const files = await assets.of(screen, app.language);
  const draw = (element: ReactNode) =>
    renderToString(<AppContext.Provider value={app}>{element}</AppContext.Provider>);
  const footer = draw(<Footer />);
  const body = draw(
    <Screen view={view} footer={<Kept id={footerElementId} html={{ __html: footer }} />} />,
  );
  const state: PageState = {
    language: app.language,
    province: app.province,
    person: app.person,
    brand: app.brand,
    lowData: app.lowData,
    staffMenu: app.staffMenu,
    view: stateOf(app, view),
  };
  // What stays as it is drawn needs no code.
  const code = state.view.kind === 'still' ? await assets.of(undefined, app.language) : files;
  // Without a connection nothing can be brought later.
  const brief = app.lowData && screen !== 'offline';
  const boot = brief ? assets.boot?.brief : assets.boot?.inline;
  const news = newsBar(app, assets);
  const style = usedStyle(files.style, `<html><body>${body}${news}`, app.lowData);
  const linked = `${links}${assets.developmentTags}<style>${style}</style>`;
  // Class names are hashes: about every eighth rule begins a piece, the same rule on every page.
  const styles = linked.split(/(?<=\})(?=\.[a-h]|@layer)/);
  const places = `${news}${bootPlaces(app, code, { body, file: brief ? assets.boot?.file : undefined })}`;
  const script = boot ? `<script>${boot}</script>` : developmentBoot;
  const html = `<!doctype html><html lang="${app.language}"><head>${head(app, headOf(app, view))}${linked}</head><body><div id="${appElementId}">${body}</div><script type="application/json" id="${stateElementId}">${json(state)}</script>${places}${script}</body></html>`;
  return {
    html,
    parts: findParts(html, [...styles, ...headerPieces(body), footer, places, script]),
    contentPolicy: boot
      ? contentPolicy([hash(boot)], [hash(style)])
      : "default-src 'self' 'unsafe-inline' data: ws:",
  };
}

function stateOf(app: App, { state, page }: OpenView): ViewState {
  if (state.kind !== 'page' || !page?.still?.(app)) return state;
  return { kind: 'still', title: page.head(app, state.data).title };
}

const links =
  '<meta name="theme-color" content="#fcfaf6"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="manifest" href="/manifest.webmanifest">';

function head(app: App, head: Head): string {
  return `<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(head.title)}</title>${meta(app, head)}`;
}

/** For search engines and chats; neither saves data. */
function meta(app: App, head: Head): string {
  const origin = app.address.origin;
  const noindex = head.hidden && '<meta name="robots" content="noindex">';
  if (app.lowData) return noindex || '';
  const tags = [
    head.description && `<meta name="description" content="${escaped(head.description)}">`,
    head.canonical && `<link rel="canonical" href="${origin}${escaped(head.canonical)}">`,
    noindex,
    `<meta property="og:title" content="${escaped(head.title)}">`,
    head.description && `<meta property="og:description" content="${escaped(head.description)}">`,
    head.image && `<meta property="og:image" content="${origin}${escaped(head.image)}">`,
    head.facts && `<script type="application/ld+json">${json(head.facts)}</script>`,
  ];
  return tags.filter(Boolean).join('');
}

/** Where the boot script tells what the service worker finds out, with the sentences for it. */
function newsBar({ language }: App, assets: Assets): string {
  const t = serverMessages[language];
  const texts = { newer: t.newer, reload: t.reload, offline: t.offline, dated: t.dated('{}') };
  const data = Object.entries({ ...texts, ...(assets.worker && { worker: workerPath }) });
  return `<p id="news" role="status" hidden ${data.map(([name, text]) => `data-${name}="${escaped(text)}"`).join(' ')}></p><p id="early" role="status" data-title="${escaped(cartMessages[language].added)}"></p>`;
}

const developmentBoot = '<script type="module" src="/src/web/browser/boot.ts"></script>';

/** What the boot script brings in; `file` is its own, where the page does not carry it. */
function bootPlaces(
  { person, address }: App,
  code: PageAssets,
  { body, file }: { body: string; file: string | undefined },
): string {
  const boot = file ? ` data-boot="${file}"` : '';
  // Who is signed in came to do something; a visitor may only want to read. The forms of staff, and
  // what says so itself, are closed until React answers: it comes on a slow line too.
  const now = address.pathname.startsWith('/admin') || body.includes(' data-waits=');
  const eager = person ? ` data-eager="${now ? 'now' : 'idle'}"` : '';
  return `<template data-main="${code.main}" data-preloads="${code.preloads.join(' ')}" data-quote="${code.quote.join(' ')}" id="boot"${boot}${eager}></template>`;
}

/** What the header says to everybody: offices and name, the menu (it stands twice), the cart's button. */
function headerPieces(body: string): string[] {
  const [header = ''] = body.split('<main', 1);
  const pieces = [
    /<aside .*?(?=<ul)/,
    /<nav [^>]*>(<ul.*?<\/ul>)/,
    /<button [^>]*data-cart.*?(?=<ul)/,
  ];
  return pieces.map((piece) => piece.exec(header)).map((found) => found?.[1] ?? found?.[0] ?? '');
}

/** JSON that cannot end the script element it stands in. */
function json(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028|\u2029/g, '');
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
