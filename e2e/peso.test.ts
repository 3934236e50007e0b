// How much a page weighs on the wire, which people in Cuba wait and pay for. It measures bytes,
// never a time.
import { globSync, readFileSync } from 'node:fs';
import { request as ask } from 'node:http';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { Page, Request } from 'playwright-core';
import { describe, expect } from 'vitest';
import { eachOf } from '#platform/testing/short-run.ts';
import { orderOnItsWay } from './journeys.ts';
import { controlled, live, liveWithoutDrawer } from './live.ts';
import { raul } from './panels.ts';
import { type NewPerson, type PersonOptions, shopOrigin, signIn, test } from './people.ts';
import { corolla, versa } from './shopping.ts';
import { openWire, type Wire, weigh } from './wire.ts';

/** HTML and style without the boot script, the boot script, all of it at the first compression. */
const most = { shown: 12_000, ownScript: 6_000, atFirst: 15_000 };
/** A catalogue has twelve cards: one first window of TCP, ten segments of 1,460. */
const mostOfCatalogue = { ...most, shown: 14_600 };

const budgets: Record<string, typeof most> = {
  '/': { ...most, atFirst: 12_000 },
  '/products/automobiles': mostOfCatalogue,
  '/products/motocicletas': mostOfCatalogue,
  '/products/electrodomesticos': mostOfCatalogue,
  '/products/triciclos': mostOfCatalogue,
  [corolla.path]: most,
  '/offers': most,
  '/offices': most,
  '/terms': most,
  '/provincia': most,
  '/comprobar': most,
  '/no-existe': most,
};

/** At the first compression, for one unit and for thirty. Who asked has React's data of it all, too. */
const mostOfOrder = {
  1: { asks: 15_400, offer: 12_800, pays: 11_900, receives: 11_000 },
  30: { asks: 18_500, offer: 13_900, pays: 13_100, receives: 12_000 },
};

const lists = ['automobiles', 'motocicletas', 'electrodomesticos', 'triciclos'] as const;
/**
 * The document leaves something to spare; with its headers it fits into the window, once somebody has
 * asked for it: a moment later it is compressed better.
 */
const mostOfList = { first: 16_000, whole: 14_600, body: 0.92 * 14_600 };

/** Scripts once React answers; on the home page and in a text with the cart's panel. */
const mostOfReact = {
  '/': 85_000,
  '/products/automobiles': 84_000,
  [corolla.path]: 82_500,
  '/offers': 80_500,
  '/terms': 85_000,
};
const mostOfOwn = {
  '/my-quotes': 87_000,
  '/my-verifications': 83_000,
  '/profile': 88_500,
  '/verify': 89_000,
};

/**
 * All that the first page of staff brings until its forms are open, and in how many files; then a next page, and
 * the list of quotations, without the record that somebody may open beside it.
 */
const mostOfStaff = { first: 113_000, scripts: 8, sheets: 3, next: 6_700, queue: 12_000 };

/** Everything that a first visit loads until somebody taps, with pictures. */
const everything = { '/': 40_000, '/products/automobiles': 50_000, [corolla.path]: 45_000 };

test('el servidor dibuja con el React de producción, sea cual sea NODE_ENV', () => {
  const built = globSync('dist/server/{,chunks/}*.js');
  expect(built.length).toBeGreaterThan(3);
  const development = /react[a-z-]*\.development\.js/;
  expect(built.filter((file) => development.test(readFileSync(file, 'utf8')))).toEqual([]);
});

