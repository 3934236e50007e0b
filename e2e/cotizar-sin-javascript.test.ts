import { expect } from 'vitest';
import { enterAs, isAt, misses, sees, test } from './people.ts';
import { add, corolla } from './shopping.ts';

const fridge = 'Refrigerador Samsung de puerta francesa 27 pies³';

test('alguien sin JavaScript elige, cuenta, entra, da sus números y tiene su cotización', async ({
  newPerson,
}) => {
  const { page, open, asked, expects } = await newPerson({
    device: 'phone',
    width: 320,
    javaScript: false,
  });
  expects(/status of 400 .*\/cotizacion/);
  await open('/products/automobiles');
  await add(page, corolla.name).click();
  await isAt(page, /^\/cotizacion\?agregado=/);
  await sees(page.getByText(`${corolla.name} fue agregado a su cotización`));
  await open('/products/electrodomesticos');
  await add(page, fridge).click();
  await page.getByRole('button', { name: `Uno más de ${fridge}` }).click();
  await sees(page.getByText('3 productos'));
  await page.getByRole('button', { name: `Quitar ${corolla.name}` }).click();
  await sees(page.getByText('2 productos'));
  await page.getByRole('textbox', { name: `Cantidad de ${fridge}` }).fill('3');
  await page.keyboard.press('Enter');
  await sees(page.getByText('3 productos'));

  const main = page.getByRole('main');
  await sees(main.getByText('Debe iniciar sesión para generar una cotización.'));
  await main.getByRole('link', { name: 'Entrar' }).click();
  await enterAs(page, { email: 'sin.guion.cotiza@prueba.test', firstName: 'Yanet' });
  await isAt(page, '/cotizacion');
  // The floating button would cover the fields.
  await misses(page.locator('[data-float]'));
  await page.getByRole('button', { name: 'Generar Cotización' }).click();
  await sees(page.getByRole('heading', { name: 'Hay un problema' }));
  await page.getByLabel('Teléfono', { exact: true }).fill('+1 713 555 0142');
  await page.getByLabel('WhatsApp', { exact: true }).fill('5 123 4567');
  await page.getByRole('button', { name: 'Generar Cotización' }).click();
  await isAt(page, /^\/cotizacion\/MA-TX-/);
  await sees(page.getByRole('heading', { name: 'Cotización generada' }));
  await sees(page.getByText(/^MA-TX-\d{4}-\d{6}$/));
  expect(asked.filter((path) => /\.js$/.test(path))).toEqual([]);
});
