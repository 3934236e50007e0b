import { beforeAll, expect, test } from 'vitest';
import { setUpShop, shop } from '../testing/test-shop.ts';

setUpShop();
beforeAll(async () => {
  await shop.reset();
  await shop.stock(
    { slug: 'corolla', name: 'Corolla', description: 'Sedán de cuatro puertas.' },
    { slug: 'versa', name: 'Versa', description: '' },
    { slug: 'fit', name: 'Fit', description: 'Compacto.', descriptionEn: 'Compact.' },
    { slug: 'leaf', name: 'Leaf', description: '', descriptionEn: 'Electric.' },
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

test('each page has the description of its own language', async () => {
  expect(await read('fit', 'en')).toContain('<p>Compact.</p>');
  const spanish = await read('fit', 'es');
  expect(spanish).toContain('<p>Compacto.</p>');
  expect(spanish).not.toContain('Compact.<');
  for (const language of ['es', 'en'])
    expect(await read('fit', language)).not.toMatch(/Description in|Descripción en/);
});

test('who wrote it in English alone is read in English, and told so', async () => {
  expect(await read('leaf', 'es')).toContain('<p lang="en">Electric.</p>');
  expect(await read('leaf', 'es')).toContain('Descripción en inglés.');
  expect(await read('leaf', 'en')).not.toContain('Descripción en inglés.');
  const list = await (await shop.as('anonymous').fetch('/products/automobiles')).text();
  expect(list).toMatch(/<p [^>]*lang="en"[^>]*>Electric\.</);
});

test('a Spanish one says nothing of it, nor one without a description', async () => {
  expect(await read('corolla', 'es')).not.toContain('Description in Spanish');
  expect(await read('versa', 'en')).not.toContain('Description in Spanish');
});
