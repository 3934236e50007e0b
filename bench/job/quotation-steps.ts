import { caseTexts } from '#features/requests/cases/messages.ts';
import { quoteCartTexts } from '#features/requests/quotes/cart/messages.ts';
import { catalogueTexts } from '#features/shop/catalogue/messages.ts';
import type { Step, Walk } from './step.ts';

const corolla = 'toyota-corolla-le-2021';
const severalMazdas = 'Mazda CX-5 2.5 S Select 2025';
const generate = ({ page, language }: Walk) =>
  page.getByRole('button', { name: quoteCartTexts[language].generate, exact: true }).click();
const send = ({ page, language }: Walk) =>
  page.getByRole('button', { name: caseTexts[language].send }).click();

export const quotationSteps: Step[] = [
  { name: 'list', act: ({ page }) => page.goto('/products/automobiles') },
  {
    name: 'provinces',
    act: ({ page }) => page.locator('main a[href^="/provincia"]').first().click(),
  },
  { name: 'list-of-holguin', act: ({ page }) => page.locator('button[value="HOL"]').click() },
  {
    name: 'product',
    act: ({ page }) => page.locator(`main a[href$="${corolla}"]`).first().click(),
  },
  { name: 'added', act: ({ page }) => page.locator('main [data-add]').first().click() },
  {
    name: 'second-added',
    act: async ({ page, language }) => {
      await page.goto('/products/automobiles?brand=Mazda');
      const add = catalogueTexts[language].addNamed(severalMazdas);
      await page.getByRole('button', { name: add }).click();
    },
  },
  {
    name: 'quantity',
    act: async ({ page, language }) => {
      await page
        .getByRole('button', { name: quoteCartTexts[language].more(severalMazdas) })
        .click();
    },
  },
  {
    name: 'removed',
    act: ({ page }) => page.locator('button[name="quitar"]').last().click(),
  },
  {
    name: 'another-province',
    act: async ({ page }) => {
      await page.goto('/provincia?returnTo=/products/automobiles');
      await page.locator('button[value="HAB"]').click();
    },
  },
  {
    name: 'former-cart-back',
    act: ({ page }) => page.locator('main button[value="recuperar"]').click(),
  },
  {
    name: 'sign-in',
    act: ({ page, language }) =>
      page.locator('main').getByRole('link', { name: quoteCartTexts[language].signIn }).click(),
  },
  {
    name: 'signed-in',
    act: async ({ page, email }) => {
      await page.locator('input[type="email"]').fill(email);
      await page.locator('input[name="firstName"]').fill('Yanet');
      await page.locator('input[name="lastName"]').fill('Pérez Rodríguez');
      await page
        .getByRole('button', { name: 'Entrar', exact: true })
        .or(page.getByRole('button', { name: 'Sign in', exact: true }))
        .click();
      await page.waitForURL((url) => !url.pathname.startsWith('/idp'));
    },
  },
  { name: 'numbers-missing', act: generate },
  {
    name: 'recipient-wrong',
    act: async (walk) => {
      const { page, language } = walk;
      await page.locator('#phone').fill('5 123 4567');
      await page.locator('#whatsapp').fill('5 123 4567');
      const details = page.getByText(quoteCartTexts[language].details);
      await details.click();
      await page.locator('[name="notes"]').fill('¿Se puede pagar en dos partes?');
      await page.locator('[name="recipient.name"]').fill('Rosa Díaz Cabrera');
      await page.locator('[name="recipient.phone"]').fill('24 42');
      await generate(walk);
    },
  },
  {
    name: 'price-changed',
    act: async (walk) => {
      await walk.page.locator('[name="recipient.phone"]').fill('+53 24 421 234');
      await walk.staff.setPrice(corolla, '16200.00');
      await generate(walk);
    },
  },
  {
    name: 'sold-meanwhile',
    act: async (walk) => {
      const { page, staff } = walk;
      await page.goto('/products/automobiles?brand=Mazda');
      await page.locator('[data-add]').first().click();
      await staff.setStatus(corolla, 'sold');
      await generate(walk);
    },
  },
  {
    name: 'number',
    act: async (walk) => {
      const { page } = walk;
      await page.locator('button[name="quitar"]').first().click();
      await generate(walk);
      await page.waitForURL(/\/cotizacion\/MA-TX/);
      walk.reference = new URL(page.url()).pathname.split('/').at(-1) ?? '';
      await walk.staff.setStatus(corolla, 'available');
    },
  },
  { name: 'my-quotes', act: ({ page }) => page.goto('/my-quotes') },
  {
    name: 'agent-asks',
    act: async ({ page, staff, reference, language }) => {
      const question = {
        es: '¿La recibe usted en Holguín o alguien de su familia?',
        en: 'Will you receive it in Holguín yourself, or somebody of your family?',
      };
      await staff.write(reference, question[language]);
      await page.goto('/my-quotes');
      await page.locator('main a[href*="ver="]').first().click();
    },
  },
  { name: 'empty-answer', act: send },
  {
    name: 'answered',
    act: async (walk) => {
      await walk.page.locator('textarea[name="text"]').fill('La recibe mi hermana, Rosa.');
      await send(walk);
    },
  },
];
