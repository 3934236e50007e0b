import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { Language, Text } from '../text/language.ts';
import { plainStyle } from './plain-style.ts';

/** Escaped HTML, made with hono's `html`. */
export type Html = ReturnType<typeof html>;

export interface PlainPage {
  language: Language;
  /** The shop's name, for the head of the page and its title. */
  brand: string;
  title: string;
  body: Html;
  /** Something that was typed is wrong: the tab says so. */
  wrong?: boolean;
  /** An origin beside our own to which forms may lead. */
  formsTo?: string;
}

const styleHash = createHash('sha256').update(plainStyle).digest('base64');

/**
 * A small page that needs no build and no script: sign-in and its troubles. Gives the HTML and
 * the headers it must be sent with.
 */
export async function plainPage(page: PlainPage): Promise<{
  html: string;
  headers: Record<string, string>;
}> {
  const forms = page.formsTo ? `'self' ${page.formsTo}` : "'self'";
  return {
    html: String(await frame(page)),
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action ${forms}; base-uri 'none'; frame-ancestors 'none'`,
    },
  };
}

const home: Text = { es: 'Volver a la tienda', en: 'Back to the shop' };

function frame({ language, brand, title, body, wrong }: PlainPage): Html {
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${wrong ? 'Error: ' : ''}${title} · ${brand}</title>
<style>${raw(plainStyle)}</style>
</head>
<body>
<header><a href="/">${brand}</a>${raw(horizon)}</header>
<main>
<h1>${title}</h1>
${body}
</main>
<footer><a href="/">${home[language]}</a></footer>
</body>
</html>`;
}

/** The horizon line with the ship on it, the shop's divider. */
const horizon =
  '<svg aria-hidden="true" viewBox="0 0 320 28" width="320" height="28" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"><path d="M0 22.5h320"/><path d="M214 22.5l-5-9h14v-6h46v6h26l-6 9z"/><path d="M231 7.5v-4h10v4m-11 6h58"/></svg>';
