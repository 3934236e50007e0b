import { describe, expect } from 'vitest';
import { sideways, violations } from './checks.ts';
import { live } from './live.ts';
import { openPanel, raul, rowOf } from './panels.ts';
import { isAt, misses, sees, signIn, test } from './people.ts';
import { quoteOf } from './shopping.ts';

describe('lo que el equipo cambia en el catálogo', () => {
  test('antes de marcar un vehículo como vendido se lee en qué cotizaciones está', {
    tags: 'long',
  }, async ({ newPerson }) => {
    const reference = await quoteOf('la.espera@prueba.test');
    const { page } = await newPerson({ bypassPolicy: true });
    await signIn(page, raul, '/admin/quotes');
    const headers = { 'sec-fetch-site': 'same-origin' };
    const [quote] = await (await page.request.get(`/api/admin/quotes?q=${reference}`)).json();
    const id: string = quote.items[0].productId;

    await page.goto(`/admin/products/${id}`);
    await live(page);
    await misses(page.getByText(/cotización abierta|cotizaciones abiertas/));
    await page.getByLabel('Estado', { exact: true }).selectOption({ label: 'Vendido' });
    await sees(page.getByText(/^Está en \d+ cotizaci/));
    await sees(page.getByRole('link', { name: reference }));
    expect([...(await violations(page)), ...(await sideways(page))]).toEqual([]);

    // Without a price somebody must decide that.
    await page.getByLabel('Precio', { exact: true }).fill('');
    await page.getByRole('button', { name: 'Guardar' }).click();
    await sees(page.getByText('Escriba el precio en dólares', { exact: false }).first());
    await page.getByLabel('Precio por confirmar').check();
    await expect.poll(() => page.getByLabel('Precio', { exact: true }).isDisabled()).toBe(true);

    const preview = `id,price,status\n${id},1590,sold\n`;
    await page.goto('/admin/products/importar');
    await live(page);
    await page.getByLabel('Archivo CSV').setInputFiles({
      name: 'precios.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(preview),
    });
    await sees(page.getByText(/El precio pasa de US\$15,900 a US\$1,590 \(−90 %\)/));
    const change = page.getByRole('row', { name: /15900\.00.*1590\.00/ });
    await sees(change.getByText('sold', { exact: true }));
    await sees(page.getByRole('link', { name: reference }));

    const set = async (status: string) => {
      const product = `/api/admin/products/${id}`;
      const { updatedAt: expected } = await (await page.request.get(product)).json();
      return page.request.patch(product, { headers, data: { status, expected } });
    };
    expect((await set('sold')).status()).toBe(200);
    await page.goto('/admin/quotes');
    await live(page);
    const panel = await openPanel(page, reference);
    await sees(panel.getByText('Ya no está todo disponible'));
    await sees(panel.getByText('vendido', { exact: true }));
    expect((await set('available')).status()).toBe(200);
  });

  test('los enlaces del panel abren la lista tan estrecha como la cifra', { tags: 'long' }, async ({
    newPerson,
  }) => {
    const reference = await quoteOf('cifras@prueba.test');
    const { page } = await newPerson();
    await signIn(page, raul, '/admin');
    await page
      .getByRole('region', { name: 'Por provincia' })
      .getByRole('link', { name: 'La Habana' })
      .click();
    await isAt(page, '/admin/quotes?province=HAB');
    await sees(rowOf(page, reference));
    await live(page);
    await page.getByLabel('Provincia', { exact: true }).selectOption({ label: 'Granma' });
    await isAt(page, '/admin/quotes?province=GRA');
    await misses(rowOf(page, reference));

    await page.goto('/admin');
    const today = page.getByRole('region', { name: 'Cotizaciones' }).getByRole('link').first();
    await today.click();
    await isAt(page, /\/admin\/quotes\?since=\d{4}-\d\d-\d\d$/);
    await sees(rowOf(page, reference));
    await page.getByRole('link', { name: /^Desde el .*quitar este filtro$/ }).click();
    await isAt(page, '/admin/quotes');

    await page.goto('/admin');
    await page.getByRole('region', { name: 'Correos' }).getByRole('link').click();
    await isAt(page, '/admin/mails?state=failed');
  });
});
