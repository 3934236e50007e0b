import { describe, expect } from 'vitest';
import { sideways } from './checks.ts';
import { live } from './live.ts';
import { signIn, test } from './people.ts';
import { clear, create, raul } from './staff-products.ts';

const word = `Refrigerador/Congelador${'Larguísima'.repeat(4)}`.slice(0, 60);

/** A search engine shows 70 letters of a title, with the name of the shop. */
const name = word.slice(0, 55);

/** The word in every text that staff write of a product. */
const product = {
  name,
  category: 'electrodomesticos',
  price: '100',
  availableProvinces: 'Todas',
  description: `${word} ${word}`,
  brand: word,
  model: word,
  engineType: word,
  specifications: { [word]: word },
  featured: true,
};

describe('una palabra de 60 letras sin espacio', () => {
  test('no ensancha las pantallas de la tienda ni la cotización, a 360 px', async ({
    newPerson,
  }) => {
    const staff = await newPerson({});
    await signIn(staff.page, raul);
    await clear(staff.page, name);
    const id = await create(staff.page, product);
    const found = await staff.page.context().request.get(`/api/admin/products/${id}`);
    const address = `/products/electrodomesticos/${(await found.json()).slug}`;
    const { page, open } = await newPerson({ device: 'phone', width: 360 });
    await open(address);
    await live(page);
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Agregar a Cotización' }).first().click();
    const search = encodeURIComponent(word);
    const paths = [
      ...[address, '/', '/offers', '/cotizacion', `/comparar?p=${id}`],
      ...[`/products/electrodomesticos?search=${search}`, `/products?search=${'x'.repeat(60)}`],
    ];
    const wide: string[] = [];
    for (const path of paths) {
      await open(path);
      await live(page);
      wide.push(...(await sideways(page)).map((each) => `${path}: ${each}`));
    }
    await clear(staff.page, name);
    expect(wide).toEqual([]);
  });
});
