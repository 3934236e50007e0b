import type { APIRequestContext, Browser } from 'playwright-core';

interface Draft {
  id: string;
  revision: number;
  validUntil: string;
  language: string;
  note: string | null;
  lines: { kind: string }[];
  plan: object[];
  estimates: object[];
}

interface Ways {
  ways: { versions: { id: string }[] }[];
}

/** The other administrador. A new one could not approve anything yet. */
export const owner = 'duena@prueba.test';

export interface Staff {
  setPrice(slug: string, price: string): Promise<void>;
  setStatus(slug: string, status: 'available' | 'sold'): Promise<void>;
  write(reference: string, text: string): Promise<void>;
  sendOffer(reference: string): Promise<void>;
  /** One proposes where customers pay, another one approves it. */
  sayWhereToPay(): Promise<void>;
}

export async function openStaff(browser: Browser, origin: string): Promise<Staff> {
  const raul = await signedIn(browser, origin, 'agente@demo.test');
  const marta = await signedIn(browser, origin, 'admin@demo.test');
  const productOf = (slug: string) =>
    call<{ id: string }>(raul, 'GET', `/api/products/automobiles/${slug}`);
  const change = async (slug: string, changes: object) => {
    const path = `/api/admin/products/${(await productOf(slug)).id}`;
    const { updatedAt } = await call<{ updatedAt: string }>(raul, 'GET', path);
    await call(raul, 'PATCH', path, { ...changes, expected: updatedAt });
  };
  const quoteOf = async (reference: string) => {
    const [found] = await call<{ id: string }[]>(raul, 'GET', `/api/admin/quotes?q=${reference}`);
    return `/api/admin/quotes/${found?.id}`;
  };
  const newestOf = async (quote: string) =>
    (await call<{ history: { id: string }[] }>(raul, 'GET', quote)).history.at(-1)?.id;
  return {
    setPrice: (slug, price) => change(slug, { price }),
    setStatus: (slug, status) => change(slug, { status }),
    async write(reference, text) {
      const quote = await quoteOf(reference);
      await call(raul, 'POST', `${quote}/messages`, { text, seen: await newestOf(quote) });
    },
    async sendOffer(reference) {
      const quote = await quoteOf(reference);
      const draft = await call<Draft>(raul, 'POST', `${quote}/offers`, {});
      const { id, revision, validUntil, language, note, lines, plan, estimates } = draft;
      const one = { quantity: 1, productId: null, costCents: null };
      const es = language === 'es';
      const freight = es ? 'Flete a Mariel' : 'Freight to Mariel';
      const care = es ? 'Cuidado en almacén' : 'Care at the warehouse';
      const saved = await call<Draft>(raul, 'PUT', `/api/admin/offers/${id}`, {
        ...{ expected: revision, validUntil, language, note, plan, estimates },
        lines: [
          ...lines.filter(({ kind }) => kind === 'goods'),
          { ...one, kind: 'freight', text: freight, unitCents: 180_000, optional: false },
          { ...one, kind: 'fee', text: care, unitCents: 15_000, optional: true },
        ],
      });
      const seen = await newestOf(quote);
      await call(raul, 'POST', `/api/admin/offers/${id}/send`, { expected: saved.revision, seen });
    },
    async sayWhereToPay() {
      const calls = '/api/admin/payment-instructions';
      const { fresh } = await call<{ fresh: string }>(marta, 'GET', calls);
      const holder = { holder: 'Mariel Auto LLC', account: 'pagos@mariel-auto.test' };
      const way = { way: fresh, expected: 0, method: 'zelle', ...holder };
      const made = await call<Ways>(marta, 'POST', calls, way);
      const version = made.ways[0]?.versions[0]?.id;
      const second = await signedIn(browser, origin, owner);
      await call(second, 'POST', `${calls}/${version}/decision`, { approve: true });
    },
  };
}

async function signedIn(browser: Browser, origin: string, email: string) {
  const context = await browser.newContext({ baseURL: origin, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto('/api/login?returnTo=/');
  if (email === owner) {
    await page.locator('input[type="email"]').fill(email);
    await page.locator('input[name="firstName"]').fill('Dulce');
    await page.keyboard.press('Enter');
  } else await page.getByRole('button', { name: email }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.close();
  return context.request;
}

let keys = 0;

async function call<T>(
  by: APIRequestContext,
  method: string,
  path: string,
  data?: object,
): Promise<T> {
  keys += 1;
  const headers = { 'sec-fetch-site': 'same-origin', 'idempotency-key': `recording-${keys}-staff` };
  const answer = await by.fetch(path, { method, headers, ...(data && { data }) });
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as T;
}
