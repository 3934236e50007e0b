import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Waits until React has taken over after a first intent, so that forms and links load no documents.
 */
export async function live(page: Page): Promise<void> {
  // The cart brings the drawer too, and on a slow line a link leads on without React.
  await liveBy(page, '[data-live]:not([data-cart], a)', '[data-live]');
}

/**
 * The same without the drawer on a good line, where React comes to the pages of who is signed in
 * by itself; other pages may have nothing but the cart.
 */
export async function liveWithoutDrawer(page: Page): Promise<void> {
  const onlyCart = 'html:not(:has(#boot[data-eager])) [data-live]';
  await liveBy(page, 'a[data-live]', '[data-live]:not([data-cart])', onlyCart);
}

/** By a control of the first selector that the page has. */
async function liveBy(page: Page, ...selectors: string[]): Promise<void> {
  const isLive = (each: string[]) => {
    if (window.bootState?.live) return true;
    // Once React is on its way, a tap would bring what its control opens.
    if (window.bootState?.react) return false;
    // Again and again: the script that hears the tap may itself be on its way.
    const controls = each.map((selector) => document.querySelector(selector));
    const control = controls.find((found) => found !== null);
    control?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    return false;
  };
  await page.waitForFunction(isLive, selectors, { polling: 100 });
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
