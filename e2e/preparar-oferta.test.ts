import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { mailsTo } from './inbox.ts';
import { focusIsOn } from './keyboard.ts';
import { live } from './live.ts';
import { openPanel, raul, rowOf } from './panels.ts';
import { isAt, misses, sees, signIn, test } from './people.ts';
import { corolla, quoteFor, toast } from './shopping.ts';

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
    const reference = await quoteFor((await newPerson()).page, email);
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
    await expect
      .poll(async () => (await mailsTo(email)).some(({ subject }) => subject.includes('-O1')))
      .toBe(true);
    await page.getByRole('link', { name: 'Volver a la cotización' }).click();
    await sees(rowOf(page, reference).getByText(/Oferta 1, vence en 7 días/));
    await sees(rowOf(page, reference).getByText('Sin abrir'));
  });

  test('lo que falta se dice en su campo, y lo escrito vuelve tras recargar', async ({
    newPerson,
  }) => {
    const reference = await quoteFor((await newPerson()).page, 'oferta.a.medias@prueba.test');
    const { page } = await newPerson();
    await signIn(page, raul, '/admin/quotes');
    await live(page);
    await prepare(page, reference);
    const price = page.getByLabel('Precio, Línea 1');
    await price.fill('quince mil');
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    await focusIsOn(page.locator('[tabindex="-1"]', { hasText: 'Falta algo en la oferta' }));
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

  test('otro agente la cambió mientras tanto: se elige, y nada se pierde', async ({
    newPerson,
  }) => {
    const reference = await quoteFor((await newPerson()).page, 'oferta.de.dos@prueba.test');
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
