import {
  giveContact,
  goBack,
  howItCame,
  isAlone,
  isAt,
  isControlled,
  isCounted,
  isDialog,
  isFilled,
  isFocusOn,
  isLive,
  isStyled,
  shownReference,
  shownTicket,
  tellReturn,
} from './in-page.ts';
import type { Page } from './page.ts';
import type { LinedShop } from './shop.ts';

interface Visit {
  page: Page;
  shop: LinedShop;
  email: string;
  photo: string;
  /** The number of their quotation. */
  reference?: string;
}

/** What it returns stands beside its mark in the table. */
type Step = [name: string, act: (visit: Visit) => Promise<unknown>];

const list = '/products/automobiles';
const corolla = { name: 'Toyota Corolla LE 2021', path: `${list}/toyota-corolla-le-2021` };
const versa = 'Nissan Versa SV 2022';
const fridge = 'Refrigerador Frigidaire 18.3 pies³';

/** The main job, as one person does it; each step begins with a page of its own. */
export const steps: readonly Step[] = [
  [
    'home',
    async ({ page }) => {
      await page.open('/');
      await page.ask(isStyled);
    },
  ],
  [
    'list',
    async ({ page }) => {
      await page.open(list);
      await page.sees(corolla.name);
      await page.ask(isStyled);
    },
  ],
  [
    'early tap',
    async ({ page, shop }) => {
      shop.line.become('slow');
      await page.open(corolla.path);
      await page.tap('Imagen siguiente');
      await page.sees('2 / ');
    },
  ],
  [
    'filter',
    async ({ page }) => {
      await page.open(list);
      await page.ask(isLive);
      await page.tap('Filtrar · Ordenar');
      await page.fill('Precio máximo', '13000');
      // It counts when the field is left.
      await page.tap('Precio mínimo');
      await page.ask(isAlone, versa, corolla.name);
    },
  ],
  [
    'search',
    async ({ page }) => {
      await page.open(list);
      await page.fill('Buscar', 'corolla');
      await page.tap('Buscar en el catálogo');
      await page.ask(isAlone, corolla.name, versa);
    },
  ],
  [
    'product and focus',
    async ({ page }) => {
      await page.open(list);
      await page.ask(isLive);
      await page.tap(corolla.name);
      await page.ask(isDialog, corolla.name);
      await page.tap('Cerrar');
      await page.ask(isFocusOn, corolla.name);
    },
  ],
  [
    'gallery',
    async ({ page }) => {
      await page.open(corolla.path);
      for (const place of ['2 / ', '3 / ']) {
        await page.tap('Imagen siguiente');
        await page.sees(place);
      }
    },
  ],
  [
    'offline',
    async ({ page, shop }) => {
      await page.open(list);
      await page.ask(isControlled);
      shop.line.become('cut');
      await page.open(list);
      await page.sees(corolla.name);
      await page.open('/terms');
      await page.sees('Sin conexión');
    },
  ],
  [
    'cart',
    async ({ page }) => {
      await page.open('/products/electrodomesticos');
      await page.tap(`Agregar a Cotización: ${fridge}`);
      await page.ask(isDialog, 'Su cotización');
      await page.tap('Uno más de');
      await page.ask(isCounted, 2);
      await page.tap('Uno menos de');
      await page.ask(isCounted, 1);
    },
  ],
  [
    'sign-in',
    async ({ page, email }) => {
      await page.open('/api/login?returnTo=/profile');
      await page.fill('Correo electrónico', email);
      await page.fill('Nombre', 'Yamilé');
      await page.tap('Entrar');
      await page.ask(isAt, '/profile');
      await page.ask(giveContact);
    },
  ],
  [
    'reference number',
    async (visit) => {
      await visit.page.open('/products/electrodomesticos');
      await visit.page.tap('Cotización');
      await visit.page.ask(isDialog, 'Su cotización');
      await visit.page.tap('Generar Cotización');
      visit.reference = await visit.page.ask(shownReference);
    },
  ],
  [
    'offer with an option',
    async ({ page, shop, email, reference = '' }) => {
      await page.open(await shop.linkOfOffer(reference, email));
      await page.tap('Cuidado en almacén');
      await page.tap('Aceptar oferta');
      await page.sees('Confirme que acepta');
      await page.sees('Cuidado en almacén');
      await page.tap('Confirmar');
      await page.sees('Oferta aceptada');
      await page.sees('Cuidado en almacén');
    },
  ],
  [
    'verification with a photo',
    async ({ page, email, photo }) => {
      await page.open('/verify');
      await page.fill('Código de verificación', 'MA-VER-20261121-7K4P');
      await page.ask(isFilled, 'Correo electrónico', email);
      await page.choose('#receipts', photo);
      await page.sees('Listo');
      await page.tap('Enviar verificación');
      await page.ask(shownTicket);
    },
  ],
  [
    'back after signing out',
    async ({ page, email }) => {
      await page.open('/profile');
      await page.sees(email);
      await page.ask(tellReturn);
      await page.open('/api/logout');
      await page.ask(isAt, '/');
      await page.ask(goBack);
      await page.ask(isAt, '/?aviso=entrar&returnTo=%2Fprofile');
      await page.misses(email);
      return page.ask(howItCame);
    },
  ],
];
