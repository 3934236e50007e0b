import { describe, expect } from 'vitest';
import { eachOf } from '#platform/testing/short-run.ts';
import { sideways, smallTargets, violations } from './checks.ts';
import { live } from './live.ts';
import { message, quoteByCall, seeDetail, send } from './my-quotes.ts';
import { giveContact, isAt, misses, type Person, sees, signIn, test } from './people.ts';
import { corolla, drawer, quoteFor, versa } from './shopping.ts';

describe('Yanet busca entre sus cotizaciones', () => {
  test('por producto y por estado; la búsqueda queda en la dirección', async ({ newPerson }) => {
    const { page } = await newPerson();
    await signIn(page, { email: 'yanet.busca@prueba.test', firstName: 'Yanet' });
    await giveContact(page);
    const first = await quoteByCall(page, corolla.name);
    const second = await quoteByCall(page, versa.name);
    await page.goto('/my-quotes');
    await live(page);
    const search = page.getByRole('searchbox', { name: 'Buscar' });
    await search.fill('VERSA');
    await misses(seeDetail(page, first));
    await sees(seeDetail(page, second));
    await sees(page.getByRole('status').getByText('1 de 2 cotizaciones'));
    await search.press('Enter');
    await isAt(page, '/my-quotes?search=VERSA');
    const status = page.getByLabel('Estado', { exact: true });
    await status.selectOption({ label: 'Hacia Mariel' });
    await isAt(page, '/my-quotes?search=VERSA&stage=atSea');
    await sees(page.getByRole('heading', { name: 'Ninguna cotización coincide' }));
    await page.getByRole('link', { name: 'Ver todas' }).click();
    await isAt(page, '/my-quotes');
    await sees(seeDetail(page, first));
    await sees(seeDetail(page, second));
    expect([await search.inputValue(), await status.inputValue()]).toEqual(['', '']);
  });

  test('y sigue ahí al volver de una, aunque la página se cargue de nuevo', {
    tags: 'long',
  }, async ({ newPerson }) => {
    const { page } = await newPerson();
    await signIn(page, { email: 'yanet.vuelve@prueba.test', firstName: 'Yanet' });
    await giveContact(page);
    const first = await quoteByCall(page, corolla.name);
    const second = await quoteByCall(page, versa.name);
    await page.goto('/my-quotes');
    await live(page);
    await page.getByRole('searchbox', { name: 'Buscar' }).fill('versa');
    await page.keyboard.press('Enter');
    await seeDetail(page, second).click();
    await sees(page.getByRole('dialog', { name: second }));
    await page.reload();
    await sees(page.getByRole('heading', { level: 1, name: second }));
    await page.getByRole('link', { name: 'Volver a Mis Cotizaciones' }).click();
    await isAt(page, '/my-quotes?search=versa');
    await sees(seeDetail(page, second));
    await misses(seeDetail(page, first));
    await page.reload();
    await sees(seeDetail(page, second));
    await misses(seeDetail(page, first));
    await live(page);
    await page.locator('header summary').first().click();
    await page.getByRole('link', { name: 'Mis Cotizaciones' }).first().click();
    await isAt(page, '/my-quotes');
    await sees(seeDetail(page, first));
  });

  test('también sin JavaScript: busca, lee una con su historial, y escribe', {
    tags: 'long',
  }, async ({ newPerson }) => {
    const person = await newPerson({ javaScript: false });
    const { page } = person;
    await signIn(page, { email: 'yanet.sin.js@prueba.test', firstName: 'Yanet' }, '/my-quotes');
    await giveContact(page);
    const first = await quoteByCall(page, corolla.name);
    const second = await quoteByCall(page, versa.name);
    await page.goto('/my-quotes');
    // With its hyphen, because the mere digits may stand in the other quotation's date.
    const ending = second.slice(second.lastIndexOf('-'));
    await page.getByRole('searchbox', { name: 'Buscar' }).fill(ending);
    await page.getByRole('button', { name: 'Buscar' }).click();
    await misses(seeDetail(page, first));
    await seeDetail(page, second).click();
    await sees(page.getByRole('heading', { level: 1, name: second }));
    await sees(page.getByText('Usted pidió la cotización'));
    // A control that needs a script is neither there nor promised.
    await misses(page.getByText('Pone en su cotización lo que sigue disponible', { exact: false }));
    person.expects(/400/);
    await send(page).click();
    await sees(page.getByText('Escriba su mensaje.'));
    await message(page).fill('¿Ya hay fecha?');
    await send(page).click();
    await sees(page.getByText('Mensaje enviado.'));
    await sees(page.getByRole('listitem').filter({ hasText: '¿Ya hay fecha?' }));
    expect(await message(page).inputValue()).toBe('');
    await page.getByRole('link', { name: 'Volver a Mis Cotizaciones' }).click();
    await isAt(page, `/my-quotes?search=${ending}`);
    await misses(seeDetail(page, first));
  });

  test('de muchas ve cincuenta, y las demás cuando las pide', { tags: 'long' }, async ({
    newPerson,
  }) => {
    const { page } = await newPerson();
    await signIn(page, { email: 'revendedora@prueba.test', firstName: 'Ada' });
    await giveContact(page);
    const first = await quoteByCall(page, corolla.name);
    for (let count = 2; count <= 52; count++) await quoteByCall(page, versa.name);
    await page.goto('/my-quotes');
    await live(page);
    await misses(seeDetail(page, first));
    await page.getByRole('link', { name: 'Ver más (quedan 2)' }).click();
    await sees(seeDetail(page, first));
    await isAt(page, '/my-quotes?shown=100');
  });
});

describe('Mis Cotizaciones para todos', () => {
  test.for(eachOf([360, 1280], 2))(
    'a %i px: sin fallos de accesibilidad',
    async (width, { newPerson }) => {
      const person = await newPerson({ width, bypassPolicy: true });
      const { page } = person;
      const reference = await quoteFor(page, `yanet.ve.${width}@prueba.test`);
      await quoteByCall(page, versa.name);
      await page.goto('/my-quotes');
      await live(page);
      await isFine(person, 'list');
      await page.getByRole('searchbox', { name: 'Buscar' }).fill('zzz');
      await isFine(person, 'none found');
      await page.getByRole('searchbox', { name: 'Buscar' }).fill('');
      await seeDetail(page, reference).click();
      const dialog = page.getByRole('dialog', { name: reference });
      await sees(dialog);
      await message(dialog).fill(`${'palabramuylarga'.repeat(120)} ${'x'.repeat(150)}`);
      await isFine(person, 'room for fewer characters');
      await send(dialog).click();
      await sees(dialog.getByText('Mensaje enviado.'));
      await message(dialog).fill('x'.repeat(2001));
      await send(dialog).click();
      await sees(dialog.getByText('Sobra 1 carácter', { exact: false }));
      await isFine(person, 'too long');
      await page.reload();
      await live(page);
      await isFine(person, 'page');
      await page.getByRole('button', { name: 'Pedir de nuevo' }).click();
      await sees(drawer(page));
      await isFine(person, 'asked again');
    },
  );
});

async function isFine({ page }: Person, state: string): Promise<void> {
  const exceptions = { 'dialog li summary': 'it stands within a sentence' };
  expect(
    [
      ...(await violations(page)),
      ...(await sideways(page)),
      ...(await smallTargets(page, exceptions)),
    ],
    state,
  ).toEqual([]);
}
