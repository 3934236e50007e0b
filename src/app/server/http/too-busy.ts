import type { Context, Next } from 'hono';
import { html } from 'hono/html';
import { languageWithoutSession } from '#features/accounts/server/visit.ts';
import { shares } from '#limits.ts';
import type { Config } from '#platform/config.ts';
import { callerAddress } from '#platform/http/caller-address.ts';
import { AppError, commonErrors } from '#platform/http/errors.ts';
import { createShares, createWaitingRoom } from '#platform/http/network-shares.ts';
import { networksOf } from '#platform/http/networks.ts';
import { smallBody } from '#platform/http/paced-body.ts';
import { plainPage } from '#platform/http/plain-page.ts';
import { readBytes } from '#platform/http/read-request.ts';
import { defineTexts } from '#platform/text/texts.ts';

/**
 * Works on a bounded number of requests at once in this process, and answers 503 to the rest without
 * asking the database: they would only wait behind the others. One network cannot take all places.
 */
export function boundUnderWay(config: Config) {
  const places = createShares(shares.underWay);
  return async (context: Context, next: Next): Promise<Response | undefined> => {
    const networks = networksOf(callerAddress(context, config.trustedProxies));
    if (places.tryTake(networks, 1) !== 'taken') return answerBusy(context, config);
    try {
      await next();
      return undefined;
    } finally {
      places.giveBack(networks, 1);
    }
  };
}

/** A larger body waits so long for its turn: a little less than a connection may be silent. */
const maxWaitMs = 100_000;

/**
 * Lets the bodies of requests in, so many at once of each network. A small one is read here, before
 * its request counts as under way: a crowd of slow ones holds up nobody.
 */
export function boundBodies(config: Config) {
  const small = createShares(shares.smallBodies);
  const large = createWaitingRoom(shares.largeBodies, maxWaitMs);
  return async (context: Context, next: Next): Promise<Response | undefined> => {
    const { raw } = context.req;
    const networks = networksOf(callerAddress(context, config.trustedProxies));
    const length = Number(raw.headers.get('content-length') ?? 0);
    if (length > smallBody || raw.headers.has('transfer-encoding')) {
      if (!(await large.enter(networks))) return answerBusy(context, config);
      const leave = once(() => large.leave(networks));
      context.set('bodyIsRead', leave);
      await next().finally(leave);
    } else if (length > 0) {
      if (small.tryTake(networks, 1) !== 'taken') return answerBusy(context, config);
      const body = await readBytes(raw.body, smallBody, 'small').finally(() => {
        small.giveBack(networks, 1);
      });
      context.req.raw = new Request(raw, { body: new Uint8Array(body) });
      await next();
    } else {
      await next();
    }
    return undefined;
  };
}

function once(action: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) action();
    isDone = true;
  };
}

async function answerBusy(context: Context, config: Config): Promise<Response> {
  const language = languageWithoutSession(context, config);
  const { status } = commonErrors.unavailable;
  context.set('refused', 'busy');
  context.header('retry-after', '5');
  if (!context.req.header('accept')?.includes('text/html')) {
    const headers = { 'cache-control': 'no-store' };
    return context.json(new AppError(commonErrors.unavailable).body(language), status, headers);
  }
  const text = texts[language];
  // What a form sent is sent again only by reloading the page that it led to.
  const body = html`<p>${context.req.method === 'GET' ? text.read : text.sent}</p>`;
  const page = await plainPage({ language, brand: config.brand.name, title: text.title, body });
  return context.body(page.html, status, page.headers);
}

const texts = defineTexts({
  title: { es: 'Hay mucha gente en este momento', en: 'Many people are here right now' },
  read: {
    es: 'No pudimos abrir la página. Lo que eligió se conserva en su teléfono. Espere unos segundos y vuelva a cargarla.',
    en: 'We could not open the page. What you chose is kept on your phone. Wait a few seconds and load it again.',
  },
  sent: {
    es: 'No recibimos lo que envió y nada cambió. Espere unos segundos y vuelva a cargar esta página para enviarlo otra vez.',
    en: 'We did not receive what you sent, and nothing changed. Wait a few seconds and reload this page to send it again.',
  },
});
