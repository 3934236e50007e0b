import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Waits until React has taken over after a first intent, so that forms and links load no documents.
 */
export async function live(page: Page): Promise<void> {
  const isLive = () => {
    if (window.bootState?.live) return true;
    // The script that hears the tap may itself be on its way. The cart brings the drawer too, and
    // on a slow line a link leads on without React.
    const controls = [...document.querySelectorAll('[data-live]')];
    const quiet = controls.filter((each) => !each.matches('[data-cart], a'));
    const control = quiet[0] ?? controls[0];
    control?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    return false;
  };
  await page.waitForFunction(isLive, undefined, { polling: 100 });
}

export const controlled = (page: Page) =>
  expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

/** By the button of the menu. */
export async function inOtherLanguage(page: Page, name: string): Promise<void> {
  await page
    .getByLabel(/^Men[uú]$/)
    .first()
    .click();
  await page.getByRole('banner').getByRole('button', { name }).last().click();
}