describe('nadie descarga más de lo debido', () => {
  test('en el documento de una página pública', async () => {
    const rows: Record<string, Record<keyof typeof most, number>> = {};
    for (const path of Object.keys(budgets)) {
      rows[path] = await weighDocument(path);
    }
    console.table(rows);
    for (const [path, row] of Object.entries(rows)) within(row, budgets[path] ?? most, path);
  });

  test('en cada lista, con sus encabezados: la primera ventana con un poco de sobra', async () => {
    for (const list of lists) {
      const path = `/products/${list}`;
      // Another address of the same list, which nobody has requested yet.
      const first = await whole(`${path}?sort=newest`);
      await expect
        .poll(async () => (await encoded(path)).length, { message: path })
        .toBeLessThanOrEqual(mostOfList.body);
      console.log(path, first, await whole(path));
      expect(first, path).toBeLessThanOrEqual(mostOfList.first);
      expect(await whole(path), path).toBeLessThanOrEqual(mostOfList.whole);
    }
  });

  test('la página de una orden, para quien la pidió, paga y recibe: una unidad, y treinta', async ({
    newPerson,
  }) => {
    for (const pieces of eachOf([1, 30] as const, 2)) {
      const email = `peso.${pieces}@prueba.test`;
      const order = await orderOnItsWay(newPerson, email, { pieces });
      const cookies = await order.page.context().cookies();
      const asks = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
      const rows = {
        asks: await weighDocument(`/my-quotes?ver=${order.quoteId}`, asks),
        offer: await weighDocument(`/my-quotes/oferta/${order.reference}-O1`, asks),
        pays: await weighDocument(order.pays),
        receives: await weighDocument(order.receives),
      };
      console.table(rows);
      const atFirst = Object.entries(rows).map(([who, row]) => [who, row.atFirst] as const);
      within(Object.fromEntries(atFirst), mostOfOrder[pieces], `${pieces}`);
    }
  });

  test('con todo, hasta que toca algo', async ({ newPerson }) => {
    for (const [path, bytes] of Object.entries(everything)) {
      const { page, wire, settled } = await visitor(newPerson, { slowLine: true });
      await page.goto(wire.origin + path, { waitUntil: 'load' });
      await settled();
      expect(weigh(wire.carried), path).toBeLessThanOrEqual(bytes);
      expect(reactOf(wire), path).toEqual([]);
      expect(await shift(page), path).toBeLessThan(0.005);
    }
  });

  test('con ahorro de datos: el catálogo entero cabe en ocho kilobytes', async ({ newPerson }) => {
    for (const path of eachOf(
      ['/products/automobiles', '/products/electrodomesticos', '/offers'],
      2,
    )) {
      const visit = async () => {
        const { page, wire } = await visitor(newPerson, { saveData: true });
        await page.setExtraHTTPHeaders({ 'save-data': 'on' });
        await page.goto(wire.origin + path, { waitUntil: 'networkidle' });
        return { page, wire, bytes: weigh(wire.carried.filter(isOfPage)) };
      };
      let seen = await visit();
      // A page that was requested for the first time is compressed better a moment later.
      const bytes = async () => {
        if (seen.bytes > 8_000) seen = await visit();
        return seen.bytes;
      };
      await expect.poll(bytes, { message: path }).toBeLessThanOrEqual(8_000);
      const { page, wire } = seen;
      expect(wire.carried.map((each) => each.kind).includes('script'), path).toBe(false);
      expect(await shift(page), path).toBeLessThan(0.005);
    }
  });

  test('React y lo que cuelga de él', async ({ newPerson }) => {
    for (const [path, most] of Object.entries(mostOfReact)) {
      const { page, wire } = await visitor(newPerson);
      await page.goto(wire.origin + path, { waitUntil: 'load' });
      await liveWithoutDrawer(page);
      await page.waitForLoadState('networkidle');
      expect(reactOf(wire), path).not.toEqual([]);
      const scripts = wire.carried.filter(isOfPage);
      const [deferred, react] = [
        scripts.filter(isBootDeferred),
        scripts.filter((one) => !isBootDeferred(one)),
      ];
      console.log(path, 'React', weigh(react, 'script'), 'boot', weigh(deferred, 'script'));
      expect(weigh(deferred, 'script'), path).toBeLessThanOrEqual(3_500);
      expect(weigh(react, 'script'), path).toBeLessThanOrEqual(most);
    }
  });

  test('en la segunda visita: la página sale del teléfono', async ({ newPerson }) => {
    for (const path of eachOf(['/products/automobiles', '/', corolla.path], 2)) {
      const { page, wire, settled } = await visitor(newPerson, { slowLine: true });
      await page.goto(wire.origin + path, { waitUntil: 'load' });
      await controlled(page);
      await settled();
      // Read to its end: how far ahead a browser fetches pictures depends on the line it has seen.
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await settled();
      wire.carried.length = 0;
      await page.goto(wire.origin + path, { waitUntil: 'load' });
      await settled();
      expect(wire.carried, path).toMatchObject([{ path, body: 0 }]);
      expect(weigh(wire.carried, undefined, true), path).toBeLessThanOrEqual(1_000);
    }
  });

  test('en sus propias páginas: React una vez, después solo lo suyo', async ({ newPerson }) => {
    for (const [path, most] of eachOf(Object.entries(mostOfOwn), 2)) {
      const { page, wire, settled, enter } = await visitor(newPerson);
      // The cache is empty, so not even React is there.
      await enter('cliente@demo.test');
      await page.goto(wire.origin + path, { waitUntil: 'load' });
      await liveWithoutDrawer(page);
      await controlled(page);
      await settled();
      console.log(path, 'at first', weigh(wire.carried, 'script'));
      // The worker started after the page, and stores parts from here on.
      await page.goto(wire.origin + path, { waitUntil: 'load' });
      await liveWithoutDrawer(page);
      await settled();
      const scripts = wire.carried.filter((each) => each.path !== '/sw.js');
      expect(weigh(scripts, 'script'), path).toBeLessThanOrEqual(most);
      wire.carried.length = 0;
      await page.goto(wire.origin + path, { waitUntil: 'load' });
      await liveWithoutDrawer(page);
      await settled();
      console.log(path, weigh(wire.carried), weigh(wire.carried, undefined, true));
      expect(weigh(wire.carried), path).toBeLessThanOrEqual(3_000);
    }
  });

  test('el equipo, en el camino: la primera página en una vuelta, y después poco', async ({
    newPerson,
  }) => {
    const { page, wire, settled, enter } = await visitor(newPerson);
    await enter(raul.email);
    await page.goto(`${wire.origin}/admin`, { waitUntil: 'load' });
    await live(page);
    await settled();
    const first = wire.carried.filter(isOfPage);
    const files = (ending: string) => first.filter(({ path }) => path.endsWith(ending)).length;
    const next = async (place: string) => {
      wire.carried.length = 0;
      await page.getByLabel('Menú').first().click();
      await page.locator(`header [data-place=${place}]`).filter({ visible: true }).click();
      await settled();
      // How much the records weigh, other journeys decide.
      return weigh(wire.carried.filter(({ path }) => path.startsWith('/assets/')));
    };
    const row = {
      first: weigh(first),
      scripts: files('.js'),
      sheets: files('.css'),
      next: await next('staffUnits'),
      queue: await next('staffQuotes'),
    };
    console.table([row]);
    within(row, mostOfStaff, '/admin');
  });

  test('de una página a la siguiente: lo que todas tienen viene una vez', { tags: 'long' }, async ({
    newPerson,
  }) => {
    const { page, wire, settled } = await visitor(newPerson, { slowLine: true });
    await page.goto(`${wire.origin}/`, { waitUntil: 'load' });
    await controlled(page);
    const next: [first: string, second: string, bytes: number][] = [
      // Each has a passport of its own, with forty points, and the whole price with its sources.
      [corolla.path, versa.path, 5_900],
      ['/products/automobiles', '/products/triciclos', 7_000],
      ['/terms', '/privacy', 4_500],
    ];
    for (const [first, second, bytes] of next) {
      await page.goto(wire.origin + first, { waitUntil: 'load' });
      await settled();
      wire.carried.length = 0;
      await page.goto(wire.origin + second, { waitUntil: 'load' });
      await settled();
      expect(weigh(wire.carried, 'document'), second).toBeLessThanOrEqual(bytes);
    }
  });
});

