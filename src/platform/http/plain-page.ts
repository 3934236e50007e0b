import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { Language, Text } from '../text/language.ts';
import { plainStyle } from './plain-style.ts';

export type Html = ReturnType<typeof html>;

export interface PlainPage {
  language: Language;
  brand: string;
  title: string;
  body: Html;
  /** True where a field is wrong, so that the title says so. */
  wrong?: boolean;
  /** What this page needs beside the style of all. */
  style?: string;
  /** Another origin to which forms may be sent. */
  formsTo?: string;
}

const styleOf = ({ style = '' }: PlainPage) => plainStyle + style;
const hashOf = (style: string) => createHash('sha256').update(style).digest('base64');

/**
 * A small page without build and script, for sign-in and its errors. Returns the HTML and the
 * headers that it needs.
 */
export async function plainPage(
  page: PlainPage,
): Promise<{ html: string; headers: Record<string, string> }> {
  const forms = page.formsTo ? `'self' ${page.formsTo}` : "'self'";
  return {
    html: String(await frame(page)),
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${hashOf(styleOf(page))}'; form-action ${forms}; base-uri 'none'; frame-ancestors 'none'`,
    },
  };
}

const home: Text = { es: 'Volver a la tienda', en: 'Back to the shop' };

function frame(page: PlainPage): Html {
  const { language, brand, title, body, wrong } = page;
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${wrong ? 'Error: ' : ''}${title} · ${brand}</title>
<style>${raw(styleOf(page))}</style>
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

/** The shop's divider: a ship on the horizon. */
const horizon =
  '<svg aria-hidden="true" viewBox="0 0 320 28" width="320" height="28" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"><path d="M0 22.5h320"/><path d="M214 22.5l-5-9h14v-6h46v6h26l-6 9z"/><path d="M231 7.5v-4h10v4m-11 6h58"/></svg>';
