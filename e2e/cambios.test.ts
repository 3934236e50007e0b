import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { Cart } from '#features/shop/cart/cart.ts';
import { cartEntry } from '#platform/browser/registry/every-page.ts';
import { mailsAbout } from './inbox.ts';
import { live } from './live.ts';
import { giveContact, misses, type Person, sees, signIn, test } from './people.ts';
import {
  add,
  chooseProvince,
  closeDrawer,
  corolla,
  drawer,
  generate,
  line,
  openDrawer,
  referenceOf,
  storedCart,
  toast,
  versa,
} from './shopping.ts';

describe('el precio cambió mientras tanto', () => {
  test('al abrir la cotización lee antes y ahora, y confirma', async ({ newPerson }) => {
    const { page } = await withTwoProducts(await newPerson(), 'precio@prueba.test');
    await changeLine(page, 0, { price: 14_000 });
    await openDrawer(page);
    await sees(drawer(page).getByText('Revise estos cambios'));
    await sees(drawer(page).getByText(`${corolla.name}: antes US$14,000, ahora US$15,900.`));
    await sees(drawer(page).getByText('US$28,700'));
    expect((await storedCart(page)).items).toHaveLength(2);
    await generate(page).click();
    const reference = await referenceOf(page);
    const [mail] = await mailsAbout(reference);
    expect(mail?.text).toContain('US$28,700');
  });

  test('cambió entre abrir y enviar: la respuesta lo dice y nada se pierde', {
    tags: 'long',
  }, async ({ newPerson }) => {
    const person = await withTwoProducts(await newPerson(), 'precio.tarde@prueba.test');
    const { page } = person;
    await openDrawer(page);
    await sees(drawer(page).getByText('US$28,700'));
    // The cart of this browser differs from the shop by now.
    await changeLine(page, 0, { price: 14_000 });
    await sees(drawer(page).getByText('US$26,800'));
    person.expects(/409/);
    await generate(page).click();
    await sees(toast(page).getByText('Error al generar cotización', { exact: true }));
    await sees(drawer(page).getByText(`${corolla.name}: antes US$14,000, ahora US$15,900.`));
    await sees(drawer(page).getByText('US$28,700'));
    await generate(page).click();
    const reference = await referenceOf(page);
    const [mail] = await mailsAbout(reference);
    expect(mail?.text).toContain('US$28,700');
  });

  test('un producto que ya no está se nombra, y sin él se puede seguir', { tags: 'long' }, async ({
    newPerson,
  }) => {
    const person = await withTwoProducts(await newPerson(), 'ya.no.esta@prueba.test');
    const { page } = person;
    const gone = { productId: '0198a0a0-0000-7000-8000-000000000000', productName: 'Lada 2107' };
    await changeLine(page, 0, gone);
    await openDrawer(page);
    await sees(drawer(page).getByText('Lada 2107 ya no está en el catálogo.'));
    person.expects(/409/);
    await generate(page).click();
    await sees(toast(page).getByText('Ya no se puede cotizar: Lada 2107.', { exact: false }));
    expect((await storedCart(page)).items).toHaveLength(2);
    await line(page, 'Lada 2107').getByRole('button', { name: 'Quitar Lada 2107' }).click();
    await generate(page).click();
    const reference = await referenceOf(page);
    const [mail] = await mailsAbout(reference);
    expect(mail?.text).toContain(versa.name);
    expect(mail?.text).not.toContain('Lada');
  });
});

describe('cambia de provincia con productos en la cotización', () => {
  test('empieza una nueva, y el aviso trae de vuelta la anterior', { tags: 'long' }, async ({
    newPerson,
  }) => {
    const { page, open } = await newPerson();
    await open('/products/automobiles');
    await live(page);
    await add(page, corolla.name).click();
    await closeDrawer(page);
    await chooseProvince(page, 'Santiago de Cuba');
    await sees(toast(page).getByText('Su cotización era para otra provincia'));
    await expect.poll(async () => (await storedCart(page)).items).toEqual([]);
    await toast(page).getByRole('button', { name: 'Recuperar' }).click();
    await sees(page.getByRole('link', { name: 'Provincia: La Habana' }));
    await openDrawer(page);
    await sees(line(page, corolla.name).getByText('La Habana'));
    expect((await storedCart(page)).items).toHaveLength(1);
  });

  test('cerrado el aviso, la anterior sigue en el panel vacío, también al recargar', {
    tags: 'long',
  }, async ({ newPerson }) => {
    const { page, open } = await newPerson({ device: 'phone' });
    await open('/products/automobiles');
    await live(page);
    await add(page, corolla.name).click();
    await closeDrawer(page);
    await chooseProvince(page, 'Santiago de Cuba');
    await sees(toast(page).getByText('Su cotización era para otra provincia'));
    await page.reload({ waitUntil: 'domcontentloaded' });
    await openDrawer(page);
    await drawer(page).getByRole('button', { name: 'Recuperar la anterior (La Habana)' }).click();
    await sees(line(page, corolla.name).getByText('La Habana'));
    await closeDrawer(page);
    await sees(page.getByRole('link', { name: 'Provincia: La Habana' }));
    expect((await storedCart(page)).items).toHaveLength(1);
  });

  test('lo que agrega después es de la provincia nueva', { tags: 'long' }, async ({
    newPerson,
  }) => {
    const { page, open } = await newPerson();
    await open('/products/automobiles');
    await live(page);
    await add(page, corolla.name).click();
    await closeDrawer(page);
    await chooseProvince(page, 'Holguín');
    await sees(page.getByText('a Holguín con transportista'));
    await add(page, versa.name).click();
    await sees(line(page, versa.name).getByText('Holguín'));
    await misses(line(page, corolla.name));
  });
});

/** Signed in with known numbers; a Corolla and a Versa are in the closed drawer. */
async function withTwoProducts(person: Person, email: string): Promise<Person> {
  const { page } = person;
  await signIn(page, { email }, '/products/automobiles');
  await giveContact(page);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await live(page);
  for (const { name } of [corolla, versa]) {
    await add(page, name).click();
    await sees(line(page, name));
    await closeDrawer(page);
  }
  return person;
}

/** Changes the cart of the browser, as another tab would, as if the shop had changed since. */
async function changeLine(
  page: Page,
  index: number,
  change: Partial<Cart['items'][number]>,
): Promise<void> {
  const cart = await storedCart(page);
  const items = cart.items.map((item, at) => (at === index ? { ...item, ...change } : item));
  await page.evaluate(
    ([key, text]) => {
      localStorage.setItem(key, text);
      dispatchEvent(new StorageEvent('storage', { key }));
    },
    [cartEntry.name, JSON.stringify({ ...cart, items })] as const,
  );
}
