import { expect } from 'vitest';
import { sideways, smallTargets, violations } from './checks.ts';
import { keyboardOf } from './keyboard.ts';
import { live } from './live.ts';
import { message, quoteByCall, seeDetail, send } from './my-quotes.ts';
import { openPanel, raul } from './panels.ts';
import { giveContact, isAt, sees, signIn, test } from './people.ts';
import { corolla } from './shopping.ts';

test('sin JavaScript, a 320 px y con el teclado: encuentra su cotización, lee al agente y le responde', {
  tags: 'long',
}, async ({ newPerson }) => {
  const { page, asked, expects } = await newPerson({ width: 320, javaScript: false });
  expects(/status of 400 .*\/my-quotes/);
  await signIn(page, { email: 'teclado.sin.guion@prueba.test', firstName: 'Yanet' });
  await giveContact(page);
  const reference = await quoteByCall(page, corolla.name);
  const staff = (await newPerson()).page;
  await signIn(staff, raul, '/admin/quotes');
  await live(staff);
  const panel = await openPanel(staff, reference);
  await panel.getByLabel('Mensaje al cliente').fill('¿La recibe usted en La Habana?');
  await send(panel).click();
  await sees(panel.getByRole('listitem').filter({ hasText: '¿La recibe usted' }));

  const keys = keyboardOf(page);
  // Without a script a page cannot be measured, so its HTML is measured where one runs.
  const other = await newPerson({ width: 320, bypassPolicy: true });
  await other.open('/terms');
  const well = async () => {
    const html = await page.content();
    await other.page.setContent(html.replace(/<script.*?<\/script>/gs, ''));
    expect([
      ...(await violations(other.page)),
      ...(await sideways(other.page)),
      ...(await smallTargets(other.page, {})),
    ]).toEqual([]);
  };
  await page.goto('/my-quotes');
  await sees(page.getByRole('heading', { level: 1, name: 'Mis Cotizaciones' }));
  await well();
  await keys.to(seeDetail(page, reference));
  await keys.press('Enter');
  await sees(page.getByRole('heading', { level: 1, name: reference }));
  await sees(page.getByText('¿La recibe usted en La Habana?'));
  await well();

  // What says nothing is not sent.
  await keys.to(send(page));
  await keys.press('Enter');
  await sees(page.getByText('Escriba su mensaje.'));
  await keys.to(message(page));
  await keys.type('La recibe mi hermana, Rosa.');
  await keys.to(send(page));
  await keys.press('Enter');
  await sees(page.getByText('Mensaje enviado.'));
  await sees(page.getByRole('listitem').filter({ hasText: 'La recibe mi hermana, Rosa.' }));
  await well();
  await page.reload();
  expect(await page.getByText('La recibe mi hermana, Rosa.').count()).toBe(1);
  await keys.to(page.getByRole('link', { name: 'Volver a Mis Cotizaciones' }));
  await keys.press('Enter');
  await isAt(page, '/my-quotes');
  expect(asked.filter((path) => /\.js$/.test(path))).toEqual([]);
});
