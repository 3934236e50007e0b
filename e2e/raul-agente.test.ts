import { describe } from 'vitest';
import { live } from './live.ts';
import { apply, marta, newStatus, openPanel, raul, saidUpdated, setInRow } from './panels.ts';
import { isAt, misses, sees, signIn, test } from './people.ts';
import { quoteFor, quoteOf } from './shopping.ts';

describe('Raúl, agente, atiende una cotización nueva', () => {
  test('la encuentra, le pone estado y el cliente lo lee en el historial', {
    tags: 'long',
  }, async ({ newPerson }) => {
    const customer = (await newPerson()).page;
    const reference = await quoteFor(customer, 'cliente.de.raul@prueba.test');
    const { page } = await newPerson({ serviceWorker: true });
    await signIn(page, raul);
    await page.getByText('Raúl', { exact: true }).click();
    await page.getByRole('link', { name: 'Administrar Cotizaciones' }).click();
    await isAt(page, '/admin/quotes');
    const row = page.getByRole('row', { name: new RegExp(reference) });
    for (const shown of ['Yamilé', 'cliente.de.raul@prueba.test', 'La Habana', 'US$15,900']) {
      await sees(row.getByText(shown, { exact: true }));
    }

    await setInRow(page, reference, 'En Revisión');
    await saidUpdated(page, 'cotización');
    await sees(row.locator('td').getByText('En Revisión', { exact: true }));

    const panel = await openPanel(page, reference);
    await sees(panel.getByText('Estado: de Pendiente a En Revisión'));
    await newStatus(panel).selectOption({ label: 'Aprobada' });
    await apply(panel).click();
    await sees(panel.getByText('Estado: de En Revisión a Aprobada'));
    await panel.getByRole('link', { name: 'Cerrar' }).click();
    await misses(panel);

    // The filter stands in the address.
    await page.getByLabel('Estado', { exact: true }).selectOption({ label: 'Rechazada' });
    await isAt(page, '/admin/quotes?status=rejected');
    await misses(row);
    await page.getByLabel('Estado', { exact: true }).selectOption({ label: 'Aprobada' });
    await isAt(page, '/admin/quotes?status=approved');
    await sees(row);

    await customer.goto('/my-quotes');
    await sees(customer.getByRole('row', { name: new RegExp(`${reference}.*En revisión`) }));
    await customer.getByRole('link', { name: `Ver detalle de ${reference}` }).click();
    await sees(customer.getByText('Usted pidió la cotización'));
    await sees(customer.getByText('Raúl la está revisando'));
    await sees(customer.getByText('Raúl la aprobó'));
    await sees(customer.getByText('Nos toca a nosotros', { exact: false }));
  });

  test.for([{ slowLine: true }, { saveData: true }] as const)(
    'también con un teléfono así, sin tocar nada antes: %o',
    { tags: 'long' },
    async (line, { newPerson }) => {
      const kind = Object.keys(line).join();
      const customer = (await newPerson()).page;
      const reference = await quoteFor(customer, `cliente.${kind}@prueba.test`.toLowerCase());
      const { page } = await newPerson({ device: 'phone', ...line });
      await signIn(page, raul, `/admin/quotes?search=${reference}`);
      await setInRow(page, reference, 'En Revisión');
      await saidUpdated(page, 'cotización');
    },
  );

  test('otra agente con la página vieja lee que alguien fue más rápido', { tags: 'long' }, async ({
    newPerson,
  }) => {
    const reference = await quoteOf('dos.agentes@prueba.test');
    const [first, second] = [await newPerson(), await newPerson()];
    await signIn(first.page, raul, '/admin/quotes');
    await signIn(second.page, marta, '/admin/quotes');
    await Promise.all([live(first.page), live(second.page)]);

    await setInRow(first.page, reference, 'Aprobada');
    await saidUpdated(first.page, 'cotización');
    second.expects(/409/);
    await setInRow(second.page, reference, 'Rechazada', 'Ya no queda.');
    const question = second.page.getByRole('dialog', { name: '¿Poner «Rechazada»' });
    await sees(question.getByText(/Raúl Medina puso «Aprobada» hace \d/));
    await sees(question.getByText('Ahora está en «Aprobada».', { exact: false }));
    await apply(question).click();
    await saidUpdated(second.page, 'cotización');
  });
});
