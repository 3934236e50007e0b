import { describe, expect } from 'vitest';
import { mailsAbout } from './inbox.ts';
import { live } from './live.ts';
import { enterAs, isAt, misses, type Person, sees, test } from './people.ts';
import {
  add,
  chooseProvince,
  closeDrawer,
  corolla,
  drawer,
  generate,
  line,
  mazda,
  openDrawer,
  productLink,
  referenceOf,
  search,
  shownProducts,
  toast,
  versa,
} from './shopping.ts';

describe('una familia en Houston pide cotización para Holguín', () => {
  test('elige la provincia, filtra, y la dirección guarda lo que eligió', { tags: 'long' }, async ({
    newPerson,
  }) => {
    const { page, open } = await newPerson();
    await open('/products/automobiles');
    await sees(page.getByRole('link', { name: 'Provincia: La Habana' }));
    await chooseProvince(page, 'Holguín');
    await sees(
      page
        .getByRole('article')
        .filter({ hasText: corolla.name })
        .getByText('a Holguín con transportista'),
    );

    // What does not reach the province says so and cannot be added.
    await search(page, 'kia rio');
    const rio = page.getByRole('article').filter({ hasText: 'Kia Rio 5 puertas 2021' });
    await sees(rio.getByText('No llega a Holguín').first());
    expect(await rio.getByRole('button', { name: 'No llega a Holguín' }).isDisabled()).toBe(true);

    // Accents make no difference.
    for (const typed of ['colorado diésel', 'Colorado DIESEL']) {
      await search(page, typed);
      await expect.poll(() => shownProducts(page)).toContain('Chevrolet Colorado LT Diésel 2020');
    }

    await page.getByRole('link', { name: 'Limpiar' }).click();
    await isAt(page, '/products/automobiles');
    await misses(page.getByRole('link', { name: 'Limpiar' }));
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('');

    // Price, brand and engine; the vehicle filters are collapsed at first.
    const brand = page.getByLabel('Marca');
    expect(await brand.isVisible()).toBe(false);
    await page.getByText('Mostrar Filtros de Vehículos').click();
    await sees(page.getByText('Ocultar Filtros de Vehículos'));
    await brand.selectOption('Toyota');
    await isAt(page, '/products/automobiles?brand=Toyota');
    await page.getByLabel('Precio máximo').fill('20000');
    await page.keyboard.press('Tab');
    await isAt(page, '/products/automobiles?maxPrice=20000&brand=Toyota');
    await page.getByLabel('Tipo de motor').selectOption('Híbrido');
    await isAt(page, /maxPrice=20000&brand=Toyota&engineType=H/);
    await expect.poll(() => shownProducts(page)).toEqual(['Toyota Prius LE 2019']);

    await page.reload({ waitUntil: 'domcontentloaded' });
    expect(await shownProducts(page)).toEqual(['Toyota Prius LE 2019']);
    expect(await brand.inputValue()).toBe('Toyota');
    await sees(page.getByRole('link', { name: 'Provincia: Holguín' }));
    await live(page);
    await page.goBack();
    await isAt(page, '/products/automobiles?maxPrice=20000&brand=Toyota');
    await expect.poll(() => shownProducts(page)).toContain(corolla.name);
    await expect.poll(() => page.getByLabel('Precio máximo').inputValue()).toBe('20000');
    await page.getByRole('link', { name: 'Limpiar' }).click();
    await isAt(page, '/products/automobiles');

    // Vehicle filters are for vehicles.
    const tabs = page.getByRole('navigation', { name: 'Categorías' });
    await tabs.getByRole('link', { name: 'Electrodomésticos' }).click();
    await isAt(page, '/products/electrodomesticos');
    await sees(page.getByRole('heading', { level: 1, name: 'Electrodomésticos' }));
    await misses(page.getByText('Filtros de Vehículos'));
    await tabs.getByRole('link', { name: 'Motocicletas' }).click();
    await sees(page.getByText('Mostrar Filtros de Vehículos'));
    // The screen that waits for the list has a form too, which disappears with it.
    await sees(page.getByRole('article').filter({ hasText: 'Honda' }));
    await search(page, 'zzzzzz');
    await sees(page.getByText('No hay productos disponibles'));
  });

  test('mira un producto sobre la lista y da la vuelta a sus imágenes', { tags: 'long' }, async ({
    newPerson,
  }) => {
    const { page, open } = await newPerson();
    await open('/products/automobiles');
    await live(page);
    await productLink(page, corolla.name).click();
    const dialog = page.getByRole('dialog', { name: corolla.name });
    await sees(dialog);
    await isAt(page, corolla.path);
    await sees(dialog.getByText('Precio estimado FOB USA'));
    await sees(dialog.getByText(corolla.price));
    await sees(dialog.getByText('Provincia de entrega'));

    const counter = dialog.getByText(/^\d \/ \d$/);
    const last = Number((await counter.textContent())?.split('/')[1]);
    expect(last).toBeGreaterThan(2);
    await dialog.getByRole('button', { name: 'Imagen anterior' }).click();
    await sees(dialog.getByText(`${last} / ${last}`));
    await dialog.getByRole('button', { name: 'Imagen siguiente' }).click();
    await sees(dialog.getByText(`1 / ${last}`));
    await dialog.getByRole('button', { name: `Imagen 2 de ${last}` }).click();
    await sees(dialog.getByText(`2 / ${last}`));

    await page.goBack();
    await misses(dialog);
    await isAt(page, '/products/automobiles');
    await page.goForward();
    await sees(dialog);
    await page.reload({ waitUntil: 'domcontentloaded' });
    await sees(page.getByRole('heading', { level: 1, name: corolla.name }));
    expect(await dialog.count()).toBe(0);
  });

  test('agrega, entra, da su teléfono y recibe un número de referencia', async ({ newPerson }) => {
    const person = await newPerson();
    const { page } = person;
    const email = 'familia.houston@prueba.test';
    await fillCart(person);

    // Signed out: told to sign in, with nothing lost on the way.
    await generate(page).click();
    await sees(drawer(page).getByText('Inicie sesión', { exact: true }));
    await sees(drawer(page).getByText('Debe iniciar sesión para generar una cotización.'));
    await drawer(page).getByRole('link', { name: 'Entrar' }).click();
    await page.waitForURL(/\/idp\//);
    await enterAs(page, { email, firstName: 'Dayana', lastName: 'Ñico Pérez' });
    await sees(drawer(page));
    await sees(drawer(page).getByText('Total estimado · 3 productos'));

    // The numbers that an agent needs.
    await generate(page).click();
    const contact = page.getByRole('dialog', { name: 'Información de Contacto Requerida' });
    await contact.getByRole('button', { name: 'Guardar y Generar Cotización' }).click();
    // Said once, at the field, which has the focus.
    const phone = contact.getByLabel('Teléfono', { exact: true });
    await sees(page.getByText('Teléfono requerido. Por favor ingrese su número de teléfono.'));
    expect(await page.getByText('ingrese su número de teléfono').count()).toBe(1);
    await expect.poll(() => phone.evaluate((field) => field === document.activeElement)).toBe(true);
    await phone.fill('+1 713 555 0142');
    await contact.getByRole('button', { name: 'Guardar y Generar Cotización' }).click();
    await misses(contact.getByText(/^Teléfono requerido/));
    await sees(contact.getByText(/^WhatsApp requerido/));
    await contact.getByRole('button', { name: 'Mi WhatsApp es el mismo número' }).click();
    await contact.getByRole('button', { name: 'Guardar y Generar Cotización' }).click();

    // The toast shows the number, and the page shows it once the toast is gone.
    await sees(toast(page).getByText('Cotización generada', { exact: true }));
    const reference = await referenceOf(page);
    await sees(toast(page).getByText(reference));
    await misses(drawer(page));
    await expect
      .poll(() =>
        page
          .getByRole('button', { name: /^Cotización/ })
          .locator('[data-count]')
          .textContent(),
      )
      .toBe('');
    await toast(page).getByRole('button', { name: 'Cerrar' }).click();
    await misses(toast(page).getByText(reference));
    expect(await referenceOf(page)).toBe(reference);

    await theMailsTell(reference, email);

    await page.getByRole('link', { name: 'Ver mi cotización' }).click();
    await sees(page.getByRole('heading', { level: 1, name: reference }));
    await page.getByRole('link', { name: 'Volver a Mis Cotizaciones' }).click();
    await isAt(page, '/my-quotes');
    const row = page.getByRole('row', { name: new RegExp(reference) });
    for (const shown of ['Holguín', 'US$75,600', 'Pedida', '3']) {
      await sees(row.getByText(shown, { exact: true }));
    }
    await row.getByRole('link', { name: `Ver detalle de ${reference}` }).click();
    const detail = page.getByRole('dialog', { name: reference });
    await sees(detail.getByText('Usted pidió la cotización'));
    const line = detail.getByRole('listitem').filter({ hasText: '2 × US$31,400' });
    await sees(
      line.filter({ hasText: 'Mazda CX-5 2.5 S Select 2025' }).filter({ hasText: 'US$62,800' }),
    );
    await sees(detail.getByText('+1 713 555 0142', { exact: false }));
  });
});

/** Puts two Mazdas and a Versa for Holguín into the cart, going to and fro. */
async function fillCart({ page, open }: Person): Promise<void> {
  await open('/products/automobiles?brand=Mazda');
  await live(page);
  await chooseProvince(page, 'Holguín');
  await add(page, mazda.name).click();
  await sees(toast(page).getByText('Producto agregado', { exact: true }));
  await sees(toast(page).getByText(`${mazda.name} fue agregado a su cotización`));
  await sees(line(page, mazda.name).getByText('Holguín'));
  await closeDrawer(page);

  await open('/products/automobiles');
  await live(page);
  await productLink(page, versa.name).click();
  await add(page.getByRole('dialog', { name: versa.name }), versa.name).click();
  await sees(drawer(page).getByText('Total estimado · 2 productos'));

  const quantity = line(page, mazda.name);
  await quantity.getByRole('button', { name: `Uno más de ${mazda.name}` }).click();
  await sees(quantity.getByText('US$62,800'));
  await sees(quantity.getByText('US$31,400 cada uno'));
  const less = quantity.getByRole('button', { name: `Uno menos de ${mazda.name}` });
  await less.click();
  await sees(drawer(page).getByText('Total estimado · 2 productos'));
  // Never below one.
  await less.click({ force: true });
  await sees(drawer(page).getByText('Total estimado · 2 productos'));
  await line(page, versa.name)
    .getByRole('button', { name: `Quitar ${versa.name}` })
    .click();
  await misses(line(page, versa.name));
  await closeDrawer(page);
  await add(page.getByRole('dialog', { name: versa.name }), versa.name).click();
  await quantity.getByRole('button', { name: `Uno más de ${mazda.name}` }).click();
  await sees(drawer(page).getByText('US$75,600'));

  await page.reload({ waitUntil: 'domcontentloaded' });
  await openDrawer(page);
  await sees(drawer(page).getByText('Total estimado · 3 productos'));
  await sees(drawer(page).getByText('US$75,600'));
  for (const promise of ['Sin pagos online', 'Envío incluido FOB USA → Cuba']) {
    await sees(drawer(page).getByText(promise));
  }
}

async function theMailsTell(reference: string, email: string): Promise<void> {
  const mails = await mailsAbout(reference);
  expect(mails.map(({ to }) => to).sort()).toEqual(['contacto@marielauto.example', email].sort());
  for (const { text } of mails) {
    for (const told of [reference, mazda.name, versa.name, 'US$75,600', 'Holguín']) {
      expect(text).toContain(told);
    }
  }
  const own = mails.find(({ to }) => to === email);
  expect(own?.text).toContain('Qué sigue');
  expect(own?.text).toContain('Dayana');
}
