import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { pale, sideways, smallTargets, violations } from './checks.ts';
import { seeDetail } from './my-quotes.ts';
import { linkInMail, nameCustoms, sendOffer } from './offers.ts';
import { isAt, sees, test } from './people.ts';
import { mazda, quoteFor } from './shopping.ts';

// Accepting holds the car. There are several Mazdas, so that other journeys still find one.
test('por el enlace del correo, sin JavaScript y sin entrar: toma una opción y acepta en dos toques, y luego el precio de la Aduana', async ({
  newPerson,
}) => {
  const email = 'oferta.por.enlace@prueba.test';
  const reference = await quoteFor((await newPerson()).page, email, mazda);
  await sendOffer(reference);
  const path = await linkInMail(email);
  const { page, context, open, asked, expects } = await newPerson({
    device: 'phone',
    width: 320,
    javaScript: false,
  });
  await open(path);
  await sees(page.getByRole('heading', { name: `Oferta ${reference}-O1` }));
  await sees(page.getByText('US$33,200', { exact: true }).first());
  // A number that is broken at its hyphens reads as two.
  expect(await linesOf(page.getByText(`${reference}-O1`).first())).toBe(1);
  expect(await sideways(page)).toEqual([]);
  // If the line is cut, no typed text is lost: it is one step back.
  expects(/ERR_INTERNET_DISCONNECTED/);
  await page.getByText('Pedir un cambio', { exact: true }).click();
  await page.getByLabel('Qué desea cambiar').fill('En rojo, si se puede.');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Enviar', exact: true }).click({ noWaitAfter: true });
  await expect.poll(() => page.url()).toMatch(/^chrome-error/);
  await context.setOffline(false);
  await page.goBack();
  expect(await page.getByLabel('Qué desea cambiar').inputValue()).toBe('En rojo, si se puede.');
  await page.getByLabel(/Cuidado en almacén/).check();
  await page.getByRole('button', { name: 'Aceptar oferta' }).click();
  await isAt(page, `${path}/aceptar?opcion=2`);
  await sees(page.getByRole('heading', { name: 'Confirme que acepta' }));
  await sees(page.getByText('US$33,350', { exact: true }).first());
  expect(await sideways(page)).toEqual([]);
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await isAt(page, `${path}?hecho=aceptar`);
  await sees(page.getByText('Oferta aceptada'));
  await sees(page.getByText('Qué sigue.'));
  expect(await sideways(page)).toEqual([]);
  // Months later customs names its price, which needs a second consent by the same link, in two
  // taps.
  await nameCustoms(reference);
  await open(path);
  await sees(page.getByText('La Aduana de Cuba puso precio: US$1,234.50'));
  await page.getByText('Aceptar este precio').click();
  expect(await sideways(page)).toEqual([]);
  await page.getByRole('button', { name: 'Confirmar: acepto US$1,234.50' }).click();
  await isAt(page, `${path}?hecho=aduana`);
  await sees(page.getByText('Aceptó el precio de la Aduana: US$1,234.50'));
  expect(asked.filter((each) => /\.js$/.test(each))).toEqual([]);
});

test('en Mis Cotizaciones: ve la oferta, la comparte con quien paga y la acepta', {
  tags: 'long',
}, async ({ newPerson }) => {
  const { page } = await newPerson({ device: 'phone' });
  const reference = await quoteFor(page, 'oferta.en.portal@prueba.test', mazda);
  await sendOffer(reference);
  await page.goto('/my-quotes', { waitUntil: 'domcontentloaded' });
  await seeDetail(page, reference).click();
  await page.getByRole('link', { name: 'Ver y responder la oferta' }).click();
  await sees(page.getByRole('heading', { name: `Oferta ${reference}-O1` }));
  expect(await violations(page)).toEqual([]);
  expect(await smallTargets(page, {})).toEqual([]);
  expect(await pale(page)).toEqual([]);
  await page.getByRole('button', { name: 'Compartir con quien paga' }).click();
  const shared = page.getByRole('link', { name: /\/oferta\// });
  await sees(shared);
  const family = await newPerson({ javaScript: false });
  await family.open(new URL((await shared.getAttribute('href')) ?? '').pathname);
  await sees(family.page.getByText('Hasta que se acepte no se paga nada.'));
  // The print shows the offer and no controls, least of all a link that opens it.
  await page.emulateMedia({ media: 'print' });
  await sees(page.getByText('Qué incluye'));
  for (const words of ['Pedir un cambio', 'No me interesa', 'Todavía no acepta nada', '/oferta/']) {
    await expect
      .poll(() => page.getByText(words).first().isVisible(), { message: words })
      .toBe(false);
  }
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Aceptar oferta' }).click();
  await page.getByLabel('Nombre y apellidos de quien recibe').fill('Rosa Díaz');
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await sees(page.getByText('Oferta aceptada'));
  await family.page.reload();
  await sees(family.page.getByRole('heading', { name: 'El dinero de la cotización' }));
});

/** On how many lines a text stands. */
function linesOf(text: Locator): Promise<number> {
  return text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });
}
