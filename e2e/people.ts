// People who come to the shop with a browser of their own. Unless a journey announces it, their
// browser's console stays clean, nothing fails, and no other host gets a request.
import { mkdirSync, writeFileSync } from 'node:fs';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
  type Cookie,
  devices,
  type Locator,
  type Page,
  type Response,
} from 'playwright-core';
import { test as base, expect, inject } from 'vitest';
import { CookieJar, formOf } from '#platform/testing/cookie-jar.ts';
import { openBrowser } from './browser.ts';
import { isDue, wrongHtml } from './html-check.ts';
import { type OpenShop, openShop } from './shop.ts';
import { smallPhone } from './small-phone.ts';

export interface PersonOptions {
  /** Default 'desktop'. */
  device?: 'phone' | 'desktop';
  javaScript?: false;
  saveData?: true;
  /** 400 kbit/s and 400 ms, as on a line in Cuba. */
  slowLine?: true;
  /**
   * The slow line, and a quarter of the processor: Chromium burns the other three for as long as
   * the page is open.
   */
  slow?: true;
  /** Lets a checker into pages whose policy would refuse it. */
  bypassPolicy?: true;
  width?: number;
  /**
   * False lets a journey hold back the page's requests. Default true on a phone, where the line is
   * bad, but false for a checker. On a desktop who needs one says so: it fetches fifty files.
   */
  serviceWorker?: boolean;
}

export interface Person {
  context: BrowserContext;
  page: Page;
  asked: string[];
  /** Announces a message or failure that belongs to the journey. */
  expects(trouble: RegExp): void;
  open(path: string): Promise<void>;
  openTab(path: string): Promise<Page>;
}

export interface Entrant {
  email: string;
  firstName?: string;
  lastName?: string;
}

export type NewPerson = (options?: PersonOptions) => Promise<Person>;

const sizes = {
  phone: {
    ...smallPhone,
    hasTouch: true,
    userAgent: devices['Galaxy S9+'].userAgent,
  },
  desktop: { viewport: { width: 1280, height: 900 } },
} satisfies Record<string, BrowserContextOptions>;

