import { parse } from 'csv-parse/sync';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CookieJar, formOf } from '#platform/testing/cookie-jar.ts';
import { eachOf } from '#platform/testing/short-run.ts';
import { openBrowser } from './browser.ts';
import { live } from './live.ts';
import { elements, payloads } from './payloads.ts';
import { type OpenShop, openShop } from './shop.ts';

let shop: OpenShop;
let browser: Browser;
let marta: CookieJar;
let yanet: CookieJar;
/** Every place that shows a stored text. */
let places: { who: CookieJar; path: string }[];

beforeAll(async () => {
  [shop, browser] = await Promise.all([openShop(), openBrowser()]);
  marta = await enter('admin@demo.test');
  yanet = await enter('cliente@demo.test');
  places = await storeEverything();
}, 180_000);
afterAll(async () => {
  await browser.close();
  await shop.close();
});

async function enter(email: string): Promise<CookieJar> {
  const jar = new CookieJar(shop.origin);
  const people = await jar.visit('/api/login');
  await jar.visit(formOf(people), { form: { email } });
  return jar;
}

async function send(jar: CookieJar, method: string, path: string, body: object) {
  const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
  const answer = await jar.visit(path, { method, headers, body: JSON.stringify(body) });
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
  return JSON.parse(answer.text);
}

/** Packs all payloads into texts of at most so many characters. */
function packed(longest: number): string[] {
  const texts: string[] = [];
  for (const payload of payloads) {
    const last = texts.at(-1);
    const joined = last === undefined ? payload : `${last} ${payload}`;
    if (last !== undefined && joined.length <= longest) texts[texts.length - 1] = joined;
    else texts.push(payload);
  }
  return texts;
}

/** Puts the payloads wherever people write; returns the places where they are read. */
async function storeEverything() {
  const products: { id: string; slug: string }[] = [];
  for (let at = 0; at < payloads.length; at += 5) {
    const [name = 'x', value = 'x', ...more] = payloads.slice(at, at + 5);
    const within = (longest: number, each = 'x') => (each.length > longest ? 'x' : each);
    products.push(
      await send(marta, 'POST', '/api/admin/products', {
        name,
        category: 'automobiles',
        price: '1000',
        availableProvinces: 'Todas',
        description: more.join(' ') || 'x',
        brand: within(60, more[0]),
        model: within(80, more[1]),
        engineType: within(60, more[2]),
        specifications: { [within(60, value)]: value },
        featured: true,
      }),
    );
  }
  const [product = { id: '', slug: '' }] = products;
  const number = '+5351234567';
  await send(yanet, 'PATCH', '/api/user/profile', { phone: number, whatsapp: number });
  const [first = ''] = payloads;
  const quote = await send(yanet, 'POST', '/api/quotes', {
    items: [{ productId: product.id, productName: first, price: '1000', quantity: 1 }],
    notes: packed(2000)[0],
  });
  const reply = async (about: string, text: string) => {
    const { history } = JSON.parse((await marta.visit(about)).text);
    await send(marta, 'POST', `${about}/messages`, { text, seen: history.at(-1).id });
  };
  for (const text of packed(2000)) {
    await send(yanet, 'POST', `/api/quotes/${quote.id}/messages`, { text });
    await reply(`/api/admin/quotes/${quote.id}`, text);
  }
  const [comment, ...comments] = packed(2000);
  await send(yanet, 'POST', '/api/verifications', {
    verificationCode: payloads[3],
    email: 'cliente@demo.test',
    whatsapp: '<b canario>',
    quoteReference: '"><img canario src=x onerror=canario()>',
    comment,
  });
  const [verification] = JSON.parse((await yanet.visit('/api/verifications/user')).text);
  for (const text of comments) {
    await reply(`/api/admin/verifications/${verification.id}`, text);
  }
  for (const [at, title] of payloads
    .filter(({ length }) => length <= 60)
    .slice(0, 8)
    .entries()) {
    await send(marta, 'POST', '/api/admin/notices', {
      ...{ title, text: packed(400)[at] ?? title, provinces: [], categories: [] },
      ...{ startsAt: '2020-01-01T00:00:00Z', endsAt: '2030-01-01T00:00:00Z' },
    });
    const reply = { title: title.replace(/\p{Cc}/gu, ''), textEs: title, textEn: title };
    await send(marta, 'POST', '/api/admin/replies', reply);
  }
  // People call themselves something at the provider.
  for (const [at, name] of payloads.slice(0, 8).entries()) {
    const jar = new CookieJar(shop.origin);
    const people = await jar.visit('/api/login');
    const form = { email: `persona${at}@prueba.test`, firstName: name, lastName: name };
    await jar.visit(formOf(people), { form });
  }
  const everyone = ['/', '/products/automobiles', '/offers'];
  const staffs = ['', '/quotes', '/verifications', '/products', '/replies', '/mails', '/notices'];
  return [
    ...everyone.map((path) => ({ who: yanet, path })),
    ...eachOf(products, 4).map(({ slug }) => ({
      who: yanet,
      path: `/products/automobiles/${slug}`,
    })),
    // Of places that show a text in the same way, some are enough.
    ...some(products, 6).map(({ id }) => ({ who: marta, path: `/admin/products/${id}` })),
    ...some(payloads, 6).map((each) => ({
      who: yanet,
      path: `/products?search=${encodeURIComponent(each)}`,
    })),
    { who: yanet, path: '/my-quotes' },
    { who: yanet, path: `/my-quotes?ver=${quote.id}` },
    { who: yanet, path: `/my-verifications?ver=${verification.id}` },
    { who: marta, path: `/admin/quotes?ver=${quote.id}` },
    { who: marta, path: `/admin/verifications?ver=${verification.id}` },
    ...[...staffs, '/team?q=prueba', '/audit'].map((path) => ({
      who: marta,
      path: `/admin${path}`,
    })),
  ];
}

