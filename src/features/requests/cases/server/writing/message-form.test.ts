import { beforeEach, describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import { type Client, setUpShop, shop } from '#app/server/testing/test-shop.ts';
import { submitVerification } from '#features/payments/verifications/server/testing/verifications.ts';
import {
  newQuote,
  type ProductIds,
  restock,
} from '#features/requests/quotes/server/testing/quotes.ts';

let yanet: Client;
setUpShop();

const kinds = {
  '/my-quotes': {
    async make(products: ProductIds) {
      return (
        await yanet.call(api.createQuote, { body: newQuote(products), key: 'pedido-de-yanet' })
      ).id;
    },
    read: (id: string) => yanet.call(api.findMyQuote, { params: { id } }),
  },
  '/my-verifications': {
    async make() {
      await submitVerification(yanet);
      return (await yanet.call(api.listMyVerifications, {}))[0]?.id ?? '';
    },
    read: (id: string) => yanet.call(api.findMyVerification, { params: { id } }),
  },
};

describe.each(Object.entries(kinds))('a message from %s without JavaScript', (path, kind) => {
  let id: string;
  beforeEach(async () => {
    const products = await restock(shop);
    yanet = shop.as('customer');
    id = await kind.make(products);
  });

  /** Fills in the form as the page brought it, and sends it. */
  async function write(text: string, client = yanet): Promise<Response> {
    const page = await (await yanet.fetch(`${path}?ver=${id}`)).text();
    const seen = /name="seen" value="(\d+)"/.exec(page)?.[1] ?? '';
    return post(client, { text, seen });
  }
  const post = (client: Client, form: Record<string, string>) =>
    client.fetch(`${path}?ver=${id}`, { method: 'POST', body: new URLSearchParams(form) });
  const messages = async () =>
    (await kind.read(id)).history.flatMap(({ kind, note }) => (kind === 'message' ? [note] : []));

  test('is in the history, and the page says that it was sent', async () => {
    const answer = await write('¿Ya hay <b>fecha</b>?\nGracias');
    expect(answer.status).toBe(303);
    const next = answer.headers.get('location') ?? '';
    expect(next).toBe(`${path}?ver=${id}&enviado=1#mensaje`);
    expect(await messages()).toEqual(['¿Ya hay <b>fecha</b>?\nGracias']);
    const page = await (await yanet.fetch(next)).text();
    expect(page).toContain('Mensaje enviado.');
    expect(page).toContain('¿Ya hay &lt;b&gt;fecha&lt;/b&gt;?');
  });

  test('sent twice from the same page it is one; from the next page it is another', async () => {
    const form = { text: '¿Hola?', seen: '1' };
    const answers = await Promise.all([post(yanet, form), post(yanet, form)]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect(await messages()).toEqual(['¿Hola?']);
    await write('¿Hola?');
    expect(await messages()).toEqual(['¿Hola?', '¿Hola?']);
  });

  test('that says nothing, or too much, comes back as it was typed', async () => {
    const empty = await write('  \n ');
    expect(empty.status).toBe(400);
    expect(await empty.text()).toContain('Escriba su mensaje.');
    const long = `${'ñ'.repeat(1995)} "<fin>`;
    const answer = await write(long);
    expect(answer.status).toBe(400);
    const page = await answer.text();
    expect(page).toContain('Sobran 2 caracteres.');
    expect(page).toContain(`${'ñ'.repeat(1995)} &quot;&lt;fin&gt;</textarea>`);
    expect(page).toMatch(/<textarea[^>]*aria-invalid="true"/);
    expect(await messages()).toEqual([]);
  });

  test('far too long it comes back too; what is no message at all is told in words', async () => {
    const answer = await write('á'.repeat(6000));
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('Sobran 4000 caracteres.');
    const huge = await write('á'.repeat(60_000));
    expect([huge.status, huge.headers.get('content-type')]).toEqual([
      413,
      'text/html; charset=utf-8',
    ]);
  });

  test('reaches nobody else: another person, and who is signed out, write nothing', async () => {
    const stranger = await write('¿Qué dice?', shop.as('other customer'));
    expect(stranger.status).toBe(404);
    expect(await stranger.text()).toContain('404 Page Not Found');
    const nobody = await write('¿Qué dice?', shop.as('anonymous'));
    expect(nobody.status).toBe(401);
    expect(await messages()).toEqual([]);
  });

  test('finds its text again after its session has ended, with a link to sign in', async () => {
    const answer = await write('¿Qué <dice>?', shop.as('anonymous'));
    const page = await answer.text();
    expect(page).toContain('¿Qué &lt;dice&gt;?</textarea>');
    const address = `${path}?ver=${id}`;
    expect(page).toContain(`<form method="post" action="${address}">`);
    expect(page).toContain(`href="/api/login?returnTo=${encodeURIComponent(address)}"`);
  });
});
