import { expect } from 'vitest';
import { addresses } from './addresses.ts';
import { isAt, sees, signIn, test } from './people.ts';
import { corolla, productLink, shownProducts } from './shopping.ts';

test('alguien sin JavaScript mira, filtra, elige provincia, abre un producto y cambia de idioma', {
  tags: 'long',
}, async ({ newPerson }) => {
  const { page, open, asked } = await newPerson({ device: 'phone', javaScript: false });
  await open('/');
  await page.getByRole('link', { name: 'Ver automóviles' }).click();
  await isAt(page, '/products/automobiles');
  expect((await shownProducts(page)).length).toBeGreaterThan(8);

  await page.getByRole('link', { name: 'Provincia: La Habana' }).click();
  await sees(page.getByRole('heading', { name: 'Elija su provincia de entrega' }));
  expect(await page.locator('main form').getByRole('button').count()).toBe(16);
  await page.getByRole('button', { name: 'Holguín' }).click();
  await isAt(page, '/products/automobiles');
  await sees(page.getByRole('link', { name: 'Provincia: Holguín' }));

  await page.getByText('Filtrar · Ordenar').click();
  await page.getByText('Mostrar Filtros de Vehículos').click();
  await page.getByLabel('Marca').selectOption('Toyota');
  await page.getByLabel('Ordenar por').selectOption({ label: 'Precio: menor primero' });
  await page.getByLabel('Precio máximo').fill('20000');
  await page.getByRole('button', { name: 'Aplicar' }).click();
  await isAt(page, /brand=Toyota/);
  await expect.poll(() => shownProducts(page)).toEqual([corolla.name, 'Toyota Prius LE 2019']);
  await isAt(page, /^[^=]*\?maxPrice=20000&brand=Toyota&sort=price$/);
  await sees(page.getByRole('link', { name: 'Quitar el filtro Marca: Toyota' }));
  await page.getByRole('link', { name: 'Limpiar' }).click();
  await isAt(page, '/products/automobiles');

  await productLink(page, corolla.name).click();
  await isAt(page, corolla.path);
  await sees(page.getByRole('heading', { level: 1, name: corolla.name }));
  await sees(page.getByText('a Holguín con transportista'));

  await page.locator('summary[aria-label="Menú"]').click();
  await page.getByRole('button', { name: 'English' }).click();
  await isAt(page, corolla.path);
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  await sees(page.getByText('Delivery province'));
  expect(asked.filter((path) => /\.js$/.test(path))).toEqual([]);
});

test('sin JavaScript, lo que se ve se puede usar: ningún botón espera un guion', async ({
  newPerson,
}) => {
  const { page, open } = await newPerson({ device: 'phone', javaScript: false });
  await signIn(page, { email: 'sin.guion@prueba.test', firstName: 'Yanet' });
  for (const { path, access } of addresses) {
    if (access !== 'anyone' && access !== 'signed-in') continue;
    await open(path);
    const dead = page.locator('button[type=button]:enabled').filter({ visible: true });
    expect(await dead.allInnerTexts(), path).toEqual([]);
  }
});
