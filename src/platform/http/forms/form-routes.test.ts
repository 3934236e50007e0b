import { beforeEach, describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import { allForms, allRoutes } from '#app/server/http/all-routes.ts';
import { type Client, setUpShop, shop } from '#app/server/testing/test-shop.ts';
import { confirmField } from '#features/home/profile/form-fields.ts';
import { maxMultipartParts } from '../multipart-limits.ts';
import { actionField, renderedForField } from '../shared/rendered-for.ts';

let yanet: Client;
setUpShop();
beforeEach(async () => {
  await shop.reset();
  yanet = shop.as('customer');
});

const post = (client: Client, path: string, body: BodyInit, headers: HeadersInit = {}) =>
  client.fetch(path, { method: 'POST', body, headers });
const phone = async () => (await yanet.call(api.currentUser, {})).phone;
const contact = { [actionField]: 'contacto', phone: '+5355555555', whatsapp: '+5355555555' };

/** Forms that are anybody's, whoever has signed in since. */
const ownerless = allRoutes.flatMap(({ form, call }) => (call.shape.ownerless && form?.form) || []);

describe.each(allForms.map(({ form, access }) => ({ ...form, access, whole: form })))(
  'the form $path $action',
  ({ path, action, access, unsent, whole }) => {
    const form = (fields: Record<string, string> = {}) =>
      new URLSearchParams({ ...(action && { [actionField]: action }), ...fields });

    test('a form from another site is refused', async () => {
      const answer = await post(yanet, path, form(), { 'sec-fetch-site': 'cross-site' });
      expect(answer.status).toBe(403);
    });

    test('a form of somebody else’s page is refused, and its content is not shown', async () => {
      const typed = {
        [renderedForField]: shop.as('other customer').id,
        text: 'ajeno',
        phone: 'ajeno',
      };
      const answer = await post(yanet, path, form(typed));
      expect([answer.status, await answer.text()]).toEqual([
        ownerless.includes(whole) ? 400 : 409,
        expect.not.stringContaining('ajeno'),
      ]);
    });

    test.skipIf(access === 'anyone')('of who is signed out leads to signing in', async () => {
      const answer = await post(shop.as('anonymous'), path, form({ text: 'lo mío' }));
      expect(answer.status).toBe(unsent ? 401 : 303);
      if (!unsent) expect(answer.headers.get('location')).toBe(path);
      else expect(await answer.text()).toMatch(/\/api\/login\?returnTo=.*value="lo mío"|lo mío</s);
    });

    test('that is too large is answered with a page', async () => {
      const answer = await post(yanet, path, form({ text: 'x'.repeat(300_000) }));
      expect(answer.status).toBe(413);
      expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
    });
  },
);

test('a form that does not say which of its page it is changes nothing', async () => {
  for (const action of [undefined, 'borrar', '__proto__']) {
    const { [actionField]: _, ...typed } = contact;
    const form = new URLSearchParams({ ...typed, ...(action && { [actionField]: action }) });
    form.set(confirmField, 'si');
    const answer = await post(yanet, '/profile', form);
    expect([answer.status, await phone()]).toEqual([400, '+5351234567']);
  }
});

test('a form may come as multipart, but not in any number of parts', async () => {
  const form = new FormData();
  const send = async () => {
    const sent = new Response(form);
    const type = sent.headers.get('content-type') ?? '';
    return post(yanet, '/profile', await sent.arrayBuffer(), { 'content-type': type });
  };
  for (const [name, value] of Object.entries(contact)) form.append(name, value);
  expect((await send()).status).toBe(303);
  expect(await phone()).toBe('+5355555555');
  for (let part = 0; part < maxMultipartParts; part += 1) form.append('x', '');
  expect((await send()).status).toBe(413);
});
