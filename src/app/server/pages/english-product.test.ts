import { beforeAll, expect, test } from 'vitest';
import { setUpShop, shop } from '../testing/test-shop.ts';

setUpShop();
beforeAll(async () => {
  await shop.reset();
  await shop.stock(
    { slug: 'corolla', name: 'Corolla', description: 'Sedán de cuatro puertas.' },
    { slug: 'versa', name: 'Versa', description: '' },
  );
});

const read = async (slug: string, language: string) => {
  const reader = shop.as('anonymous').with(`mariel-auto-language=${language}`);
  return (await reader.fetch(`/products/automobiles/${slug}`)).text();
};

test('an English product page says that its description is in Spanish', async () => {
  const page = await read('corolla', 'en');
  expect(page).toContain('<p lang="es">Sedán de cuatro puertas.</p>');
  expect(page).toContain('Description in Spanish.');
});

test('a Spanish one says nothing of it, nor one without a description', async () => {
  expect(await read('corolla', 'es')).not.toContain('Description in Spanish');
  expect(await read('versa', 'en')).not.toContain('Description in Spanish');
});
