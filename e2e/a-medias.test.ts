import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { live } from './live.ts';
import { acceptOffer, openNewOffer } from './offers.ts';
import { misses, sees, test } from './people.ts';

const has = (field: Locator, text: string) =>
  expect.poll(() => field.inputValue().catch(() => '')).toBe(text);

test('lo escrito sigue ahí al recargar y al cambiar de idioma: el contacto, el cambio de una oferta y un pago', async ({
  newPerson,
}) => {
  const { page } = await newPerson({ device: 'phone' });
  await openNewOffer(page, 'a.medias@prueba.test');
  await sees(page.getByText('Pedir un cambio'));
  const offer = new URL(page.url()).pathname;

  await page.goto('/profile');
  await live(page);
  await page.getByRole('link', { name: 'Editar contacto' }).click();
  await page.getByRole('textbox', { name: 'WhatsApp' }).fill('305 555 01');
  await page.reload();
  await has(page.getByRole('textbox', { name: 'WhatsApp' }), '305 555 01');
  await inOtherLanguage(page, 'English');
  await has(page.getByRole('textbox', { name: 'WhatsApp' }), '305 555 01');
  await inOtherLanguage(page, 'Español');
  await page.getByRole('textbox', { name: 'WhatsApp' }).fill('305 555 0142');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await sees(page.getByText('+1 305 555 0142'));
  await page.reload();
  await sees(page.getByRole('link', { name: 'Editar contacto' }));

  await page.goto(offer);
  await page.getByText('Pedir un cambio').click();
  const wish = page.getByRole('textbox', { name: 'Qué desea cambiar' });
  await wish.fill('En rojo');
  await page.reload();
  await sees(wish);
  await has(wish, 'En rojo');
  await inOtherLanguage(page, 'English');
  await has(page.locator('textarea').first(), 'En rojo');
  await inOtherLanguage(page, 'Español');
  await has(wish, 'En rojo');
  await page.getByRole('button', { name: 'Enviar' }).first().click();
  await sees(page.getByText('Recibimos su aviso de cambio'));
  await page.reload();
  await page.waitForLoadState('networkidle');
  await misses(wish);

  await page.goto(offer);
  await acceptOffer(page);
  await page.getByRole('link', { name: 'Ya pagué' }).first().click();
  await live(page);
  await page.getByRole('textbox', { name: 'Monto' }).fill('1,000');
  await page.reload();
  await has(page.getByRole('textbox', { name: 'Monto' }), '1,000');
  await inOtherLanguage(page, 'English');
  await has(page.getByRole('textbox', { name: 'Amount' }), '1,000');
});

async function inOtherLanguage(page: Page, name: string): Promise<void> {
  await page
    .getByLabel(/^Men[uú]$/)
    .first()
    .click();
  await page.getByRole('banner').getByRole('button', { name }).last().click();
}