/** A document as it is encoded when somebody asks for it first. */
async function weighDocument(
  path: string,
  cookie = '',
): Promise<Record<keyof typeof most, number>> {
  const atFirst = await encoded(path, cookie);
  const html = brotliDecompressSync(atFirst).toString('utf8');
  const boot = /<script>(.+)<\/script>/s.exec(html)?.[1] ?? '';
  return {
    shown: brotliCompressSync(html.replace(boot, '')).length,
    ownScript: brotliCompressSync(boot).length,
    atFirst: atFirst.length,
  };
}

/** Somebody with a phone, whose every byte is counted. */
async function visitor(newPerson: NewPerson, options: PersonOptions = {}) {
  const person = await newPerson({ device: 'phone', ...options });
  const wire = await openWire(shopOrigin());
  person.context.on('close', wire.close);
  // The counting line is the only host there is.
  person.expects(new RegExp(`^foreign host: ${wire.origin}/`));
  return {
    page: person.page,
    wire,
    settled: quietOf(person.page, wire),
    /** Signs in at the shop itself: the provider leads back there, not to the counting line. */
    async enter(email: string) {
      const page = await person.context.newPage();
      await signIn(page, { email });
      await page.close();
      const cookies = await person.context.cookies(shopOrigin());
      const { hostname } = new URL(wire.origin);
      await person.context.addCookies(cookies.map((each) => ({ ...each, domain: hostname })));
    },
  };
}