/** A journey: `newPerson` opens a browser for somebody; their troubles fail it. */
export const test = base
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of what a fixture needs
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }): Promise<Browser> => {
    const browser = await openBrowser();
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('newPerson', async ({ browser, task }, { onCleanup }): Promise<NewPerson> => {
    const everyone: Awaited<ReturnType<typeof openPerson>>[] = [];
    if (task.result?.retryCount) secondShop = await openShop();
    onCleanup(async () => {
      const troubles = (await Promise.all(everyone.map((each) => each.leave()))).flat();
      if (task.result?.state === 'fail' || troubles.length > 0) await picture(everyone, task.id);
      await Promise.all(everyone.map(({ person }) => closed(person.context)));
      const opened = secondShop;
      secondShop = undefined;
      await opened?.close();
      // In the message, because a list of second tries shows no more.
      expect(troubles, `browsers complained of ${troubles.join('; ')}`).toEqual([]);
    });
    return async (options = {}) => {
      const opened = await openPerson(browser, options);
      everyone.push(opened);
      return opened.person;
    };
  });

/** A list that asks again by itself may be asking while its browser closes: no failure of anybody. */
async function closed(context: BrowserContext): Promise<void> {
  const open = context.pages();
  await Promise.all(open.map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
  await context.close();
}

/** A second try has a shop of its own: in the other one stands what the first try left. */
let secondShop: OpenShop | undefined;

export const shopOrigin = (): string => secondShop?.origin ?? inject('shop');

async function openPerson(browser: Browser, options: PersonOptions) {
  const serviceWorker =
    options.serviceWorker ?? (options.device === 'phone' && !options.bypassPolicy);
  const context = await browser.newContext({
    ...sizes[options.device ?? 'desktop'],
    ...(options.width && { viewport: { width: options.width, height: 800 } }),
    baseURL: shopOrigin(),
    locale: 'es-ES',
    timezoneId: 'America/Havana',
    javaScriptEnabled: options.javaScript ?? true,
    bypassCSP: options.bypassPolicy ?? false,
    serviceWorkers: serviceWorker ? 'allow' : 'block',
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(40_000);
  const troubles: string[] = [];
  const expected = serviceWorker ? [] : [/^console warning: Service Worker/];
  const asked: string[] = [];
  const complain = (trouble: string) => {
    if (!expected.some((pattern) => pattern.test(trouble))) troubles.push(trouble);
  };
  watch(context, complain, asked);
  const html: Promise<string[]>[] = [];
  context.on('response', (response) => {
    if (isPage(response)) html.push(sentHtml(response));
  });
  context.on('page', (page) => void slowDown(page, options));
  const page = await context.newPage();
  await slowDown(page, options);
  if (options.saveData) await saveData(page);
  const person: Person = {
    context,
    page,
    asked,
    expects: (trouble) => expected.push(trouble),
    open: async (path) => void (await page.goto(path, { waitUntil: 'domcontentloaded' })),
    async openTab(path) {
      const tab = await context.newPage();
      await tab.goto(path, { waitUntil: 'domcontentloaded' });
      return tab;
    },
  };
  return {
    person,
    /** What the browser complained of, and a checker of HTML of its pages. */
    async leave() {
      html.push(...context.pages().map(shownHtml));
      return [...troubles, ...(await Promise.all(html)).flat()];
    },
  };
}

function isPage(response: Response): boolean {
  const isHtml = response.headers()['content-type']?.startsWith('text/html') ?? false;
  return isHtml && response.request().resourceType() === 'document';
}

async function sentHtml(response: Response): Promise<string[]> {
  const address = response.url();
  if (!isDue(address, `sent ${response.status()}`)) return [];
  // The browser keeps the text of no page that was left at once.
  const html = await response.text().catch(() => undefined);
  return html === undefined ? [] : wrongHtml(address, html);
}

async function shownHtml(page: Page): Promise<string[]> {
  if (!page.url().startsWith('http') || !isDue(page.url(), 'shown')) return [];
  // One that is just being left has none.
  const html = await page.content().catch(() => undefined);
  return html ? wrongHtml(`${page.url()}, as it was left`, html) : [];
}

function watch(
  context: BrowserContext,
  complain: (trouble: string) => void,
  asked: string[],
): void {
  const own = shopOrigin();
  context.on('console', (message) => {
    if (!/^(error|warning)$/.test(message.type())) return;
    complain(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => complain(`page error: ${error.error().stack}`));
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin === own) asked.push(url.pathname + url.search);
    else if (/^(https?|wss?):$/.test(url.protocol)) complain(`foreign host: ${request.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A page that is left gives up what it was still loading, and only the worker asks for copies
    // that the browser may not have.
    if (!/ERR_(ABORTED|CACHE_MISS)$/.test(reason)) complain(`failed: ${request.url()} ${reason}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 500) complain(`status ${response.status()}: ${response.url()}`);
  });
}

async function slowDown(page: Page, { slow, slowLine }: PersonOptions): Promise<void> {
  if (!slow && !slowLine) return;
  const session = await page.context().newCDPSession(page);
  await connection(session, { kilobits: 400, latency: 400 });
  if (slow) await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

async function connection(session: CDPSession, to: { kilobits: number; latency: number }) {
  const bytes = (to.kilobits * 1000) / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: to.latency,
    downloadThroughput: bytes,
    uploadThroughput: bytes,
  });
}

async function saveData(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
}

/**
 * Saves pictures of all screens of a failed journey, with the state of their pages, in
 * node_modules/.cache/e2e-failures.
 */
async function picture(everyone: { person: Person }[], name: string): Promise<void> {
  const folder = 'node_modules/.cache/e2e-failures';
  mkdirSync(folder, { recursive: true });
  for (const [index, { person }] of everyone.entries()) {
    for (const [tab, page] of person.context.pages().entries()) {
      const path = `${folder}/${name}-${index}-${tab}.png`;
      await page.screenshot({ path, timeout: 5_000 }).catch(() => undefined);
      writeFileSync(`${path}.txt`, await within(5_000, stateOf(page)));
    }
  }
}

/**
 * Reads what a picture does not show: the address, whether React runs, and what the phone has
 * stored.
 */
function stateOf(page: Page): Promise<string> {
  return page
    .evaluate(() => {
      const { live, deferred } = window.bootState ?? {};
      const files = performance.getEntriesByType('resource').map(({ name }) => name);
      const state = {
        address: location.href,
        online: navigator.onLine,
        live,
        deferred: !!deferred,
        files,
      };
      return JSON.stringify({ ...state, stored: { ...localStorage } }, null, 1);
    })
    .catch(String);
}

/** Gives up after a while, because a page that hangs says nothing. */
function within(milliseconds: number, text: Promise<string>): Promise<string> {
  const nothing = new Promise<string>((resolve) => setTimeout(resolve, milliseconds, 'no answer'));
  return Promise.race([text, nothing]);
}

export async function sees(what: Locator): Promise<void> {
  await what.first().waitFor({ state: 'visible' });
}

export async function misses(what: Locator): Promise<void> {
  await expect.poll(() => what.filter({ visible: true }).count()).toBe(0);
}

/** Waits until the page is at an address of the shop: path and query, or a pattern of them. */
export async function isAt(page: Page, address: string | RegExp): Promise<void> {
  await page.waitForURL(
    (url) => {
      const here = url.pathname + url.search;
      return typeof address === 'string' ? here === address : address.test(here);
    },
    { waitUntil: 'commit' },
  );
}

export async function enterAs(page: Page, who: Entrant): Promise<void> {
  await page.getByLabel('Correo electrónico').fill(who.email);
  if (who.firstName) await page.getByLabel('Nombre').fill(who.firstName);
  if (who.lastName) await page.getByLabel('Apellidos').fill(who.lastName);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/idp'), {
    waitUntil: 'domcontentloaded',
  });
}

