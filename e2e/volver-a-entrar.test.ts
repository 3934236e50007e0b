import { expect } from 'vitest';
import { pale, sideways, smallTargets, violations } from './checks.ts';
import { live } from './live.ts';
import { marta } from './panels.ts';
import { isAt, sees, signIn, test } from './people.ts';

const path = '/admin/payment-instructions';

test('la administradora vuelve a entrar antes de proponer una cuenta, y lo escrito sigue ahí', async ({
  newPerson,
}) => {
  const { page, expects } = await newPerson({ device: 'phone' });
  expects(/403/);
  await signIn(page, marta, path);
  await live(page);
  expect(await sideways(page)).toEqual([]);
  await page.getByText('Proponer otra forma de pago').click();
  // The server answers so once ten minutes have passed (accounts/server/sign-in-age.test.ts).
  await page.route(
    '**/api/admin/payment-instructions',
    (route) =>
      route.fulfill({
        status: 403,
        json: {
          code: 'sign_in_again',
          message: 'Para esto hay que haber entrado en los últimos 10 minutos.',
        },
      }),
    { times: 1 },
  );
  const account = page.getByRole('textbox', { name: 'Cuenta, correo o teléfono' }).last();
  await page.getByRole('textbox', { name: 'A nombre de' }).last().fill('Mariel Auto LLC');
  await page.getByLabel('Forma de pago').last().selectOption('bank');
  await account.fill('021000021');
  await page.getByRole('button', { name: 'Proponer', exact: true }).last().click();
  await sees(page.getByText('Vuelva a entrar', { exact: true }));
  expect(await smallTargets(page, {})).toEqual([]);
  expect(await pale(page)).toEqual([]);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Volver a entrar' }).click();
  await isAt(page, path);
  await sees(page.getByText('Revise lo que había escrito'));
  expect(await account.inputValue()).toBe('021000021');
  expect(await page.getByLabel('Forma de pago').last().inputValue()).toBe('bank');
  // Nothing was sent by itself.
  expect(await page.getByText('Espera a otro administrador').count()).toBe(0);
  await page.getByRole('button', { name: 'Proponer', exact: true }).last().click();
  await sees(page.getByText('Espera a otro administrador').first());
});
