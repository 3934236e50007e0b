import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { dayInHavana, daysLater } from '#platform/time/days.ts';
import { sideways, smallTargets, violations } from './checks.ts';
import { controlled, live } from './live.ts';
import { call, linkInMail, sendOffer } from './offers.ts';
import { marta, raul, rowStatus } from './panels.ts';

import { letShip } from './papers.ts';
import { sees, signIn, test } from './people.ts';
import { mazda, quoteFor } from './shopping.ts';

test('Ramón entrega sin conexión: un código y un acta firmada se quedan en su teléfono y llegan una vez', async ({
  newPerson,
}) => {
  const customer = await newPerson({ device: 'phone' });
  const email = 'entrega@prueba.test';
  const reference = await quoteFor(customer.page, email, mazda);
  await sendOffer(reference, { pieces: 2 });
  await customer.open(`${await linkInMail(email)}/aceptar`);
  await customer.page.getByRole('button', { name: 'Confirmar' }).click();
  await sees(customer.page.getByText('Oferta aceptada'));
  await letShip(reference);
  const staff = (await newPerson()).page;
  await signIn(staff, raul);
  const path = await linkOf(staff, reference);

  await customer.open(`/my-quotes/oferta/${reference}-O1`);
  const code =
    (await customer.page
      .getByText(/^\d{4} \d{4}$/)
      .first()
      .textContent()) ?? '';
  await sees(customer.page.getByText(/Nunca pedimos códigos por teléfono/));

  const { page, context, open, expects } = await newPerson({ device: 'phone' });
  expects(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await open(path);
  await sees(page.getByText('Faltan 2 de 2'));
  expect([await sideways(page), await smallTargets(page, {}), await violations(page)]).toEqual([
    [],
    [],
    [],
  ]);
  // Closed and opened again without a connection.
  await live(page);
  await controlled(page);
  await expect.poll(() => kept(page)).toBe(true);
  await context.setOffline(true);
  await open(path);
  await sees(page.getByText(/Lo que este teléfono guardó de sus enlaces/));
  const [first, second] = [unitOf(page, 1), unitOf(page, 2)];
  await first
    .getByLabel('Código de entrega')
    .fill(code.replace(/.$/, (end) => String((Number(end) + 1) % 10)));
  await first.getByLabel('Nombre de quien recibió').fill('Ana Ruiz');
  await first.getByRole('button', { name: 'Anotar la entrega' }).click();
  await sees(first.getByText(/son 8 cifras/));
  await first.getByLabel('Código de entrega').fill(code);
  await first.getByRole('button', { name: 'Anotar la entrega' }).click();
  await sees(first.getByText('Guardado en este teléfono. Sale solo cuando haya línea.'));
  // For the other one nobody has the code.
  await second.getByText('Sin código: foto del acta firmada').click();
  await second.getByLabel('Nombre de quien firmó').fill('Pedro Ruiz');
  await second.getByRole('button', { name: /^Mandar el acta/ }).click();
  await sees(second.getByText('Tome al menos una foto del acta firmada.'));
  const photo = { name: 'acta.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await second.getByLabel('Fotos del acta').setInputFiles(photo);
  await second.getByRole('button', { name: /^Mandar el acta/ }).click();
  await sees(second.getByText('El acta está guardada en este teléfono'));
  await context.setOffline(false);
  await sees(first.getByText(/^Entregado el /));
  await sees(page.getByText('Faltan 1 de 2'));
  await sees(second.getByText('La oficina mira el acta'));

  await staff.goto('/admin/handovers');
  await live(staff);
  await sees(staff.getByText('Un acta firmada por mirar'));
  // The link is Raúl's, so somebody else accepts what came by it.
  await sees(staff.getByText(/la acepta otra persona del equipo/));
  expect(await staff.getByRole('button', { name: /^Aceptar/ }).count()).toBe(0);
  const other = (await newPerson()).page;
  await signIn(other, marta, '/admin/handovers');
  await live(other);
  await other.getByRole('button', { name: /^Aceptar: está entregada/ }).click();
  await sees(other.getByText('Con un acta firmada.'));

  await customer.page.reload();
  await sees(customer.page.getByText(/Recibió Ana Ruiz/));
  // The link of the first mail shows the same, but never a code.
  await customer.open(await linkInMail(email));
  const handovers = customer.page.getByRole('region', { name: 'Entrega' });
  await sees(handovers.getByText('Recibió Ana Ruiz'));
  await sees(handovers.getByText('Se comprobó con un acta firmada.'));
  expect(await handovers.getByRole('link', { name: /^Acta de entrega de/ }).count()).toBe(2);
  expect(await sideways(customer.page)).toEqual([]);
  // The last handover moved the order, and nobody had to.
  await other.goto(`/admin/quotes?q=${reference}`);
  await sees(rowStatus(other, reference).getByText('Entregada'));
});

/** The phone stores the list, and the page that draws it. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const list = Object.keys(localStorage).some((key) => key.startsWith('mariel-auto-handovers.'));
    for (const name of await caches.keys()) {
      const entries = await (await caches.open(name)).keys();
      if (entries.some(({ url }) => new URL(url).pathname === '/entregar')) return list;
    }
    return false;
  });

/** One thing on Ramón's list. */
const unitOf = (page: Page, piece: number) =>
  page.getByRole('listitem').filter({ hasText: new RegExp(`-U${piece}(?!\\d)`) });

/** The order's units are ready, and Raúl makes a link for them on his page. */
async function linkOf(page: Page, reference: string): Promise<string> {
  const [quote] = await call<{ id: string }[]>(page, 'GET', `/api/admin/quotes?q=${reference}`);
  const units = await call<{ id: string; number: string }[]>(
    page,
    'GET',
    `/api/admin/quotes/${quote?.id}/units`,
  );
  const day = daysLater(dayInHavana(new Date()), -1);
  const ready = { kind: 'reached', stage: 'ready', day, earlierToo: true };
  for (const { id } of units) await call(page, 'POST', `/api/admin/units/${id}/changes`, ready);
  await page.goto('/admin/handovers');
  await live(page);
  for (const { number } of units)
    await page.getByRole('checkbox', { name: `Poner ${number} en el enlace` }).check();
  await page.getByLabel('Para quién').fill(`Ramón ${reference}`);
  await page.getByRole('button', { name: 'Hacer el enlace' }).click();
  await sees(page.getByRole('button', { name: `Anular el enlace de Ramón ${reference}` }));
  const { links } = await call<{ links: { label: string; path: string }[] }>(
    page,
    'GET',
    '/api/admin/handovers',
  );
  return links.find(({ label }) => label.endsWith(reference))?.path ?? '';
}
