// The deletion of an account, on the page of one's profile.
import type { Locator, Page } from 'playwright-core';

export const remove = (within: Page | Locator, role: 'link' | 'button') =>
  within.getByRole(role, { name: 'Eliminar mi cuenta' });
export const question = (page: Page) => page.getByRole('dialog', { name: '¿Eliminar su cuenta?' });
export const understood = 'Entiendo que no se puede deshacer';
