import { createHash } from 'node:crypto';
import { renderToString } from 'react-dom/server';
import { type App, AppContext, type Head } from '../../app.ts';
import { cartMessages } from '../../features/cart/messages.ts';
import { contentPolicy } from '../../platform/http/security-headers.ts';
import { shellMessages } from '../messages.ts';
import type { OpenView } from '../open-view.ts';
import { appElementId, type PageState, stateElementId } from '../state.ts';
import { headOf } from '../ui/head-of.ts';
import { Screen } from '../ui/screen.tsx';
import type { Assets, PageAssets } from './assets.ts';
import { workerPath } from './worker-route.ts';

export interface RenderedPage {
  html: string;
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
  const body = renderToString(
    <AppContext.Provider value={app}>
      <Screen view={view} />
    </AppContext.Provider>,
  );
  const state: PageState = {
    language: app.language,
    province: app.province,
    person: app.person,
    brand: app.brand,
    lowData: app.lowData,
    view: view.state,
    cssFiles: files.cssFiles,
  };
  const html = document(app, headOf(app, view), body, state, files, assets);
  return {
    html,
    contentPolicy: assets.boot
      ? contentPolicy([hash(assets.boot)], [hash(files.css)])
      : "default-src 'self' 'unsafe-inline' data: ws:",
  };
}

function document(
  app: App,
  head: Head,
  body: string,
  state: PageState,
  files: PageAssets,
  assets: Assets,
): string {
  const origin = app.address.origin;
  const meta = [
    head.description && `<meta name="description" content="${escaped(head.description)}">`,
    head.canonical && `<link rel="canonical" href="${origin}${escaped(head.canonical)}">`,
    head.hidden && '<meta name="robots" content="noindex">',
    `<meta property="og:title" content="${escaped(head.title)}">`,
    head.description && `<meta property="og:description" content="${escaped(head.description)}">`,
    head.image && `<meta property="og:image" content="${origin}${escaped(head.image)}">`,
    head.facts && `<script type="application/ld+json">${json(head.facts)}</script>`,
  ];
  return `<!doctype html><html lang="${app.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(head.title)}</title>${meta.filter(Boolean).join('')}<meta name="theme-color" content="#fcfaf6"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="manifest" href="/manifest.webmanifest">${assets.developmentTags}<style>${files.css}</style></head><body><div id="${appElementId}">${body}</div>${newsBar(app, assets)}<p id="early" role="status" data-title="${escaped(cartMessages[app.language].added)}"></p><script type="application/json" id="${stateElementId}">${json(state)}</script>${bootTag(files, assets)}</body></html>`;
}

/** Where the boot script tells what the service worker finds out, with the sentences for it. */
function newsBar({ language }: App, assets: Assets): string {
  const t = shellMessages[language];
  const texts = { newer: t.newer, reload: t.reload, offline: t.offline, dated: t.dated('{}') };
  const data = Object.entries({ ...texts, ...(assets.worker && { worker: workerPath }) });
  return `<p id="news" role="status" hidden ${data.map(([name, text]) => `data-${name}="${escaped(text)}"`).join(' ')}></p>`;
}

function bootTag(files: PageAssets, assets: Assets): string {
  const places = `data-main="${files.main}" data-preloads="${files.preloads.join(' ')}" id="boot"`;
  return assets.boot
    ? `<template ${places}></template><script>${assets.boot}</script>`
    : `<template ${places}></template><script type="module" src="/src/shell/browser/boot.ts"></script>`;
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

const hashes = new Map<string, string>();
function hash(text: string): string {
  let known = hashes.get(text);
  if (!known) {
    known = createHash('sha256').update(text).digest('base64');
    hashes.set(text, known);
  }
  return known;
}
