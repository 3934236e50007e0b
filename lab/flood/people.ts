import { randomUUID } from 'node:crypto';
import { CookieJar, formOf } from '#platform/testing/cookie-jar.ts';

/** Signs a person of the demo in, and returns the cookies. */
export async function signedIn(origin: string, who: 'agente' | 'cliente'): Promise<string> {
  const jar = new CookieJar(origin);
  const people = await jar.visit('/api/login');
  await jar.visit(formOf(people), { form: { email: `${who}@demo.test` } });
  return jar.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}

/** Requests a quotation, and returns its id. */
export async function makeQuote(origin: string, cookie: string): Promise<string> {
  const send = async (method: string, path: string, body?: object) => {
    const headers = {
      cookie,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    };
    const sent = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    const response = await fetch(origin + path, sent);
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  await send('PATCH', '/api/user/profile', { phone: '+5351234567', whatsapp: '+5351234567' });
  const products = await send('GET', '/api/products?category=automobiles&province=HAB');
  const { id, name, price } = products.find((each: { price: unknown }) => each.price !== null);
  const items = [{ productId: id, productName: name, price: Number(price), quantity: 1 }];
  const total = Number(price).toFixed(2);
  return (await send('POST', '/api/quotes', { province: 'HAB', items, subtotal: total, total })).id;
}
