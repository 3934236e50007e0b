import { expect } from 'vitest';
import { live } from './live.ts';
import { quoteByCall, seeDetail } from './my-quotes.ts';
import { marta } from './panels.ts';
import { giveContact, misses, sees, signIn, test } from './people.ts';
import {
  add,
  chooseProvince,
  corolla,
  drawer,
  line,
  quoteFor,
  storedCart,
  toast,
  versa,
} from './shopping.ts';
import { clear, create, find } from './staff-products.ts';

test('Yanet pide de nuevo lo que ya pidió, para su provincia, y recupera lo que tenía', async ({
  newPerson,
}) => {
  const { page } = await newPerson({ device: 'phone' });
  const reference = await quoteFor(page, 'yanet.otra.vez@prueba.test');
  await page.goto('/products/automobiles');
  await live(page);
  await chooseProvince(page, 'Matanzas');
  await add(page, versa.name).click();
  await sees(drawer(page));
  await page.goto('/my-quotes');
  await live(page);
  await seeDetail(page, reference).click();
  const dialog = page.getByRole('dialog', { name: reference });
  await sees(dialog.getByText('Su cotización en curso es para Matanzas.', { exact: false }));
  await dialog.getByRole('button', { name: 'Pedir de nuevo' }).click();
  await sees(line(page, corolla.name).getByText('La Habana'));
  expect((await storedCart(page)).items.map(({ productName }) => productName)).toEqual([
    corolla.name,
  ]);
  await toast(page).getByRole('button', { name: 'Recuperar' }).click();
  await sees(line(page, versa.name).getByText('Matanzas'));
});

test('Yanet pide de nuevo y el precio es otro: lo lee antes de que se abra nada', {
  tags: 'long',
}, async ({ newPerson }) => {
  const { page } = await newPerson({ device: 'phone' });
  const staff = (await newPerson()).page;
  await signIn(staff, marta);
  const name = 'Moto que sube';
  const id = await create(staff, { name, price: '1000' });
  try {
    await signIn(page, { email: 'yanet.sube@prueba.test', firstName: 'Yanet' });
    await giveContact(page);
    const reference = await quoteByCall(page, name);
    const [seen] = await find(staff, name);
    const raised = await staff.context().request.patch(`/api/admin/products/${id}`, {
      data: { price: '1100', expected: seen?.updatedAt },
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    expect(raised.status(), await raised.text()).toBe(200);
    await page.goto('/my-quotes');
    await live(page);
    await seeDetail(page, reference).click();
    const dialog = page.getByRole('dialog', { name: reference });
    await dialog.getByRole('button', { name: 'Pedir de nuevo' }).click();
    await sees(dialog.getByText('Moto que sube: antes US$1,000, ahora US$1,100.'));
    await misses(drawer(page));
    await dialog.getByRole('button', { name: 'Ver su cotización' }).click();
    await sees(line(page, name));
  } finally {
    await clear(staff, name);
  }
});

test('Yanet pide algo sin precio: ni en la cotización ni en lo que comparte hay un total de cero', {
  tags: 'long',
}, async ({ newPerson }) => {
  const { page, open } = await newPerson({ device: 'phone' });
  await signIn(page, { email: 'yanet.sin.precio@prueba.test', firstName: 'Yanet' });
  await giveContact(page);
  await open('/products/automobiles/toyota-sienna-le-2021');
  await add(page, 'Toyota Sienna LE 2021').click();
  const total = drawer(page).getByRole('paragraph').filter({ hasText: 'Total estimado' });
  await sees(total.filter({ hasText: 'Precio por confirmar' }));
  await open(corolla.path);
  await add(page, corolla.name).click();
  await sees(total.filter({ hasText: corolla.price }));
  await sees(drawer(page).getByText('Hay precios por confirmar', { exact: false }));
  const partial = await quoteByCall(page, 'Toyota Sienna LE 2021', corolla.name);
  const unpriced = await quoteByCall(page, 'Toyota Sienna LE 2021');
  await open('/my-quotes');
  await live(page);
  await sees(page.getByText(`${corolla.price} (parcial)`));
  await sees(page.getByRole('rowheader').getByText('Toyota Sienna LE 2021 y 1 más'));
  await misses(page.getByText('US$0', { exact: true }));
  for (const [reference, said] of [
    [unpriced, 'Total estimado: Precio por confirmar.'],
    [partial, 'Hay precios por confirmar: no están en el total.'],
  ] as const) {
    await seeDetail(page, reference).click();
    const dialog = page.getByRole('dialog', { name: reference });
    await dialog.getByText('Compartir y copiar').click();
    const sends = dialog.getByRole('link', { name: /Compartir/ });
    expect(decodeURIComponent((await sends.getAttribute('href')) ?? '')).toContain(said);
    await page.keyboard.press('Escape');
    await misses(dialog);
  }
});