/**
 * Signs in on the way to a page. In a new browser it uses the session of an earlier sign-in, so
 * that journeys about something else need not draw that form.
 */
export async function signIn(
  page: Page,
  who: Entrant,
  to = '/',
  { withContact = false } = {},
): Promise<void> {
  const context = page.context();
  if (context.pages().every((each) => each.url() === 'about:blank')) {
    await context.addCookies(await sessionOf(who, await context.cookies()));
    if (withContact) await giveContact(page);
    await page.goto(to, { waitUntil: 'domcontentloaded' });
    return;
  }
  await page.goto(`/api/login?returnTo=${encodeURIComponent(to)}`);
  await enterAs(page, who);
  if (!withContact) return;
  await giveContact(page);
  await page.reload({ waitUntil: 'domcontentloaded' });
}

/** A session that ends by itself takes nothing from the phone, as a sign-out does. */
export const endSession = ({ context }: Pick<Person, 'context'>): Promise<void> =>
  context.clearCookies({ name: /session|idp/ });

export const contact = { phone: '+1 713 555 0142', whatsapp: '+53 5 123 4567' };

/**
 * Returns the cookies of somebody who sent the embedded provider's form, in a browser that had some
 * before.
 */
async function sessionOf(
  who: Entrant,
  had: readonly Cookie[],
): Promise<Parameters<BrowserContext['addCookies']>[0]> {
  const jar = await enteredJar(who, had);
  const added = jar.cookies.filter(({ name }) => had.every((each) => each.name !== name));
  return added.map(({ name, value, host, path, ends }) => ({
    ...{ name, value, path, domain: host, httpOnly: true, sameSite: 'Lax' as const },
    expires: ends === undefined ? -1 : ends / 1000,
  }));
}

/** Signs somebody in without a browser. */
export async function enteredJar(who: Entrant, had: readonly Cookie[] = []): Promise<CookieJar> {
  const jar = new CookieJar(shopOrigin());
  for (const { name, value } of had) jar.put(name, value);
  const form = await jar.visit('/api/login');
  const entered = await jar.visit(formOf(form), { form: { ...who } });
  // Staff begin with what waits for them.
  expect(['/', '/admin'], entered.text).toContain(entered.url.pathname);
  return jar;
}

/**
 * Restores the line, but loses what is sent to `sending` until another page is opened, so that this
 * page waits again and is left without having sent it. (Left through about:blank, Chromium forgets
 * now and then what was stored just before; and a route that is taken away while a page loads
 * leaves some of its files under way for ever, so this one stays.)
 */
export async function backInVain({ page, context }: Person, sending: string | RegExp) {
  let isLost = true;
  await context.route(sending, (route) => (isLost ? route.abort() : route.continue()));
  const lost = page.waitForEvent('requestfailed');
  await context.setOffline(false);
  await lost;
  page.once('framenavigated', () => {
    isLost = false;
  });
}

/** Gives a signed-in person's profile its numbers, so that no dialog asks for them. */
export async function giveContact(page: Page): Promise<void> {
  const answer = await page.context().request.patch('/api/user/profile', {
    data: contact,
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}
