// What staff do again and again in their panels, in the words of the screens.
import type { Locator, Page } from 'playwright-core';
import { isAt, sees } from './people.ts';
import { toast } from './shopping.ts';

export const raul = { email: 'agente@demo.test' };
export const marta = { email: 'admin@demo.test' };

export const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('row', { name: new RegExp(name) });

export const panelOf = (page: Page, name: string): Locator => page.getByRole('region', { name });

/** Opens a record beside its list. */
export async function openPanel(page: Page, name: string): Promise<Locator> {
  await page.getByRole('link', { name, exact: true }).click();
  await isAt(page, /[?&]ver=/);
  await sees(panelOf(page, name));
  return panelOf(page, name);
}

export const newStatus = (panel: Locator): Locator => panel.getByLabel('Nuevo estado');

export const apply = (panel: Locator): Locator =>
  panel.getByRole('button', { name: 'Cambiar y avisar' });

export async function saidUpdated(page: Page, what: 'cotización' | 'verificación'): Promise<void> {
  await sees(toast(page).getByText('Estado actualizado', { exact: true }));
  await sees(toast(page).getByText(`El estado de la ${what} ha sido actualizado exitosamente`));
}
