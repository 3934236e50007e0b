import { describe } from 'vitest';
import { live } from './live.ts';
import { openPanel, raul, rowOf } from './panels.ts';
import { misses, sees, signIn, test } from './people.ts';
import { quoteFor } from './shopping.ts';

describe('un mensaje que llega con el panel abierto', () => {
  test('queda sin leer hasta que el agente lo ve en su pantalla', { tags: 'long' }, async ({
    newPerson,
  }) => {
    const customer = (await newPerson()).page;
    const reference = await quoteFor(customer, 'mientras.mira@prueba.test');
    const { page } = await newPerson();
    await signIn(page, raul, '/admin/quotes');
    await live(page);
    const panel = await openPanel(page, reference);
    await misses(rowOf(page, reference).getByText('Nueva', { exact: true }));

    await customer.goto('/my-quotes');
    await live(customer);
    await customer.getByRole('link', { name: `Ver detalle de ${reference}` }).click();
    const own = customer.getByRole('dialog', { name: reference });
    await own.getByRole('textbox').fill('¿Llega antes de enero?');
    await own.getByRole('button', { name: 'Enviar mensaje' }).click();
    await sees(own.getByRole('status').getByText('Mensaje enviado.'));

    // Stands for the agent's return to the tab, after which the panel asks for news.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await sees(panel.getByText('¿Llega antes de enero?'));
  });
});
