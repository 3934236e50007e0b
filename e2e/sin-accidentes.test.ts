import { describe, expect } from 'vitest';
import { violations } from './checks.ts';
import { mailsTo } from './inbox.ts';
import { focusIsOn } from './keyboard.ts';
import { live } from './live.ts';
import {
  apply,
  chooseInRow,
  newStatus,
  openPanel,
  panelOf,
  raul,
  rowOf,
  rowStatus,
  saidUpdated,
} from './panels.ts';
import { misses, sees, signIn, test } from './people.ts';
import { quoteFor, quoteOf, toast } from './shopping.ts';

/** The customer's mail waits for ten seconds, and two more for a late undo. */
const mailLeaves = { timeout: 60_000 };

describe('nada sale por accidente', () => {
  test('una flecha en el estado de una fila no cambia nada; el menú pregunta', {
    tags: 'long',
  }, async ({ newPerson }) => {
    const reference = await quoteOf('una.flecha@prueba.test');
    const { page } = await newPerson({ bypassPolicy: true });
    await signIn(page, raul, '/admin/quotes');
    await live(page);
    const status = rowStatus(page, reference);
    const { keyboard: keys } = page;
    await status.focus();
    await keys.press('ArrowDown');
    const item = (name: string) => page.getByRole('menuitemradio', { name });
    await focusIsOn(item('Pendiente'));
    await keys.press('ArrowDown');
    await focusIsOn(item('En Revisión'));
    await keys.press('End');
    await focusIsOn(item('Completada'));
    await keys.press('Home');
    await keys.press('r');
    await focusIsOn(item('Rechazada'));
    expect(await violations(page)).toEqual([]);
    await keys.press('Escape');
    await misses(item('Pendiente'));
    await focusIsOn(status);
    await sees(status.getByText('Pendiente'));

    const question = await chooseInRow(page, reference, 'Rechazada');
    expect(await violations(page)).toEqual([]);
    await apply(question).click();
    await sees(question.getByText('Para rechazar, escriba el motivo: el cliente lo leerá.'));
    await focusIsOn(question.getByLabel('Motivo para el cliente'));
    await question.getByRole('button', { name: 'Cancelar' }).click();
    await focusIsOn(status);
    await sees(status.getByText('Pendiente'));
  });

  test('lo deshecho a tiempo no sale, y el historial lo cuenta; lo demás sale una vez, con el navegador cerrado también', async ({
    newPerson,
  }) => {
    const customer = (await newPerson()).page;
    const email = 'se.deshace@prueba.test';
    const reference = await quoteFor(customer, email);
    // That it was asked for.
    await expect.poll(() => mailsTo(email)).toHaveLength(1);
    const { page } = await newPerson();
    await signIn(page, raul, '/admin/quotes');
    await live(page);
    const panel = await openPanel(page, reference);
    await newStatus(panel).selectOption({ label: 'Aprobada' });
    await apply(panel).click();
    await saidUpdated(page, 'cotización');
    await sees(panel.getByText('A cargo de Raúl Medina').or(panel.getByLabel('A cargo de')));
    await toast(page).getByRole('button', { name: 'Deshacer' }).click();
    await sees(toast(page).getByText('El cliente no recibió ningún correo.'));
    await sees(panel.getByText('Deshizo el cambio: de Aprobada a Pendiente'));
    await sees(rowStatus(page, reference).getByText('Pendiente'));

    // The key does the same, and the message comes back for a correction.
    const message = panel.getByRole('textbox', { name: 'Mensaje al cliente' });
    await message.fill('Para otro cliente');
    await message.press('Control+Enter');
    await sees(toast(page).getByText('Mensaje enviado', { exact: true }));
    await focusIsOn(panel.getByRole('heading', { name: reference }));
    await page.keyboard.press('z');
    await sees(panel.getByText('Retiró lo que había enviado'));
    await expect.poll(() => message.inputValue()).toBe('Para otro cliente');

    await customer.goto('/my-quotes');
    await customer.getByRole('link', { name: `Ver detalle de ${reference}` }).click();
    await sees(customer.getByText('Deshicimos un cambio hecho por error: sigue en Pendiente'));
    await sees(customer.getByText('Retiramos un mensaje enviado por error'));
    await misses(customer.getByText('Para otro cliente'));

    const other = 'cierra.todo@prueba.test';
    const next = await quoteOf(other);
    const hasty = await newPerson();
    await signIn(hasty.page, raul, '/admin/quotes');
    await live(hasty.page);
    const question = await chooseInRow(hasty.page, next, 'En Revisión');
    await apply(question).click();
    await saidUpdated(hasty.page, 'cotización');
    await hasty.context.close();
    const told = async () =>
      (await mailsTo(other)).filter(({ subject }) => /En Revisión/.test(subject)).length;
    expect(await told()).toBe(0);
    await expect.poll(told, mailLeaves).toBe(1);
    // By now the mail of the undone action would have left too.
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test('tras Ctrl+Enter las teclas no escriben: «s» va al estado', { tags: 'long' }, async ({
    newPerson,
  }) => {
    const reference = await quoteOf('tras.enter@prueba.test');
    const { page } = await newPerson();
    await signIn(page, raul, '/admin/quotes');
    await live(page);
    const panel = await openPanel(page, reference);
    const title = panel.getByRole('heading', { name: reference });
    const message = panel.getByRole('textbox', { name: 'Mensaje al cliente' });
    await message.fill('Buenos días');
    await message.press('Control+Enter');
    await sees(panel.getByText('Mensaje enviado.'));
    await focusIsOn(title);
    await page.keyboard.press('s');
    await focusIsOn(newStatus(panel));
    expect(await message.inputValue()).toBe('');
    // In a field the same key is a letter, in a list of choices it chooses.
    await message.focus();
    await page.keyboard.type('sz');
    await expect.poll(() => message.inputValue()).toBe('sz');
    await message.fill('');
    await newStatus(panel).focus();
    await page.keyboard.type('Apro');
    await page.keyboard.press('Control+Enter');
    await saidUpdated(page, 'cotización');
    await focusIsOn(title);
  });

  test('lo que respondió queda en su lista, con un día para volver', { tags: 'long' }, async ({
    newPerson,
  }) => {
    const reference = await quoteOf('su.lista@prueba.test');
    const { page } = await newPerson();
    await signIn(page, raul, '/admin/quotes?queue=unassigned');
    await live(page);
    const panel = await openPanel(page, reference);
    const message = panel.getByRole('textbox', { name: 'Mensaje al cliente' });
    await message.fill('La atiendo yo.');
    await message.press('Control+Enter');
    await sees(panel.getByText('Nada espera. Vuelva a mirarla', { exact: false }));
    await page.goto('/admin/quotes?queue=mine');
    await sees(rowOf(page, reference).getByText(/^Seguir el /));
    await misses(panelOf(page, reference));
  });
});
