import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { pale, sideways, smallTargets, violations } from './checks.ts';
import { live } from './live.ts';
import { seeDetail } from './my-quotes.ts';
import { sendOffer } from './offers.ts';
import { raul } from './panels.ts';
import { sees, signIn, test } from './people.ts';
import { quoteFor } from './shopping.ts';

// It is ordered when wanted, so no other journey misses it.
const fridge = { name: 'Refrigerador Frigidaire 18.3 pies³' };

/** The same names each time, and never the same file: a list is imported once, by a first try too. */
function newList() {
  const name = 'lista-inventada.csv';
  const text = readFileSync(`demo/screening/${name}`, 'utf8').replace('demo-4', randomUUID());
  return { name, mimeType: 'text/csv', buffer: Buffer.from(text) };
}

test('el expediente de una unidad dice qué falta, y deja de decirlo cuando está', async ({
  newPerson,
}) => {
  const customer = await newPerson({ device: 'phone' });
  const reference = await quoteFor(customer.page, 'expediente@prueba.test', fridge);
  await sendOffer(reference);
  await customer.page.goto('/my-quotes', { waitUntil: 'domcontentloaded' });
  await seeDetail(customer.page, reference).click();
  await customer.page.getByRole('link', { name: 'Ver y responder la oferta' }).click();
  await customer.page.getByRole('button', { name: 'Aceptar oferta' }).click();
  await customer.page.getByRole('button', { name: 'Confirmar' }).click();
  await sees(customer.page.getByRole('heading', { name: 'El dinero de la cotización' }));

  const { page } = await newPerson({ device: 'phone' });
  await signIn(page, raul, '/admin/screening');
  await live(page);
  const bring = page.locator('details', { hasText: 'Traer una lista' });
  // It is open until there is a list, which another journey or a first try may have brought.
  if ((await bring.getAttribute('open')) === null) await bring.locator('summary').click();
  await bring.getByLabel('Lista consolidada (CSV)').setInputFiles(newList());
  await sees(page.getByText('Comprobado: lista-inventada.csv'));
  await page.getByRole('button', { name: 'Traer esta lista' }).click();
  const row = page.getByRole('row', { name: 'lista-inventada.csv' });
  await sees(row.filter({ hasText: 'Raúl' }));
  await sees(page.getByRole('heading', { name: 'Lista traída' }));

  await page.goto(`/admin/units?q=${reference}`, { waitUntil: 'domcontentloaded' });
  await page.getByRole('link', { name: `${reference}-U1` }).click();
  await page.getByRole('link', { name: 'Expediente de exportación' }).click();
  await sees(page.getByText('Todavía no se puede embarcar'));
  await live(page);
  const number = page.locator('h1 span').getByText(`${reference}-U1`);
  const lines = await number.evaluate(
    (span) =>
      (span as HTMLElement).offsetHeight / Number.parseFloat(getComputedStyle(span).lineHeight),
  );
  expect(Math.round(lines)).toBe(1);
  const part = (name: string) => page.getByRole('region', { name });
  const endUse = part('Declaración de uso final');
  await endUse.getByText('Anotar', { exact: true }).click();
  await endUse.getByLabel('Para qué es').fill('Uso personal en casa');
  await endUse.getByLabel('Firmada el').fill('2026-11-02');
  await endUse.getByRole('button', { name: 'Guardar' }).click();
  await sees(endUse.getByText('Listo'));
  const authority = part('Licencia o excepción');
  await authority.getByText('Anotar', { exact: true }).click();
  await authority.getByLabel('Número o regla').fill('15 CFR 740.21');
  await authority.getByLabel('Fuente').fill('Dictamen del 2 de noviembre');
  await authority.getByRole('button', { name: 'Guardar' }).click();
  await sees(authority.getByText('Listo'));
  const names = part('Nombres comparados');
  await names.getByLabel('Nombre de quien paga').fill('Jacinto Ibañez');
  await names.getByRole('button', { name: 'Agregar y comparar' }).click();
  await sees(names.getByText('Revisar'));
  expect(await sideways(page)).toEqual([]);
  expect(await violations(page)).toEqual([]);
  expect(await smallTargets(page, {})).toEqual([]);
  expect(await pale(page)).toEqual([]);

  await names.getByRole('link', { name: 'Ver las coincidencias' }).click();
  const review = page.getByRole('region', { name: 'Jacinto Ibañez' });
  await sees(review.getByText('Persona inventada.'));
  expect(await sideways(page)).toEqual([]);
  expect(await violations(page)).toEqual([]);
  expect(await smallTargets(page, {})).toEqual([]);
  expect(await pale(page)).toEqual([]);
  await review.getByLabel('Por qué es otra persona').fill('Nació en 1980, según su carné.');
  await review.getByRole('button', { name: 'Es otra persona' }).click();
  await sees(review.getByText('Falta otra persona'));

  const desk = await newPerson();
  await signIn(desk.page, raul, '/admin/export-requirements');
  await live(desk.page);
  await desk.page.goto(page.url().replace(/\/admin.*/, `/admin/units?q=${reference}`));
  await desk.page.getByRole('link', { name: `${reference}-U1` }).click();
  await desk.page.getByRole('link', { name: 'Expediente de exportación' }).click();
  await sees(desk.page.getByText('Todavía no se puede embarcar'));
});
