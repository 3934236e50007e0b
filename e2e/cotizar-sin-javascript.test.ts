import { expect } from 'vitest';
import { enterAs, isAt, sees, test } from './people.ts';
import { add, corolla, versa } from './shopping.ts';

test('alguien sin JavaScript elige, cuenta, entra, da sus números y tiene su cotización', async ({
  newPerson,
}) => {
  const { page, open, asked } = await newPerson({
    device: 'phone',
    width: 320,
    javaScript: false,
  });
  await open('/products/automobiles');
  await add(page, corolla.name).click();
  await isAt(page, /^\/cotizacion\?agregado=/);
  await sees(page.getByText(`${corolla.name} fue agregado a su cotización`));
  await page.goBack({ waitUntil: 'domcontentloaded' });
  await add(page, versa.name).click();
  await page.getByRole('button', { name: `Uno más de ${versa.name}` }).click();
  await sees(page.getByText('3 productos'));
  await page.getByRole('button', { name: `Quitar ${versa.name}` }).click();
  await sees(page.getByText('1 producto'));
  await page.getByLabel(`Cantidad de ${corolla.name}`).fill('2');
  await page.keyboard.press('Enter');
  await sees(page.getByText('2 productos'));

  await page.getByRole('link', { name: 'Entrar para generarla' }).click();
  await enterAs(page, { email: 'sin.guion.cotiza@prueba.test', firstName: 'Yanet' });
  await isAt(page, '/cotizacion');
  await page.getByRole('button', { name: 'Generar Cotización' }).click();
  await sees(page.getByRole('heading', { name: 'Hay un problema' }));
  await page.getByLabel('Teléfono').fill('+1 713 555 0142');
  await page.getByLabel('WhatsApp', { exact: true }).fill('5 123 4567');
  await page.getByRole('button', { name: 'Generar Cotización' }).click();
  await isAt(page, /^\/cotizacion\/MA-TX-/);
  expect(asked.filter((path) => /\.js$/.test(path))).toEqual([]);
});
