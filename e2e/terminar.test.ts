import { expect } from 'vitest';
import { sideways } from './checks.ts';
import { mailsTo } from './inbox.ts';
import { seeDetail } from './my-quotes.ts';
import { acceptOffer, linkInMail, openNewOffer } from './offers.ts';
import { marta, raul, rowOf, saidUpdated, setInRow } from './panels.ts';
import { isAt, misses, sees, signIn, test } from './people.ts';

test('quien pidió termina lo que aceptó por el enlace del correo, sin JavaScript, y lo dicen todas sus páginas', async ({
  newPerson,
}) => {
  const email = 'termina.por.enlace@prueba.test';
  const account = await newPerson();
  const reference = await openNewOffer(account.page, email);
  await acceptOffer(account.page);
  const path = await linkInMail(email);
  const { page, open } = await newPerson({ device: 'phone', width: 360, javaScript: false });
  await open(path);
  await page.getByText('Cancelar la cotización', { exact: true }).click();
  await page.getByLabel('Motivo (opcional)').fill('Ya compramos otra.');
  expect(await sideways(page)).toEqual([]);
  await page.getByRole('button', { name: 'Sí, cancelar la cotización' }).click();
  await isAt(page, `${path}?hecho=terminar`);
  await sees(page.getByText('Terminó: la canceló quien la pidió.'));
  await misses(page.getByText('Cancelar la cotización', { exact: true }));
  await misses(page.getByRole('link', { name: 'Ver cómo pagar' }));

  await account.page.goto('/my-quotes');
  await seeDetail(account.page, reference).click();
  await sees(account.page.getByText('Terminó: la canceló quien la pidió.'));
  await sees(account.page.getByText('Ya compramos otra.').first());
  const mails = async () => (await mailsTo(email)).map(({ subject }) => subject);
  await expect.poll(mails).toContain(`Cotización ${reference}: cancelada por usted`);

  const staff = await newPerson();
  await signIn(staff.page, raul, `/admin/quotes?stage=ended&q=${reference}`);
  await sees(rowOf(staff.page, reference).getByText('Terminada'));
});

test('el equipo termina una con un motivo, y su clienta lo lee en la página, en el correo y en el enlace', {
  tags: 'long',
}, async ({ newPerson }) => {
  const email = 'la.terminan@prueba.test';
  const account = await newPerson();
  const reference = await openNewOffer(account.page, email);
  await acceptOffer(account.page);
  const path = await linkInMail(email);
  const staff = await newPerson();
  await signIn(staff.page, marta, `/admin/quotes?q=${reference}`);
  await setInRow(staff.page, reference, 'Rechazada', 'El vendedor ya no la tiene.');
  await saidUpdated(staff.page, 'cotización');

  await account.page.goto('/my-quotes');
  await seeDetail(account.page, reference).click();
  await sees(account.page.getByText('Terminó: nuestro equipo la cerró.'));
  await sees(account.page.getByText('El vendedor ya no la tiene.').first());
  await misses(account.page.getByRole('link', { name: 'Ver cómo pagar' }));
  const told = async () => (await mailsTo(email)).map(({ text }) => text).join('\n');
  await expect.poll(told).toContain('El vendedor ya no la tiene.');
  expect(await told()).toContain('Terminó: nuestro equipo la cerró.');
  const other = await newPerson({ javaScript: false });
  await other.open(path);
  await sees(other.page.getByText('Terminó: nuestro equipo la cerró.'));
});
