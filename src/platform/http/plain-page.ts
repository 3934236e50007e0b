import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import type { Language, Text } from '../text/language.ts';

/**
 * The style of pages outside of the built shop, with the colours of `kit/tokens.css`. The page's
 * content security policy has the hash of this text.
 */
export const plainStyle = `:root{color-scheme:light;--ink:#0f2138;--muted:#3f4c62;--line:#e3dccf;--edge:#74808f;--page:#fcfaf6;--sand:#f4eee3;--teal:#0a5560;--teal-dark:#063e47;--teal-soft:#e2f0ef;--coral:#8c2712;--on:#fff;--card:#fff;font:106.25%/1.5 system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif;-webkit-text-size-adjust:100%}
@media screen and (prefers-color-scheme:dark){:root{color-scheme:dark;--ink:#e9eef3;--muted:#b1bdca;--line:#2d3d50;--edge:#7f8ea0;--page:#0d1722;--card:#142130;--sand:#1b2a3b;--teal:#74c9d0;--teal-dark:#a6dfe4;--teal-soft:#12323a;--coral:#ff9d85;--on:#06222a}}
*,::before,::after{box-sizing:border-box;margin:0}
body{min-height:100vh;min-height:100dvh;max-width:28rem;margin-inline:auto;padding:16px;display:flex;flex-direction:column;gap:24px;background:var(--page);color:var(--ink);overflow-wrap:break-word}
header a{display:inline-flex;align-items:center;min-height:44px;font-weight:700;font-size:1.2rem;letter-spacing:-.01em;color:var(--ink);text-decoration:none}
header svg{display:block;width:100%;height:auto;color:var(--teal)}
main{display:grid;gap:16px;align-content:start}
h1{font-size:1.728rem;line-height:1.2;letter-spacing:-.01em}
h2{font-size:1.2rem;line-height:1.2;margin-top:8px}
p{text-wrap:pretty}
a{color:var(--teal);text-underline-offset:3px}
a:hover{color:var(--teal-dark)}
:focus-visible{outline:3px solid var(--teal);outline-offset:2px;border-radius:4px}
form{display:grid;gap:16px}
.note{padding:12px 16px;background:var(--sand);border-radius:10px}
.people{gap:8px}
.field{display:grid;gap:4px}
.pair{display:grid;gap:16px}
label{font-weight:600}
.hint{color:var(--muted)}
.error{color:var(--coral);font-weight:600}
input,textarea,button,.button{min-height:48px;padding:8px 16px;border:1px solid var(--edge);border-radius:10px;background:var(--card);color:var(--ink);font:inherit}
input,textarea{width:100%}
input[aria-invalid=true]{border:2px solid var(--coral)}
button,.button{display:grid;place-items:center;font-weight:600;cursor:pointer;background:var(--teal);border-color:var(--teal);color:var(--on);text-align:center;text-decoration:none}
button:hover,.button:hover{background:var(--teal-dark);color:var(--on)}
button:focus-visible,.button:focus-visible,input:focus-visible,textarea:focus-visible{border-radius:10px}
.people button{grid-template-columns:1fr auto;gap:0 12px;place-items:baseline start;min-height:64px;text-align:start;background:var(--card);border-color:var(--line);color:var(--ink)}
.people button:hover{background:var(--teal-soft);border-color:var(--teal);color:var(--ink)}
.people small{font-size:1rem;font-weight:400;color:var(--muted);grid-column:1/-1}
.people em{font-style:normal;font-weight:400;color:var(--teal)}
footer{margin-top:auto;border-top:1px solid var(--line);padding-block:8px}
footer a,.link{display:inline-flex;align-items:center;min-height:44px}
@media (min-width:640px){:root{font-size:100%}body{padding-block:32px}header{margin-top:16px}.pair{grid-template-columns:1fr 1fr}}
`;

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

/** True for a browser that opens an address or sends a form; scripts and machines ask for JSON. */
export const readsPages = ({ req }: Context) =>
  req.header('accept')?.includes('text/html') ?? false;

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
