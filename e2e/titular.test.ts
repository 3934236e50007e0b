import { expect } from 'vitest';
import { pale, sideways, smallTargets, violations } from './checks.ts';
import { orderOnItsWay } from './journeys.ts';
import { live } from './live.ts';
import { marta } from './panels.ts';
import { isAt, misses, sees, signIn, test } from './people.ts';

test('quien recibe pide la orden por su enlace, quien la hizo la cede, y una administradora la pasa', {
  tags: 'long',
}, async ({ newPerson }) => {
  const owner = 'titular@prueba.test';
  const family = 'nueva-titular@prueba.test';
  const { page, quoteId, reference, receives } = await orderOnItsWay(newPerson, owner);

  const asks = await newPerson({ device: 'phone', javaScript: false });
  await asks.open(receives);
  await asks.page.getByText('¿La orden debe ser suya?').click();
  await sees(asks.page.getByRole('link', { name: 'Entrar para pedirla' }));
  await signIn(asks.page, { email: family, firstName: 'Odalys', lastName: 'Ruiz' });
  await asks.open(receives);
  await asks.page.getByText('¿La orden debe ser suya?').click();
  await asks.page.getByRole('button', { name: 'Pedir esta orden' }).click();
  await sees(asks.page.getByText('Usted pidió esta orden'));
  expect(await sideways(asks.page)).toEqual([]);

  await page.goto(`/my-quotes/oferta/${reference}-O1`, { waitUntil: 'domcontentloaded' });
  await sees(page.getByText(`Odalys Ruiz (${family}) la pidió`, { exact: false }));
  for (const wrong of [violations, pale, sideways]) expect(await wrong(page)).toEqual([]);
  expect(await smallTargets(page, {})).toEqual([]);
  await page.getByRole('button', { name: 'Ceder la orden' }).click();
  await sees(page.getByText('Usted cede esta orden a Odalys Ruiz'));

  const decides = await newPerson();
  await signIn(decides.page, marta, `/admin/quotes/${quoteId}/offer`);
  await live(decides.page);
  const card = decides.page.getByRole('region', { name: 'Piden la orden' });
  await sees(card.getByText('Su titular dijo que sí', { exact: false }));
  for (const wrong of [violations, pale, sideways]) expect(await wrong(decides.page)).toEqual([]);
  await card.getByRole('button', { name: 'Pasar la orden' }).click();
  const dialog = decides.page.getByRole('dialog', { name: '¿Pasar la orden a Odalys Ruiz?' });
  await dialog.getByRole('button', { name: 'Pasar la orden' }).click();
  await misses(card);

  asks.expects(/410/);
  await asks.open(receives);
  await sees(asks.page.getByText('Este enlace ya no abre'));
  await asks.open('/my-quotes');
  await sees(asks.page.getByText(reference).first());
  await page.goto('/my-quotes', { waitUntil: 'domcontentloaded' });
  await misses(page.getByText(reference));
  await isAt(page, '/my-quotes');
});
