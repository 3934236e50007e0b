import type { Context } from 'hono';
import { html } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Config } from '#platform/config.ts';
import { type PlainPage, plainPage } from '#platform/http/plain-page.ts';
import { defineTexts } from '#platform/text/texts.ts';
import { languageOf } from './visit.ts';

export function answerUnavailable(context: Context, config: Config, again: string) {
  const text = texts[languageOf(context, config)];
  const body = html`<p>${text.down}</p>
<p>${text.kept}</p>
<a class="button" href="${again}">${text.again}</a>`;
  context.header('retry-after', '30');
  return show(context, config, { title: text.downTitle, body }, 503);
}

/** A network is often shared by all customers of a phone company. */
export function answerTooManySignIns(context: Context, config: Config, again: string) {
  const text = texts[languageOf(context, config)];
  const body = html`<p>${text.tooMany}</p>
<p>${text.kept}</p>
<a class="button" href="${again}">${text.again}</a>`;
  context.header('retry-after', '60');
  return show(context, config, { title: text.downTitle, body }, 429);
}

/** Another site may have started this sign-in. */
export function askToSignIn(context: Context, config: Config, again: string) {
  const text = texts[languageOf(context, config)];
  const body = html`<p>${text.enter}</p>
<a class="button" href="${again}">${text.enterTitle}</a>`;
  return show(context, config, { title: text.enterTitle, body }, 200);
}

/** The session stays as it was. */
export function answerNotAnew(context: Context, config: Config, returnTo: string) {
  const text = texts[languageOf(context, config)];
  const body = html`<p>${text.notAnew}</p>
<a class="button" href="${returnTo}">${text.back}</a>`;
  return show(context, config, { title: text.notAnewTitle, body }, 403);
}

export function askToSignOut(context: Context, config: Config) {
  const text = texts[languageOf(context, config)];
  const body = html`<p>${text.leave}</p>
<a class="button" href="/api/logout">${text.leaveTitle}</a>`;
  return show(context, config, { title: text.leaveTitle, body }, 200);
}

async function show(
  context: Context,
  config: Config,
  page: Pick<PlainPage, 'title' | 'body'>,
  status: ContentfulStatusCode,
): Promise<Response> {
  const rendered = await plainPage({
    ...page,
    language: languageOf(context, config),
    brand: config.brand.name,
  });
  return context.body(rendered.html, status, rendered.headers);
}

const texts = defineTexts({
  downTitle: { es: 'No podemos abrir la entrada', en: 'Sign-in is not available' },
  down: {
    es: 'El servicio que comprueba su identidad no responde en este momento. Puede seguir viendo el catálogo sin entrar.',
    en: 'The service that checks who you are is not answering right now. You can go on browsing the catalog without signing in.',
  },
  tooMany: {
    es: 'Desde su red se ha entrado demasiadas veces en poco tiempo. Puede seguir viendo el catálogo sin entrar.',
    en: 'There were too many sign-ins from your network in a short time. You can go on browsing the catalog without signing in.',
  },
  kept: {
    es: 'Lo que eligió sigue en su cotización. Espere un minuto e intente de nuevo.',
    en: 'What you chose is still in your quotation. Wait a minute and try again.',
  },
  again: { es: 'Intentar de nuevo', en: 'Try again' },
  enterTitle: { es: 'Entrar', en: 'Sign in' },
  enter: {
    es: 'Otra página pidió abrir su sesión. Confirme que es usted quien lo desea.',
    en: 'Another page asked to sign you in. Please confirm that it is what you want.',
  },
  notAnewTitle: { es: 'No pudimos confirmar su entrada', en: 'We could not confirm your sign-in' },
  notAnew: {
    es: 'El servicio de identidad no dice que usted acabe de entrar, y para esto hace falta. Avise a quien administra la tienda: el proveedor debe aceptar max_age y devolver auth_time. No se hizo ningún cambio.',
    en: 'The identity service does not say that you have just signed in, which this needs. Tell whoever runs the shop: the provider must accept max_age and return auth_time. Nothing was changed.',
  },
  back: { es: 'Volver a la página', en: 'Back to the page' },
  leaveTitle: { es: 'Cerrar Sesión', en: 'Sign out' },
  leave: {
    es: 'Otra página pidió cerrar su sesión. Confirme que es usted quien lo desea.',
    en: 'Another page asked to sign you out. Please confirm that it is what you want.',
  },
});
