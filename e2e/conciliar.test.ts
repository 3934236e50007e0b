import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { dayInHavana } from '#platform/time/days.ts';
import { sideways, violations } from './checks.ts';
import { live } from './live.ts';
import { acceptOffer, openNewOffer } from './offers.ts';
import { marta, openPanel, panelOf } from './panels.ts';
import { isAt, sees, signIn, test } from './people.ts';

/** The demo's file as its bank would write it today, for this order. */
function statementFor(reference: string): Buffer {
  const [year, month, day] = dayInHavana(new Date()).split('-');
  const written = readFileSync('demo/statements/banco-del-norte.csv', 'utf8')
    .replaceAll(/^\d\d\/\d\d\/\d{4}/gm, `${month}/${day}/${year}`)
    .replace(/MA-TX-\d{4}-\d{6}/, reference);
  return Buffer.from(written);
}

test('el estado de cuenta entra, un pago se anota con el teclado, el cliente lo ve, y se anula', async ({
  newPerson,
}) => {
  const { page } = await newPerson({ device: 'phone' });
  const reference = await openNewOffer(page, 'conciliar@prueba.test');
  await acceptOffer(page);

  const { page: staff } = await newPerson();
  await signIn(staff, marta, '/admin/matching/importar');
  await live(staff);
  await staff.getByLabel('Archivo CSV del banco').setInputFiles({
    name: 'banco-del-norte.csv',
    mimeType: 'text/csv',
    buffer: statementFor(reference),
  });
  await sees(staff.getByRole('heading', { name: 'Columnas de banco-del-norte.csv' }));
  expect(await staff.getByLabel('Monto, con su signo').inputValue()).toBe('Amount');
  await staff.getByLabel('Cómo escribe el día').selectOption('mdy');
  expect(await violations(staff)).toEqual([]);
  await staff.getByRole('button', { name: 'Guardar y comprobar el archivo' }).click();
  await staff.getByRole('button', { name: 'Traer 6 líneas' }).click();
  await sees(staff.getByRole('heading', { name: 'Estado de cuenta traído' }));
  await staff.getByRole('main').getByRole('link', { name: 'Conciliar' }).last().click();
  await isAt(staff, '/admin/matching');

  await staff.getByRole('row', { name: reference }).getByRole('link').focus();
  await staff.keyboard.press('Enter');
  const panel = panelOf(staff, 'US$1,590');
  await sees(panel.getByText('nombra la cotización, una parte de lo que falta'));
  expect(await violations(staff)).toEqual([]);
  await staff.keyboard.press('1');
  await staff.keyboard.press('m');
  await staff.keyboard.press('Enter');
  await sees(panel.getByRole('heading', { name: 'Pagos anotados' }));
  expect(await sideways(staff)).toEqual([]);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await sees(page.getByText('US$1,590').first());

  await staff.goto('/admin/quotes', { waitUntil: 'domcontentloaded' });
  await live(staff);
  const money = await openPanel(staff, reference);
  await money.getByText('Anular', { exact: true }).first().click();
  await money
    .getByLabel('Motivo', { exact: true })
    .filter({ visible: true })
    .fill('Era de otra cotización');
  await money.getByRole('button', { name: 'Anular', exact: true }).click();
  await sees(money.getByText('Lo anuló Marta', { exact: false }));
  await staff.goto('/admin/matching', { waitUntil: 'domcontentloaded' });
  await sees(staff.getByRole('row', { name: reference }));
});
