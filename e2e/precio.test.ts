import { describe, expect } from 'vitest';
import { priceTexts } from '#features/company/about/price.ts';
import { sees, test } from './people.ts';
import { add, corolla, drawer } from './shopping.ts';

const { holds } = priceTexts.es;

describe('una señora en Holguín quiere saber qué paga', () => {
  test('lo lee igual en la lista, en el producto y en su cotización', async ({ newPerson }) => {
    const { page, open } = await newPerson({ device: 'phone' });
    await open('/products/automobiles');
    await sees(page.getByText(holds));
    await open(corolla.path);
    await sees(page.getByText(holds));
    await add(page, corolla.name).first().click();
    const promise = drawer(page).getByRole('listitem').filter({ hasText: holds });
    await sees(promise);
    // The arrow is heard as it is written, and drawn for the phone whose font lacks it.
    expect(await promise.textContent()).toContain('Envío incluido FOB USA → Cuba');
    expect(await promise.locator('svg').boundingBox()).toMatchObject({ width: 14, height: 14 });
  });
});
