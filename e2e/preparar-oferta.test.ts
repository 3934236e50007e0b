import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { mailsTo } from './inbox.ts';
import { focusIsOn } from './keyboard.ts';
import { live } from './live.ts';
import { openPanel, raul, rowOf } from './panels.ts';
import { isAt, misses, sees, signIn, test } from './people.ts';
import { corolla, quoteFor, quoteOf, toast } from './shopping.ts';

const dialog = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name });

/** From the queue to the editor of a new draft. */
async function prepare(page: Page, reference: string): Promise<void> {
  const panel = await openPanel(page, reference);
  await panel.getByRole('button', { name: 'Preparar oferta' }).click();
  await isAt(page, /\/offer$/);
  await sees(page.getByRole('heading', { name: 'Borrador de la oferta 1' }));
}

async function send(page: Page, version: number): Promise<void> {
  await page.getByRole('button', { name: 'Enviar al cliente' }).click();
  const question = dialog(page, new RegExp(`¿Enviar la oferta ${version} a `));
  await question.getByRole('button', { name: 'Enviar oferta' }).click();
  await sees(toast(page).getByText('Oferta enviada', { exact: true }));
}

const versions = (page: Page): Locator => page.getByRole('region', { name: 'Versiones' });

describe('un agente da el precio firme', () => {
  test('la prepara, la ve como el cliente, la envía, y la cola dice cómo está', async ({
    newPerson,
  }) => {
    const email = 'oferta.firme@prueba.test';
    const reference = await quoteOf(email);
    const { page } = await newPerson();
    await signIn(page, raul, '/admin/quotes');
    await live(page);
    await prepare(page, reference);
    const lines = page.getByRole('region', { name: 'Líneas' });
    await expect.poll(() => lines.getByLabel('Texto, Línea 1').inputValue()).toBe(corolla.name);
    await lines.getByLabel('Costo, Línea 1').fill('14000');
    await lines.getByRole('button', { name: 'Agregar línea' }).click();
    const text = lines
      .getByRole('listitem')
      .last()
      .getByLabel(/^Texto/);
    await focusIsOn(text);
    await text.fill('Lavado y encerado');
    await lines
      .getByRole('listitem')
      .last()
      .getByLabel(/^Precio/)
      .fill('120');
    await lines
      .getByRole('listitem')
      .last()
      .getByLabel(/^Opcional/)
      .check();
    await page.getByRole('button', { name: 'Vista previa' }).click();
    await sees(dialog(page, 'Así la ve el cliente').getByText('Lavado y encerado'));
    await misses(dialog(page, 'Así la ve el cliente').getByText('14,000'));
    await page.keyboard.press('Escape');
    await send(page, 1);
    await sees(versions(page).getByText('Enviada', { exact: true }));
    await page.getByRole('link', { name: 'Volver a la cotización' }).click();
    // Beside an open quotation the list has room for little.
    await page.getByRole('link', { name: 'Cerrar' }).click();
    await sees(rowOf(page, reference).getByText(/Oferta 1 · Sin abrir · vence en 7 días/));
    await expect
      .poll(async () => (await mailsTo(email)).some(({ subject }) => subject.includes('-O1')))
      .toBe(true);
  });

  test('lo que falta se dice en su campo, y lo escrito vuelve tras recargar', {
    tags: 'long',
  }, async ({ newPerson }) => {
    const reference = await quoteOf('oferta.a.medias@prueba.test');
    const { page } = await newPerson();
    await signIn(page, raul, '/admin/quotes');
    await live(page);
    await prepare(page, reference);
    const price = page.getByLabel('Precio, Línea 1');
    await price.fill('quince mil');
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    await focusIsOn(page.locator('[tabindex="-1"]', { hasText: 'Falta algo en la oferta' }).last());
    await sees(page.getByRole('link', { name: /Escriba el precio/ }));
    await price.fill('15,500');
    await page.getByLabel('Nota para el cliente').fill('Sale de Jacksonville.');
    await page.reload({ waitUntil: 'domcontentloaded' });
    await live(page);
    await sees(page.getByText('Recuperamos lo que no guardó'));
    await expect.poll(() => price.inputValue()).toBe('15,500');
    await page.keyboard.press('Control+s');
    await sees(toast(page).getByText('Borrador guardado'));
    await page.reload({ waitUntil: 'domcontentloaded' });
    await expect.poll(() => price.inputValue()).toBe('15500');
    await misses(page.getByText('Recuperamos lo que no guardó'));
  });

  test('otro agente la cambió mientras tanto: se elige, y nada se pierde', {
    tags: 'long',
  }, async ({ newPerson }) => {
    const reference = await quoteOf('oferta.de.dos@prueba.test');
    const person = await newPerson();
    person.expects(/409/);
    const { page } = person;
    await signIn(page, raul, '/admin/quotes');
    await live(page);
    await prepare(page, reference);
    const other = await person.openTab(page.url());
    await live(other);
    await other.getByLabel('Precio, Línea 1').fill('15000');
    await other.getByRole('button', { name: 'Guardar', exact: true }).click();
    await sees(toast(other).getByText('Borrador guardado'));
    await page.getByLabel('Precio, Línea 1').fill('15200');
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    await sees(page.getByText(/El suyo suma US\$15,\d{3}, el guardado US\$15,\d{3}/));
    await page.getByRole('button', { name: 'Guardar lo mío' }).click();
    await sees(toast(page).getByText('Borrador guardado'));
    await other.reload({ waitUntil: 'domcontentloaded' });
    await expect.poll(() => other.getByLabel('Precio, Línea 1').inputValue()).toBe('15200');
  });
});

