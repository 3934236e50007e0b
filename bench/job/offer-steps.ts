import type { Page } from 'playwright-core';
import { offerLinkTexts, offerPageTexts } from '#features/orders/offers/messages.ts';
import type { Step } from './step.ts';

export const offerSteps: Step[] = [
  {
    name: 'mail',
    elsewhere: true,
    act: async ({ other: page, staff, reference, email }) => {
      await staff.sendOffer(reference);
      while (!(await linkInMail(page, email))) await page.waitForTimeout(100);
      await page.goto('/buzon');
      await page.locator('a[href^="/buzon/"]').first().click();
    },
  },
  {
    name: 'offer',
    elsewhere: true,
    act: async ({ other: page, email }) => page.goto(await linkInMail(page, email)),
  },
  {
    name: 'change-empty',
    elsewhere: true,
    act: async ({ other: page, language }) => {
      await page.getByText(offerPageTexts[language].changeTitle, { exact: true }).click();
      await page.locator('button[value="cambio"]').click();
    },
  },
  {
    name: 'accept',
    elsewhere: true,
    act: async ({ other: page, language }) => {
      await page.locator('input[name="opcion"]').first().check();
      await page
        .getByRole('button', { name: offerPageTexts[language].accept, exact: true })
        .click();
    },
  },
  {
    name: 'accepted',
    elsewhere: true,
    act: ({ other: page, language }) =>
      page.getByRole('button', { name: offerPageTexts[language].confirm, exact: true }).click(),
  },
  {
    name: 'shared',
    act: async ({ page, language, reference }) => {
      await page.goto(`/my-quotes/oferta/${reference}-O1`);
      for (const role of ['pays', 'receives'] as const) {
        await page.getByRole('button', { name: offerLinkTexts[language].share[role] }).click();
      }
    },
  },
  {
    name: 'pays',
    elsewhere: true,
    act: async ({ page, other }) => other.goto(await sharedLink(page, 0)),
  },
  {
    name: 'pays-where',
    elsewhere: true,
    act: async ({ other: page, staff }) => {
      await staff.sayWhereToPay();
      await page.reload();
    },
  },
  {
    name: 'paid',
    elsewhere: true,
    act: ({ other: page }) => page.locator('main a[href$="/pago"]').first().click(),
  },
  {
    name: 'paid-empty',
    elsewhere: true,
    act: ({ other: page }) => page.locator('main form button').click(),
  },
  {
    name: 'paid-sent',
    elsewhere: true,
    act: async ({ other: page }) => {
      await page.locator('main input[inputmode="decimal"]').fill('1,000.00');
      await page.locator('main select').selectOption('zelle');
      await page.locator('main form button').click();
    },
  },
  {
    name: 'receives',
    elsewhere: true,
    act: async ({ page, other }) => other.goto(await sharedLink(page, 1)),
  },
  {
    name: 'check',
    elsewhere: true,
    act: ({ other: page, reference }) => page.goto(`/comprobar?codigo=${reference}-O1`),
  },
  {
    name: 'checked',
    elsewhere: true,
    act: ({ other: page }) => page.locator('main form button').first().click(),
  },
  {
    name: 'order',
    act: async ({ page }) => {
      await page.goto('/my-quotes');
      await page.locator('main a[href*="ver="]').first().click();
    },
  },
  { name: 'profile', act: ({ page }) => page.goto('/profile') },
];

async function linkInMail(page: Page, email: string): Promise<string> {
  const answer = await page.request.get('/buzon/messages.json');
  const mails = (await answer.json()) as { to: string; text: string }[];
  const texts = mails.filter(({ to }) => to === email).map(({ text }) => text);
  return /\/oferta\/[\w-]+/.exec(texts.join('\n'))?.[0] ?? '';
}

async function sharedLink(page: Page, at: number): Promise<string> {
  const link = page.locator('main a[href*="/oferta/"]').filter({ hasText: '/oferta/' }).nth(at);
  return new URL((await link.getAttribute('href')) ?? '').pathname;
}