/**
 * Waits until nothing is on its way: neither to the page on its slow line, nor over the wire, which
 * also shows what the worker stores for later.
 */
function quietOf(page: Page, wire: Wire): () => Promise<void> {
  const asked = new Set<Request>();
  page.on('request', (request) => {
    // Whoever leaves a page no longer waits for it.
    if (request.isNavigationRequest()) asked.clear();
    asked.add(request);
  });
  page.on('requestfinished', (request) => asked.delete(request));
  page.on('requestfailed', (request) => asked.delete(request));
  return async () => {
    let carried = -1;
    let since = performance.now();
    const isQuiet = () => {
      const moves = asked.size + wire.underWay() > 0 || wire.carried.length !== carried;
      carried = wire.carried.length;
      if (moves || carried === 0) since = performance.now();
      return performance.now() - since > quietMs;
    };
    await expect.poll(isQuiet, { interval: 100, timeout: 30_000 }).toBe(true);
  };
}

/** In milliseconds: longer than a page takes to send its next request after an answer. */
const quietMs = 1_000;

/** Not what a worker prepares for later. */
const isOfPage = ({ path }: { path: string }) => !/^\/(sw\.js|sin-conexion)/.test(path);

/** The other half of the boot script, which comes once the page has loaded. */
const isBootDeferred = ({ path }: { path: string }) =>
  /^\/assets\/boot-(deferred|few|fragment|clear)/.test(path);

const reactOf = ({ carried }: Wire) =>
  carried.map(({ path }) => path).filter((path) => path.startsWith('/assets/react-'));

/**
 * Measures, as browsers do, how much of the visible content moved. Below five thousandths a browser
 * reports 0: on a slow line it paints while the document still arrives, and the card at the lower
 * edge may grow by the line that was cut off.
 */
async function shift(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle');
  return page.evaluate(async () => {
    await document.fonts.ready;
    // When the second frame begins, the last change has been painted.
    for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve));
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[];
    return shifts.reduce((sum, { value }) => sum + value, 0);
  });
}

function within<Key extends string>(
  row: Record<Key, number>,
  limits: Record<Key, number>,
  path: string,
) {
  for (const what of Object.keys(limits) as Key[]) {
    expect(row[what], `${path}: ${what}`).toBeLessThanOrEqual(limits[what]);
    expect(row[what], `${path}: ${what}`).toBeGreaterThan(0);
  }
}

/** Headers as HTTP/1.1 writes them, and the body as it is encoded. */
async function whole(path: string): Promise<number> {
  const wire = await openWire(shopOrigin());
  try {
    const headers = { 'accept-encoding': 'br', 'accept-language': 'es' };
    await (await fetch(wire.origin + path, { headers })).arrayBuffer();
    return weigh(wire.carried, undefined, true);
  } finally {
    wire.close();
  }
}

function encoded(path: string, cookie = ''): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'br', 'accept-language': 'es', cookie };
    ask(`${shopOrigin()}${path}`, { headers }, async (response) => {
      if (response.headers['content-encoding'] !== 'br') return reject(Error(`${path}: not br`));
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      resolve(Buffer.concat(chunks));
    })
      .on('error', reject)
      .end();
  });
}
