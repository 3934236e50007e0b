import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { inOtherLanguage, live } from './live.ts';
import { acceptOffer, openNewOffer } from './offers.ts';
import { misses, sees, signIn, test } from './people.ts';
import { add, corolla } from './shopping.ts';

const has = (field: Locator, text: string) =>
  expect.poll(() => field.inputValue().catch(() => '')).toBe(text);

test('lo escrito sigue ahí al recargar y al cambiar de idioma: el contacto, el cambio de una oferta y un pago', {
  tags: 'long',
}, async ({ newPerson }) => {
  const { page } = await newPerson({ device: 'phone' });
  await openNewOffer(page, 'a.medias@prueba.test');
  await sees(page.getByText('Pedir un cambio', { exact: true }));
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
  await page.getByText('Pedir un cambio', { exact: true }).click();
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
  await sees(page.getByText('Se pidió un cambio en la oferta.'));
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

test('sin JavaScript, lo escrito va a la otra lengua con el botón de cada formulario: cotización, respuesta a una oferta, pago', {
  tags: 'long',
}, async ({ newPerson }) => {
  const { page } = await newPerson({ device: 'phone' });
  const email = 'a.medias.sin.js@prueba.test';
  await openNewOffer(page, email);
  await sees(page.getByText('Pedir un cambio', { exact: true }));
  const offer = new URL(page.url()).pathname;
  const plain = await newPerson({ device: 'phone', javaScript: false });
  await signIn(plain.page, { email }, '/products/automobiles');
  await add(plain.page, corolla.name).click();
  await goesAlong(plain.page, 'textarea', 'Con dos llaves');
  for (const [title, field] of [
    ['Pedir un cambio', 'textarea'],
    ['No me interesa', 'input[type=text]'],
  ] as const) {
    await plain.page.goto(offer);
    await goesAlong(plain.page, `details:has-text("${title}") ${field}`, 'En rojo');
  }
  await acceptOffer(page);
  await plain.page.goto(offer);
  await plain.page.getByRole('link', { name: 'Ya pagué' }).first().click();
  await goesAlong(plain.page, 'form[enctype] input[inputmode=decimal]', '1,000');
});

/** In English with what was typed, in sight, and back again. */
async function goesAlong(page: Page, place: string, typed: string): Promise<void> {
  const name = await page.locator(place).first().getAttribute('name');
  const field = page.locator(`[name="${name}"]`);
  const form = page.locator('form').filter({ has: field });
  const closed = page.locator('details:not([open])').filter({ has: field });
  if ((await closed.count()) > 0) await closed.locator('summary').click();
  await field.fill(typed);
  for (const [words, language] of [
    ['In English, with what you wrote', 'en'],
    ['En español, con lo que escribió', 'es'],
  ] as const) {
    await form.getByRole('button', { name: words }).click();
    await page.locator(`html[lang=${language}]`).waitFor();
    expect(await field.inputValue()).toBe(typed);
    await sees(field);
  }
}