describe('la respuesta del cliente llega al agente', () => {
  test('rechaza con un motivo: la cola lo dice, y sale una versión nueva', {
    tags: 'long',
  }, async ({ newPerson }) => {
    const customer = (await newPerson()).page;
    const reference = await quoteFor(customer, 'oferta.rechazada@prueba.test');
    const { page } = await newPerson();
    await signIn(page, raul, '/admin/quotes');
    await live(page);
    await prepare(page, reference);
    await send(page, 1);

    await customer.goto(`/my-quotes/oferta/${reference}-O1`);
    await customer.getByText('No me interesa').click();
    await customer.getByLabel('Por qué').fill('Muy caro');
    await customer.getByRole('button', { name: 'Rechazar la oferta' }).click();
    await sees(customer.getByText('La oferta se rechazó.'));

    await page.goto('/admin/quotes');
    await sees(rowOf(page, reference).getByText(/Oferta 1 · Rechazada · Muy caro/));
    await live(page);
    const panel = await openPanel(page, reference);
    await panel.getByRole('link', { name: 'Abrir ofertas' }).click();
    await sees(versions(page).getByText('Rechazada: Muy caro'));
    await page.getByRole('button', { name: 'Versión nueva de esta, la oferta 1' }).click();
    await sees(page.getByRole('heading', { name: 'Borrador de la oferta 2' }));
    await page.getByLabel('Precio, Línea 1').fill('15000');
    await send(page, 2);
    await sees(versions(page).getByText('Oferta 2', { exact: true }));
  });

  test('la acepta, y el agente deshace la aceptación con un motivo', { tags: 'long' }, async ({
    newPerson,
  }) => {
    const customer = (await newPerson()).page;
    const reference = await quoteFor(customer, 'oferta.deshecha@prueba.test');
    const { page } = await newPerson();
    await signIn(page, raul, '/admin/quotes');
    await live(page);
    await prepare(page, reference);
    await send(page, 1);

    await customer.goto(`/my-quotes/oferta/${reference}-O1`);
    await customer.getByRole('button', { name: 'Aceptar oferta' }).click();
    await customer.getByLabel('Su nombre').fill('Yamilé Prueba');
    await customer.getByLabel('Nombre y apellidos de quien recibe').fill('Rosa Díaz');
    await customer.getByRole('button', { name: 'Confirmar' }).click();
    await sees(customer.getByText('Oferta aceptada'));

    await page.reload({ waitUntil: 'domcontentloaded' });
    await live(page);
    await sees(versions(page).getByText(/Aceptada por Yamilé Prueba/));
    await page.getByRole('button', { name: 'Deshacer aceptación' }).click();
    const question = dialog(page, /¿Deshacer la aceptación de la oferta 1\?/);
    await question.getByRole('button', { name: 'Deshacer aceptación' }).click();
    await sees(question.getByText('Falta este dato.'));
    await question.getByLabel('Motivo para el cliente').fill('El carro no pasó la revisión.');
    await question.getByRole('button', { name: 'Deshacer aceptación' }).click();
    await sees(versions(page).getByText(/Aceptación deshecha.*El carro no pasó la revisión\./));
    await sees(versions(page).getByText('Retirada', { exact: true }));
  });
});

describe('para quien llama', () => {
  test('busca al cliente, arma la cotización sin correo, y la oferta sale cuando lo tiene', {
    tags: 'long',
  }, async ({ newPerson }) => {
    await quoteOf('quien.llama@prueba.test');
    const { page } = await newPerson();
    await signIn(page, raul, '/admin/quotes');
    await live(page);
    await page.getByRole('link', { name: 'Nueva cotización' }).click();
    await page.getByLabel('Correo o teléfono').fill('quien.llama@');
    await page.getByLabel('Correo o teléfono').press('Enter');
    await page.getByRole('button', { name: /^Elegir a Yamilé/ }).click();
    const email = page.getByRole('textbox', { name: 'Correo electrónico' });
    await expect.poll(() => email.inputValue()).toBe('quien.llama@prueba.test');
    await page.getByRole('button', { name: 'Hacer cotización' }).click();
    await sees(page.getByRole('link', { name: 'Agregue al menos una cosa.' }));
    await page.getByLabel('Buscar en el catálogo').fill('planta eléctrica');
    await page.getByLabel('Buscar en el catálogo').press('Enter');
    await page.getByRole('button', { name: /con precio por confirmar/ }).click();
    await email.fill('');
    await page.getByRole('textbox', { name: 'Teléfono' }).fill('+1 713 555 0177');
    await page.getByRole('button', { name: 'Hacer cotización' }).click();
    await isAt(page, /\?ver=/);
    await sees(toast(page).getByText('Cotización hecha'));
    await page.getByRole('button', { name: 'Preparar oferta' }).click();
    const price = page.getByLabel('Precio, Línea 1');
    await expect.poll(() => price.inputValue()).toBe('');
    await price.fill('900');
    await page.getByRole('button', { name: 'Enviar al cliente' }).click();
    await sees(dialog(page, 'Agregue primero el correo del cliente'));
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Volver a la cotización' }).click();
    await sees(page.getByText('solo notas'));
    await page.getByRole('textbox', { name: 'Correo' }).fill('ya.tiene@prueba.test');
    await page.getByRole('button', { name: 'Agregar su correo' }).click();
    await sees(page.getByText('Se agregó el correo del cliente'));
    await page.getByRole('button', { name: 'Preparar oferta' }).click();
    await price.fill('900');
    await send(page, 1);
    await expect.poll(async () => (await mailsTo('ya.tiene@prueba.test')).length).toBe(1);
  });
});
