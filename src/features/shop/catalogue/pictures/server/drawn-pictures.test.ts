import { beforeEach, expect, test } from 'vitest';
import { api } from '#api.ts';
import { setUpShop, shop } from '#app/server/testing/test-shop.ts';
import { storeOriginal } from '#features/shop/catalogue/pictures/server/picture-files.ts';
import { corollaForm } from '#features/shop/catalogue/products/server/testing/staff.ts';
import { newIdempotencyKey } from '#platform/browser/idempotency-key.ts';
import { staffApi } from '#staff-api.ts';

let drawing: string;
let photo: string;
const keep = (text: string) =>
  storeOriginal(
    shop.services.files,
    `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="48"><title>${text}</title></svg>`,
    'svg',
  );
const address = { category: 'automobiles', slug: 'luna' } as const;

setUpShop();
beforeEach(async () => {
  await shop.reset();
  [drawing, photo] = [await keep('dibujo'), await keep('foto')];
  await shop.services.db
    .insertInto('drawn_picture')
    .values({ hash: drawing })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
});

const put = (...hashes: string[]) =>
  shop.stock({
    ...address,
    name: 'Luna',
    pictures: hashes.map((hash) => ({ hash, alt: 'Luna' })),
  });
const pageOf = async (path: string) => (await shop.as('anonymous').fetch(path)).text();
const withoutCode = (html: string) => html.replace(/<(script|style)\b.*?<\/\1>/gs, '');

test('a drawn picture says so on the card, on the page and in a shared link', async () => {
  await put(drawing, photo);
  expect(withoutCode(await pageOf('/products/automobiles'))).toContain('>Ilustración<');
  const page = await pageOf('/products/automobiles/luna');
  expect(withoutCode(page)).toContain('>Ilustración<');
  expect(page).toContain('property="og:image:alt" content="Ilustración: Luna"');
  expect(page).toMatch(/og:description" content="[^"]*La imagen es una ilustración\./);
  expect(await pageOf('/en/products/automobiles/luna')).toContain('>Illustration<');
});

test('a photo says nothing of the kind, also where another picture is drawn', async () => {
  await put(photo, drawing);
  expect(withoutCode(await pageOf('/products/automobiles'))).not.toContain('>Ilustración<');
  expect(await pageOf('/products/automobiles/luna')).not.toContain('og:image:alt');
  const product = await shop.as('anonymous').call(api.findProduct, { params: address });
  expect(product.drawn).toEqual([1]);
});

test('staff say that a picture is drawn, and that it is a photo after all', async () => {
  await put(photo);
  const raul = shop.as('agente');
  const { id, updatedAt } = await raul.call(staffApi.findStaffProduct, {
    params: { id: (await raul.call(api.findProduct, { params: address })).id },
  });
  const say = (drawn: number[], expected: string) =>
    raul.call(staffApi.updateProduct, { params: { id }, body: { drawn, expected } });
  const marked = await say([0], updatedAt);
  expect(marked.drawn).toEqual([0]);
  expect(withoutCode(await pageOf('/products/automobiles/luna'))).toContain('>Ilustración<');
  expect((await say([], marked.updatedAt)).drawn).toBe(undefined);
  expect(withoutCode(await pageOf('/products/automobiles/luna'))).not.toContain('>Ilustración<');
});

test('a picture says what it shows, in the words of the page, and keeps them when it moves', async () => {
  await put(drawing, photo);
  const raul = shop.as('agente');
  const luna = await raul.call(api.findProduct, { params: address });
  const { id, updatedAt: expected } = await raul.call(staffApi.findStaffProduct, {
    params: { id: luna.id },
  });
  const named = await raul.call(staffApi.updateProduct, {
    params: { id },
    body: { imageKinds: [null, 'odometer'], expected },
  });
  expect(named.imageKinds).toEqual([null, 'odometer']);
  const captions = async (language?: 'en') =>
    (await raul.call(api.findProduct, { params: address, query: language ? { language } : {} }))
      .imageCaptions;
  expect(await captions()).toEqual(['', 'Odómetro']);
  expect(await captions('en')).toEqual(['', 'Odometer']);
  const moved = await raul.call(staffApi.updateProduct, {
    params: { id },
    body: { images: luna.images?.toReversed() ?? [], expected: named.updatedAt },
  });
  expect(moved.imageKinds).toEqual(['odometer', null]);
  expect(await pageOf('/products/automobiles/luna')).toContain('1 / 2</span> · Odómetro');
});

test('no copy and no change of a product makes a photo of it', async () => {
  await put(drawing, photo);
  const raul = shop.as('agente');
  const luna = await raul.call(api.findProduct, { params: address });
  const images = luna.images?.toReversed() ?? [];
  const { id, updatedAt: expected } = await raul.call(staffApi.findStaffProduct, {
    params: { id: luna.id },
  });
  const changed = await raul.call(staffApi.updateProduct, {
    params: { id },
    body: { images, expected },
  });
  expect(changed.drawn).toEqual([1]);
  const copy = await raul.call(staffApi.createProduct, {
    body: { ...corollaForm, images: changed.images ?? [] },
    key: newIdempotencyKey(),
  });
  expect(copy.drawn).toEqual([1]);
});
