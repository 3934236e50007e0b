import { live } from './live.ts';
import { quoteByCall } from './my-quotes.ts';
import { giveContact, misses, sees, signIn, test } from './people.ts';
import { toast } from './shopping.ts';
import { create, list, raul } from './staff-products.ts';

test('quien marca un producto como vendido lee antes qué cotizaciones abiertas lo esperan', {
  tags: 'long',
}, async ({ newPerson }) => {
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
    const selection = page.getByRole('region', { name: 'Selección' });
    await selection.getByRole('button', { name: 'Cambiar estado' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Nuevo estado').selectOption({ label: 'Vendido' });
    await sees(dialog.getByText('Los clientes lo verán enseguida.'));
    const warning = dialog.getByText('Está en 1 cotización abierta');
    if (held) await sees(warning);
    else await misses(warning);
    await dialog.getByRole('button', { name: 'Cancelar' }).click();

    // From the row, two presses, unless somebody waits for it.
    await page.getByRole('button', { name: `Disponible. Cambiar estado de ${name}` }).click();
    await page.getByRole('menuitemradio', { name: 'Vendido' }).click();
    if (!held) {
      await sees(toast(page).getByText('Hecho en 1', { exact: true }));
      continue;
    }
    await sees(warning);
    await sees(dialog.getByRole('link', { name: reference }));
    await dialog.getByRole('button', { name: 'Cambiar estado' }).click();
    await sees(page.getByRole('row', { name: new RegExp(name) }).getByText('Vendido'));
  }
});
