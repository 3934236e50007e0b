import type { Context, Next } from 'hono';
import { html } from 'hono/html';
import { languageWithoutSession } from '#features/people/accounts/server/visit.ts';
import { shares } from '#limits.ts';
import type { Config } from '#platform/config.ts';
import { callerAddress } from '#platform/http/caller-address.ts';
import { AppError, commonErrors } from '#platform/http/errors.ts';
import {
  createShares,
  createWaitingRoom,
  createYieldingPlaces,
} from '#platform/http/network-shares.ts';
import { networksOf } from '#platform/http/networks.ts';
import { bodyThatYields, smallBody } from '#platform/http/paced-body.ts';
import { plainPage, readsPages } from '#platform/http/plain-page.ts';
import { readBytes } from '#platform/http/read-request.ts';
import type { ErrorKind } from '#platform/http/shared/error-kind.ts';
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
 * its request counts as under way. A crowd of slow ones holds up nobody: it gives way.
 */
export function boundBodies(config: Config) {
  const small = createYieldingPlaces(shares.smallBodies, 'oldest');
  const large = createWaitingRoom(shares.largeBodies, maxWaitMs);
  return async (context: Context, next: Next): Promise<Response | undefined> => {
    const { raw } = context.req;
    // Nobody reads a body of these, and a copy of the request could not have one.
    if (/^(GET|HEAD|TRACE)$/.test(raw.method)) {
      await next();
      return undefined;
    }
    const networks = networksOf(callerAddress(context, config.trustedProxies));
    const length = Number(raw.headers.get('content-length') ?? 0);
    const { stream, giveWay } = bodyThatYields(raw.body);
    const holder = { networks, giveWay };
    if (length > smallBody || raw.headers.has('transfer-encoding')) {
      if (!(await large.enter(holder))) return answerBusy(context, config);
      context.req.raw = new Request(raw, { body: stream, duplex: 'half' } as RequestInit);
      const leave = () => large.leave(holder);
      context.set('bodyIsRead', leave);
      await next().finally(leave);
    } else if (length > 0) {
      if (!small.tryEnter(holder)) return answerBusy(context, config);
      try {
        const body = await readBytes(stream, smallBody, 'small');
        context.req.raw = new Request(raw, { body: new Uint8Array(body) });
      } catch (error) {
        if (!(error instanceof AppError && readsPages(context))) throw error;
        context.set('refused', error.kind.code);
        return answerPage(context, config, error.kind.status, 'slow');
      } finally {
        small.leave(holder);
      }
      await next();
    } else {
      await next();
    }
    return undefined;
  };
}

async function answerBusy(context: Context, config: Config): Promise<Response> {
  const { unavailable } = commonErrors;
  context.set('refused', 'busy');
  context.header('retry-after', '5');
  if (readsPages(context)) return answerPage(context, config, unavailable.status, 'busy');
  const error = new AppError(unavailable).body(languageWithoutSession(context, config));
  return context.json(error, unavailable.status, { 'cache-control': 'no-store' });
}

async function answerPage(
  context: Context,
  config: Config,
  status: ErrorKind['status'],
  title: 'busy' | 'slow',
): Promise<Response> {
  const language = languageWithoutSession(context, config);
  const text = texts[language];
  // What a form sent is sent again only by reloading the page that it led to.
  const body = html`<p>${context.req.method === 'GET' ? text.read : text.sent}</p>`;
  const page = await plainPage({ language, brand: config.brand.name, title: text[title], body });
  return context.body(page.html, status, page.headers);
}

const texts = defineTexts({
  busy: { es: 'Hay mucha gente en este momento', en: 'Many people are here right now' },
  slow: { es: 'La conexión fue muy lenta', en: 'The connection was very slow' },
  read: {
    es: 'No pudimos abrir la página. Lo que eligió se conserva en su teléfono. Espere unos segundos y vuelva a cargarla.',
    en: 'We could not open the page. What you chose is kept on your phone. Wait a few seconds and load it again.',
  },
  sent: {
    es: 'No recibimos lo que envió y nada cambió. Espere unos segundos y vuelva a cargar esta página para enviarlo otra vez.',
    en: 'We did not receive what you sent, and nothing changed. Wait a few seconds and reload this page to send it again.',
  },
});