const some = <T>(all: readonly T[], every: number): T[] => all.filter((_, at) => at % every === 0);

/** Returns everything in the documents that a browser has made of a payload. */
async function becameOf(documents: { path: string; html: string }[]): Promise<string[]> {
  const page = await browser.newPage();
  try {
    return await page.evaluate((all) => {
      const bad: string[] = [];
      const leads = [
        'href',
        'src',
        'action',
        'formaction',
        'data',
        'srcset',
        'xlink:href',
        'poster',
      ];
      const never = 'iframe,object,embed,base,math,marquee,animate,frame,frameset,applet,xmp';
      for (const { path, html } of all) {
        const made = new DOMParser().parseFromString(html, 'text/html');
        const say = (what: string) => bad.push(`${path}: ${what.slice(0, 200)}`);
        for (const element of made.querySelectorAll('*')) {
          const name = element.localName;
          if (name.includes('canario') || element.matches(never)) say(element.outerHTML);
          if (name === 'style' && element.textContent?.includes('canario')) say('style');
          if (name === 'meta' && element.hasAttribute('http-equiv')) say(element.outerHTML);
          const type = element.getAttribute('type') ?? '';
          const runs = name === 'script' && !/^application\/(ld\+)?json$/.test(type);
          if (runs && element.textContent?.includes('canario')) say('script');
          if (name === 'script' && !runs) JSON.parse(element.textContent ?? '');
          for (const attribute of element.attributes) {
            const { name: called, value } = attribute;
            if (called.includes('canario') || called.startsWith('on')) say(element.outerHTML);
            // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers leave these out
            const read = value.replace(/[\x00-\x20]/g, '').toLowerCase();
            if (leads.includes(called) && /^(javascript|vbscript|data:text)/.test(read)) say(value);
            const asked = URL.canParse(value) ? new URL(value).hostname : '';
            if (leads.includes(called) && asked.includes('evil.test')) say(value);
            if (leads.includes(called) && /^[\\/]{2}/.test(read)) say(value);
          }
        }
        const comments = made.createNodeIterator(made, NodeFilter.SHOW_COMMENT);
        for (let each = comments.nextNode(); each; each = comments.nextNode()) {
          if (each.textContent?.includes('canario')) say(`comment ${each.textContent}`);
        }
      }
      return bad;
    }, documents);
  } finally {
    await page.close();
  }
}

