import type { Locator, Page } from 'playwright-core';
import { isAt, sees } from './people.ts';
import { toast } from './shopping.ts';

export const raul = { email: 'agente@demo.test' };
export const marta = { email: 'admin@demo.test' };

export const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('row', { name: new RegExp(name) });

export const panelOf = (page: Page, name: string): Locator => page.getByRole('region', { name });

export async function openPanel(page: Page, name: string): Promise<Locator> {
  await page.getByRole('link', { name, exact: true }).click();
  await isAt(page, /[?&]ver=/);
  await sees(panelOf(page, name));
  return panelOf(page, name);
}

export const newStatus = (panel: Locator): Locator => panel.getByLabel('Nuevo estado');

export const rowStatus = (page: Page, name: string): Locator =>
  page.getByRole('row').getByRole('button', { name: `Cambiar estado de ${name}` });

export async function chooseInRow(page: Page, name: string, status: string): Promise<Locator> {
  await rowStatus(page, name).click();
  await page.getByRole('menuitemradio', { name: status }).click();
  const question = page.getByRole('dialog', { name: `¿Poner «${status}» a ${name}?` });
  await sees(question);
  return question;
}

/** Chooses a status and confirms it; the customer reads `reason`. */
export async function setInRow(
  page: Page,
  name: string,
  status: string,
  reason?: string,
): Promise<void> {
  const question = await chooseInRow(page, name, status);
  if (reason) await question.getByLabel('Motivo para el cliente').fill(reason);
  await apply(question).click();
}

export const apply = (panel: Locator): Locator =>
  panel.getByRole('button', { name: 'Cambiar y avisar' });

export async function saidUpdated(page: Page, what: 'cotización' | 'verificación'): Promise<void> {
  await sees(toast(page).getByText('Estado actualizado', { exact: true }));
  await sees(toast(page).getByText(`El estado de la ${what} ha sido actualizado exitosamente`));
}
