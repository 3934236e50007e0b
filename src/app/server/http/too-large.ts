import { Hono } from 'hono';
import { html } from 'hono/html';
import { maxReceipts } from '#features/payments/verifications/form-fields.ts';
import { languageWithoutSession } from '#features/people/accounts/server/visit.ts';
import type { Config } from '#platform/config.ts';
import { commonErrors } from '#platform/http/errors.ts';
import { plainPage } from '#platform/http/plain-page.ts';
import { ownPath } from '#platform/http/shared/own-path.ts';
import { defineTexts } from '#platform/text/texts.ts';

/**
 * The page that a proxy shows instead of its own, in English, where it refuses a form for its size
 * (`error_page 413` in docs/proxy/nginx.conf). The shop itself answers such a form in its own page.
 */
export function tooLargeRoute(config: Config): Hono {
  const app = new Hono();
  app.get('/too-large', async (context) => {
    const language = languageWithoutSession(context, config);
    const text = texts[language];
    const back = ownPath(pathWithin(context.req.header('referer'), config.publicUrl));
    const body = html`<p>${text.text}</p>
<a class="button" href="${back}">${back === '/' ? text.home : text.back}</a>`;
    const { name: brand } = config.brand;
    const page = await plainPage({ language, brand, title: text.title, body });
    return context.body(page.html, commonErrors.tooLarge.status, page.headers);
  });
  return app;
}

function pathWithin(address: string | undefined, origin: string): string {
  return address?.startsWith(`${origin}/`) ? address.slice(origin.length) : '';
}

const texts = defineTexts({
  title: { es: 'Los archivos pesan demasiado', en: 'The files are too large' },
  text: {
    es: `No recibimos lo que envió y nada cambió. Vuelva a la página y envíe menos archivos a la vez, o más pequeños: hasta ${maxReceipts} de 8 MB cada uno. Una foto pesa menos si la toma con menor resolución.`,
    en: `We did not receive what you sent, and nothing changed. Go back to the page and send fewer files at once, or smaller ones: up to ${maxReceipts} of 8 MB each. A photo is smaller if you take it at a lower resolution.`,
  },
  back: { es: 'Volver a la página', en: 'Back to the page' },
  home: { es: 'Volver al inicio', en: 'Back to home' },
});