describe(`${payloads.length} textos hostiles, guardados donde la gente escribe`, () => {
  test('quien los busca los encuentra donde no se guardan bien', async () => {
    const documents = elements.map((html, at) => ({ path: `n.º ${at}`, html: `<p>${html}</p>` }));
    const found = await becameOf(documents);
    const missed = documents.filter(
      ({ path }) => !found.some((each) => each.startsWith(`${path}:`)),
    );
    // It is hidden without a script, and this parser runs none.
    expect(missed.filter(({ html }) => !html.includes('<noscript>'))).toEqual([]);
  });

  test('son texto en cada página: nada se vuelve elemento, atributo ni guion', async () => {
    expect(payloads.length).toBeGreaterThanOrEqual(300);
    expect(new Set(payloads).size).toBe(payloads.length);
    const documents: { path: string; html: string }[] = [];
    const silent: string[] = [];
    for (const { who, path } of places) {
      const { text: html, status, headers } = await who.visit(path);
      expect([path, status]).toEqual([path, 200]);
      if (JSON.stringify([...headers]).includes('canario')) silent.push(`${path}: in a header`);
      if (!html.includes('canario')) silent.push(`${path}: shows none`);
      documents.push({ path, html });
    }
    // A list of mails or of statuses may show none of them.
    expect(silent.filter((each) => !/admin(\/mails|\/audit)?: shows none$/.test(each))).toEqual([]);
    expect(await becameOf(documents)).toEqual([]);
  }, 120_000);

  test('son texto en los correos, y ninguno sale hacia otra dirección', async () => {
    const waiting = async () => JSON.parse((await marta.visit('/buzon/messages.json')).text);
    await expect.poll(async () => (await waiting()).length).toBeGreaterThanOrEqual(7);
    const mails: { id: string; to: string; subject: string; html: string }[] = await waiting();
    const documents = mails.map(({ html, subject }) => ({ path: subject, html }));
    for (const { id } of mails.slice(0, 20)) {
      documents.push({
        path: id,
        html: (await marta.visit(`/buzon/${id}`)).text.replace(/<iframe.*?<\/iframe>/s, ''),
      });
    }
    expect(documents.some(({ html }) => html.includes('canario'))).toBe(true);
    expect(await becameOf(documents)).toEqual([]);
    for (const { to, subject } of mails) {
      expect(to).not.toContain('canario');
      expect(subject).not.toMatch(/[\r\n]/);
    }
  }, 60_000);

  test.each(['products', 'quotes', 'verifications'])(
    'ninguna celda de %s.csv es una fórmula',
    async (list) => {
      const { text, headers } = await marta.visit(`/api/admin/${list}.csv`);
      const rows: string[][] = parse(text, { bom: true });
      expect(rows.flat().join(' ')).toContain('canario');
      expect(rows.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
      expect(headers.get('content-disposition')).toMatch(/^attachment; filename="[\w-]+\.csv"$/);
    },
  );

  test('con React despierto no corre ninguno', async () => {
    const context = await browser.newContext({ baseURL: shop.origin });
    const { hostname: domain } = new URL(shop.origin);
    const cookies = marta.cookies.map(({ name, value, path }) => ({ name, value, path, domain }));
    await context.addCookies(cookies);
    const ran: string[] = [];
    await context.exposeFunction('canario', () => ran.push('canario'));
    const page = await context.newPage();
    page.on('request', (request) => {
      if (/evil\.test/.test(request.url())) ran.push(request.url());
    });
    page.on('dialog', (dialog) => ran.push(dialog.message()));
    page.on('console', (message) => {
      if (/Content Security Policy|TrustedHTML/.test(message.text())) ran.push(message.text());
    });
    const many = places.filter(({ path }) => /(quotes|verifications)\?ver=/.test(path));
    for (const { path } of [
      { path: '/products/automobiles' },
      ...many.filter(({ who }) => who === marta),
    ]) {
      await page.goto(path);
      // Staff's pages start React by themselves; a tap starts it on the others.
      await page.getByRole('heading').first().click();
      await page.waitForFunction(() => document.body.textContent.includes('canario'));
      // React has drawn the page again, and its requests are answered.
      await live(page);
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => {
        for (const element of document.querySelectorAll('main *')) {
          for (const kind of ['mouseover', 'focus', 'blur']) element.dispatchEvent(new Event(kind));
        }
      });
    }
    expect(ran).toEqual([]);
    // Proves that the canary works.
    await page.evaluate(() => (window as unknown as { canario(): void }).canario());
    expect(ran).toEqual(['canario']);
    await context.close();
  }, 90_000);
});
