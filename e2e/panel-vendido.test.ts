import { live } from './live.ts';
import { quoteByCall } from './my-quotes.ts';
import { giveContact, misses, sees, signIn, test } from './people.ts';
import { create, list, raul } from './staff-products.ts';

test('quien marca un producto como vendido lee antes qué cotizaciones abiertas lo esperan', async ({
  newPerson,
}) => {
  const { page } = await newPerson();
  await signIn(page, raul, list);
  await create(page, { name: 'Ópalo esperado', price: '9000', availableProvinces: 'HAB' });
  await create(page, { name: 'Ópalo libre', price: '9000', availableProvinces: 'HAB' });
  const customer = (await newPerson()).page;
  await signIn(customer, { email: 'espera@prueba.test', firstName: 'Yanet' });
  await giveContact(customer);
  const reference = await quoteByCall(customer, 'Ópalo esperado');

  for (const [name, held] of [
    ['Ópalo esperado', true],
    ['Ópalo libre', false],
  ] as const) {
    await page.goto(`${list}?q=${encodeURIComponent(name)}`);
    await live(page);
    await page.getByLabel(`Elegir ${name}`).check();
    await page.getByLabel('Nuevo estado').selectOption({ label: 'Vendido' });
    await page.getByRole('button', { name: 'Cambiar estado' }).click();
    const dialog = page.getByRole('dialog');
    await sees(dialog.getByText('Los clientes lo verán enseguida.'));
    const warning = dialog.getByText('Está en 1 cotización abierta');
    if (!held) {
      await misses(warning);
      continue;
    }
    await sees(warning);
    await sees(dialog.getByRole('link', { name: reference }));
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
  }
});
